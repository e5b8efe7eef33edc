/**
 * Looks at something again and again, each time a while after the look before has ended. Settles after the first look.
 * @param intervalMs between the end of a look and the next one, in milliseconds
 * @returns what ends it
 */
export async function poll(intervalMs: number, look: () => Promise<unknown>): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const lookAgain = async () => {
    await look();
    if (!isClosed) timer = setTimeout(() => void lookAgain(), intervalMs).unref();
  };
  await lookAgain();
  return () => {
    isClosed = true;
    clearTimeout(timer);
  };
}
