import type { ContentRecord } from '@clinic/contracts/content/records';
import { linksOf } from '../../../../parts/desk/remarks/links.ts';
import type { FieldNode } from './form-tree.ts';
import { lastName, namesOf, valueAt } from './form-tree.ts';

/** Every address in a record: in the fields that hold one, and in the links of its texts, at any depth. */
export function addressesIn(fields: readonly FieldNode[], record: unknown): string[] {
  return fields.flatMap((field): string[] => {
    if (field.kind === 'parts') {
      const parts = valueAt(record, [lastName(field)]);
      return Array.isArray(parts) ? parts.flatMap((part: ContentRecord) => addressesIn(field.fields, part)) : [];
    }
    if (field.kind !== 'link' && field.kind !== 'html') return [];
    return namesOf(field).flatMap((name) => {
      const value = valueAt(record, [name]);
      if (typeof value !== 'string') return [];
      return field.kind === 'link' ? [value] : linksOf(value).map(({ href }) => href ?? '');
    });
  });
}
