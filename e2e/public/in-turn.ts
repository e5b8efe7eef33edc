/** How many requests are under way at a time: enough to keep the server busy, and few enough for the tests beside. */
const atOnce = 4;

/** Does the same with each of many, some at a time; the first failure ends it. */
export async function inTurn<T>(many: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...many];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
