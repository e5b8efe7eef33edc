const wordsAMinute = 180;

/** The words of HTML as plain text; what stands between tags is never joined to one word. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Minutes that reading a text takes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
