import type { FieldPath } from './collection.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { say } from './mistakes.ts';

const pictureFields = new Set(['image', 'web_image', 'mobile_image']);
const htmlField = /_html_(?:ar|en)$/;

/** What a check of a record can say. */
export interface RecordRemarks {
  readonly mistake: (path: FieldPath, what: string) => void;
  /** Tags and attributes that were taken out of a field. */
  readonly removed: (path: FieldPath, parts: readonly string[]) => void;
  readonly hasPicture: (path: string) => boolean;
}

function checkHtml(html: string, path: FieldPath, remarks: RecordRemarks): string {
  const sanitised = sanitiseHtml(html);
  if (sanitised.removed.length > 0) remarks.removed(path, sanitised.removed);
  for (const [, picture = ''] of sanitised.html.matchAll(/ src="\/images\/([^"?]+)[^"]*"/g)) {
    if (!remarks.hasPicture(picture)) remarks.mistake(path, say('noPicture', picture));
  }
  if (sanitised.html.trim() === '') remarks.mistake(path, say('nothingShown'));
  return sanitised.html;
}

/**
 * A record as it may be stored: its HTML sanitised, at any depth. Fields are known by their names (see the records): pictures
 * must exist, HTML that loses something is remarked.
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
    remarks.mistake(path, say('noPicture', value));
  }
  return value;
}
