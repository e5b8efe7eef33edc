import type { ContentRecord, RecordCollection, RecordField } from '@clinic/contracts/content/records';
import { formFields } from './form-fields.ts';
import { editedSchema } from '../../content/edited-collections.ts';

function blankOf({ kind, empty, choices }: RecordField): unknown {
  if (kind === 'parts' || kind === 'texts' || kind === 'references' || kind === 'weekdays') return [];
  if (empty === 'null') return null;
  if (kind === 'yes-no') return false;
  if (kind === 'choice') return choices[0] ?? '';
  return kind === 'number' || kind === 'reference' ? null : '';
}

/** What a new record begins with: what its schema gives to a field that is left out, and nothing in the others. */
export function blankRecord(collection: RecordCollection): ContentRecord {
  const { shape } = editedSchema(collection);
  return Object.fromEntries(
    formFields(collection)
      .filter(({ path }) => !path.includes('.'))
      .flatMap((field) =>
        (field.bilingual ? [`${field.path}_ar`, `${field.path}_en`] : [field.path]).map((name) => {
          const given = shape[name]?.['~standard'].validate(undefined);
          const value = given !== undefined && 'value' in given ? given.value : undefined;
          return [name, value ?? blankOf(field)];
        }),
      ),
  );
}
