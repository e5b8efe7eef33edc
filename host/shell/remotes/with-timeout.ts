/** The outcome of an attempt, or a failure when it takes longer than it may. */
export function withTimeout<T>(milliseconds: number, attempt: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`no answer within ${milliseconds} ms`, 'TimeoutError')),
      milliseconds,
    );
  });
  return Promise.race([attempt, late]).finally(() => clearTimeout(timer));
}
