import type { FieldPath } from './collection.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const pictureFields = new Set(['image', 'web_image', 'mobile_image']);
const htmlField = /_html_(?:ar|en)$/;

/** What a check of a record can say. */
export interface RecordRemarks {
  readonly mistake: (path: FieldPath, what: string) => void;
  readonly warning: (path: FieldPath, what: string) => void;
  readonly hasPicture: (path: string) => boolean;
}

function checkHtml(html: string, path: FieldPath, remarks: RecordRemarks): string {
  const sanitised = sanitiseHtml(html);
  if (sanitised.removed.length > 0) remarks.warning(path, `not allowed, taken out: ${sanitised.removed.join(', ')}`);
  for (const [, picture = ''] of sanitised.html.matchAll(/ src="\/images\/([^"]+)"/g)) {
    if (!remarks.hasPicture(picture)) remarks.mistake(path, `there is no picture images/${picture}`);
  }
  if (sanitised.html.trim() === '') remarks.mistake(path, 'has nothing that may be shown');
  return sanitised.html;
}

/**
 * A record as it may be stored: its HTML sanitised, at any depth. Fields are known by their names (see the records): pictures
 * must exist, HTML that loses something is a warning.
 */
export function checkRecord(value: unknown, remarks: RecordRemarks, path: FieldPath = []): unknown {
  if (Array.isArray(value)) return value.map((item, place) => checkRecord(item, remarks, [...path, place]));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, checkRecord(field, remarks, [...path, name])]),
    );
  }
  const field = path[path.length - 1];
  if (typeof value !== 'string' || typeof field !== 'string') return value;
  if (htmlField.test(field)) return checkHtml(value, path, remarks);
  if (pictureFields.has(field) && !remarks.hasPicture(value)) {
    remarks.mistake(path, `there is no picture images/${value}`);
  }
  return value;
}
