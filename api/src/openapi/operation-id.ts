const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `by-slug`, `doctor_id` and `calendar.ics` as one word each, with a capital. */
const wordOf = (part: string) =>
  part
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('');

/** `GET /api/doctors/by-slug/{slug}` is `getDoctorsBySlug`, and `GET /api/appointments/{id}` is `getAppointmentsById`. */
export function operationId(method: string, path: string): string {
  const words: string[] = [];
  for (const part of path.replace(/^\/api\//, '/').split('/')) {
    if (part === '') continue;
    const word = part.startsWith('{') ? `By${wordOf(part)}` : wordOf(part);
    // A path that says by what it finds something need not say it twice.
    if (words.at(-1) !== word) words.push(word);
  }
  return method + words.join('');
}
