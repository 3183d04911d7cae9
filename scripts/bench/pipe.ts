/** One direction of a slow line: packets leave one after another, and each takes its time to arrive. */
export class Pipe {
  /** When the line is free again. */
  #free = 0;

  /**
   * @param kilobits - thousands of bits a second
   * @param delay - the way itself, in milliseconds
   * @param room - how many bytes may wait before packets are lost
   */
  constructor(
    readonly kilobits: number,
    readonly delay: number,
    readonly room = 1_000_000,
  ) {}

  /**
   * Sends a packet.
   *
   * @param now - the time in milliseconds
   * @param bytes - its length
   * @returns when it arrives; undefined when it is lost
   */
  send(now: number, bytes: number): number | undefined {
    const bytesAMillisecond = this.kilobits / 8;
    const wait = Math.max(0, this.#free - now);
    if (wait * bytesAMillisecond > this.room) return undefined;
    this.#free = now + wait + bytes / bytesAMillisecond;
    return this.#free + this.delay;
  }
}
