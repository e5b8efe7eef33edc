/** Letters that a search needs at least; fewer count as none. */
const leastLetters = 2;

/** What an address searches for (`?search=`); an empty text when that is nothing. */
export function askedWords(query: URLSearchParams): string {
  const words = (query.get('search') ?? '').trim().slice(0, 100);
  return words.length < leastLetters ? '' : words;
}
