interface PdfParts {
  /** Entries of the catalogue, of the only page, and whole objects beside them; these are numbered from 4 on. */
  readonly catalogue?: string;
  readonly page?: string;
  readonly objects?: readonly string[];
  /** What stands between the last object and the table of objects. */
  readonly before?: string;
  /** Size of the file in bytes, filled up with a comment. */
  readonly bytes?: number;
}

/** A PDF of one empty page, with a table of its objects as the format asks for (ISO 32000-1, 7.5). */
export function aPdf({ catalogue = '', page = '', objects = [], before = '', bytes = 0 }: PdfParts = {}): string {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ];
  const build = (comment: string) => {
    let text = `%PDF-1.7\n${comment}`;
    const places = all.map((object, index) => {
      const place = text.length;
      text += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return place;
    });
    text += before;
    const table = String(text.length).padStart(8, '0');
    const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    return `${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  };
  const missing = bytes - build('').length - 2;
  return build(missing > 0 ? `%${'x'.repeat(missing)}\n` : '');
}
