let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a function wait until the earlier calls of all queued functions have ended: two windows of the editor never write
 * the same file at once.
 */
export const queued =
  <Input, Output>(work: (input: Input) => Promise<Output>) =>
  (input: Input): Promise<Output> => {
    const result = last.then(() => work(input));
    last = result.catch(() => undefined);
    return result;
  };
