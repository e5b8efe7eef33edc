/** How a provider of messages fails: before it has a message, or after, so that nobody is told that it has it. */
export type ProviderError = 'refuses' | 'takes and says nothing';

/** Of one message at most so often: after eight failures the API gives it up. */
const mostOfOne = 5;

/** Decides about each try of a message, by its id: fails so many of all, by chance. */
export function providerErrors(random: () => number, share: number): (id: string) => ProviderError | null {
  const errors = new Map<string, number>();
  return (id) => {
    const before = errors.get(id) ?? 0;
    if (before === mostOfOne || random() >= share) return null;
    errors.set(id, before + 1);
    return random() < 0.5 ? 'refuses' : 'takes and says nothing';
  };
}
