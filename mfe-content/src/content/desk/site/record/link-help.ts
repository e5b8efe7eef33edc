import type { ContentRecord } from '@clinic/contracts/content/records';
import { useEffect } from 'react';
import type { LinkCheck } from '../../../../parts/desk/remarks/links.ts';
import { linksOf } from '../../../../parts/desk/remarks/links.ts';
import { useLinkCheck } from '../../../../parts/desk/remarks/use-link-check.ts';
import type { FieldNode } from './form-tree.ts';
import { lastName, namesOf, valueAt } from './form-tree.ts';

export { addressRemarks, linkRemarks } from '../../../../parts/desk/remarks/links.ts';
export { Remarks } from '../../../../parts/desk/remarks/Remarks.tsx';

/** Every address in a record: in the fields that hold one, and in the links of its texts, at any depth. */
function addressesIn(fields: readonly FieldNode[], record: unknown): string[] {
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

interface KnownLinksProps {
  fields: readonly FieldNode[];
  record: ContentRecord;
  onKnown: (check: LinkCheck) => void;
}

/** Draws nothing: asks the server about the addresses of a record, and calls `onKnown` whenever the answer is another. */
export function KnownLinks({ fields, record, onKnown }: KnownLinksProps) {
  const { nowhere, isUnknown } = useLinkCheck(addressesIn(fields, record));
  useEffect(() => onKnown({ nowhere, isUnknown }), [onKnown, nowhere, isUnknown]);
  return null;
}
