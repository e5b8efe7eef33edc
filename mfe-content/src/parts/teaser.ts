/** Words of a teaser. */
const teaserWords = 20;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of an HTML text, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (name.startsWith('#'))
        return String.fromCodePoint(Number(name.replace(/^#x?/i, (sign) => (sign.length > 1 ? '0x' : ''))));
      return entities[name.toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?،؛؟»)])/g, '$1')
    .trim();
}

/** The first twenty words of an HTML text, with an ellipsis when there are more. */
export function teaser(html: string): string {
  const words = plainText(html).split(' ');
  return words.length > teaserWords ? `${words.slice(0, teaserWords).join(' ')}…` : words.join(' ');
}
