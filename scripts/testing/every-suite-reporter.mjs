/** Fails a run in which not every suite ran: Jest ends green if it throws between two suites. */
export default class EverySuite {
  onRunComplete(_contexts, { numTotalTestSuites, testResults, wasInterrupted }) {
    const missing = numTotalTestSuites - testResults.length;
    if (missing <= 0 || wasInterrupted) return;
    this.error = new Error(`Jest left out ${missing} of its suites.`);
    console.error(this.error.message);
  }

  getLastError() {
    return this.error;
  }
}
