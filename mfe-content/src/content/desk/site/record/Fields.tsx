import { Box } from '@clinic/kit/ui';
import { languages } from '@clinic/contracts';
import type { FieldNode, FieldPath } from './form-tree.ts';
import { lastName } from './form-tree.ts';
import { ListField } from './ListField.tsx';
import { OneField } from './OneField.tsx';

/** Fields that take the width of the form. */
const isWide = ({ kind }: FieldNode) => kind === 'parts' || kind === 'weekdays' || kind === 'references';

/** The fields of a record or of one of its parts; texts in two languages stand side by side where there is room. */
export function Fields({ fields, at }: { fields: readonly FieldNode[]; at: FieldPath }) {
  return (
    <Box sx={columns}>
      {fields.map((field) => {
        const path = [...at, lastName(field)];
        if (field.kind === 'parts')
          return (
            <Box key={field.path} sx={wide}>
              <ListField field={field} path={path}>
                {(place) => <Fields fields={field.fields} at={[...path, place]} />}
              </ListField>
            </Box>
          );
        if (field.bilingual)
          return (
            <Box key={field.path} sx={{ ...wide, ...columns }}>
              {languages.map((lang) => (
                <OneField key={lang} field={field} path={[...at, `${lastName(field)}_${lang}`]} lang={lang} />
              ))}
            </Box>
          );
        return (
          <Box key={field.path} sx={isWide(field) ? wide : { minWidth: 0 }}>
            <OneField field={field} path={path} lang={null} />
          </Box>
        );
      })}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const wide = { gridColumn: '1 / -1', minWidth: 0 } as const;
