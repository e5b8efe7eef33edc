/** First name and initial: enough to be addressed by, too little to be found by. */
export function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const family = others.at(-1)?.replace(/^ال(?=\p{L}{2})/u, '');
  const [initial] = family ?? '';
  return initial === undefined ? first : `${first} ${initial}.`;
}
