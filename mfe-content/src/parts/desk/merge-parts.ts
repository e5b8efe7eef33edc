/** How a content is made of parts that are written by themselves. */
export interface PartsOf<Content, Name extends string, Value> {
  readonly names: readonly Name[];
  readonly partOf: (content: Content, name: Name) => Value;
  /** The content with another value in one of its parts. */
  readonly withPart: (content: Content, name: Name, value: Value) => Content;
}

/** What two people wrote, put together, and the parts about which somebody has to decide. */
export interface Merged<Content, Name extends string> {
  content: Content;
  conflicts: Name[];
}

/**
 * What two people wrote from one beginning, put together: a part that only one of them changed is taken from there. Parts that
 * both changed in different ways keep the value of `mine`, and are named.
 */
export function mergeParts<Content, Name extends string, Value>(
  { names, partOf, withPart }: PartsOf<Content, Name, Value>,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Content>,
): Merged<Content, Name> {
  const conflicts: Name[] = [];
  let content = theirs;
  for (const name of names) {
    const [before, own, other] = [partOf(base, name), partOf(mine, name), partOf(theirs, name)];
    if (own === before || own === other || own === undefined) continue;
    content = withPart(content, name, own);
    if (other !== before) conflicts.push(name);
  }
  return { content, conflicts };
}
