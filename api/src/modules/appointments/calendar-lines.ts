/** How RFC 5545 writes what a calendar file says. */

/** An instant in UTC, to the second. */
export const stamp = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A text value: signs with a meaning of their own, and line breaks, are escaped (3.3.11). */
export const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A parameter's value in quotation marks, which it may not contain itself (3.2). */
export const quoted = (text: string) => `"${text.replace(/["\r\n]/g, ' ')}"`;

/** Lines of at most 75 octets, continued after a space, never cut inside a letter (3.1). */
function folded(line: string): string {
  const parts: string[] = [''];
  let room = 75;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (size > room) {
      parts.push('');
      room = 74;
    }
    parts[parts.length - 1] += letter;
    room -= size;
  }
  return parts.join('\r\n ');
}

/** The file of these content lines, each ended by CRLF. */
export const fileOf = (lines: readonly string[]) => `${lines.map(folded).join('\r\n')}\r\n`;
