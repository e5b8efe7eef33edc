import { restoreFocus } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import type { FieldNode } from './form-tree.ts';
import { namesOf } from './form-tree.ts';
import { useLabels } from './use-labels.ts';
import type { Editing, RecordConflict } from './use-record.ts';

interface FieldConflictProps {
  conflict: RecordConflict;
  editing: Editing;
  fields: readonly FieldNode[];
}

/** Two people changed the same fields: both values, and a choice. Nothing is saved until it is made. */
export function FieldConflict({ conflict: { theirs, names }, editing, fields }: FieldConflictProps) {
  const { t } = useTranslation('content');
  const { label, labelIn } = useLabels();
  const labelOf = (name: string) => {
    const field = fields.find((one) => namesOf(one).includes(name));
    if (field === undefined) return name;
    return field.bilingual ? labelIn(field, name.endsWith('_ar') ? 'ar' : 'en') : label(field);
  };
  const words = (value: unknown) => {
    if (Array.isArray(value)) return t('desk.site.conflict.parts', { number: value.length });
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const settle = (whose: 'mine' | 'theirs') => {
    editing.settle(whose);
    requestAnimationFrame(restoreFocus);
  };

  return (
    <Card>
      <Stack sx={{ gap: 2 }} role="alert">
        <Box component="h2" sx={{ margin: 0, fontSize: '1.25rem' }}>
          {t('desk.site.conflict.title')}
        </Box>
        <p style={{ margin: 0 }}>{t('desk.site.conflict.text')}</p>
        {names.map((name) => (
          <Box component="section" key={name} aria-label={labelOf(name)}>
            <Box component="h3" sx={{ margin: 0, fontSize: '1rem' }}>
              {labelOf(name)}
            </Box>
            <Box sx={sides}>
              {(['mine', 'theirs'] as const).map((whose) => (
                <Box key={whose} sx={side}>
                  <span>{t(`desk.site.conflict.${whose}`)}</span>
                  <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {words((whose === 'mine' ? editing.record : theirs)[name]) || t('desk.site.conflict.nothing')}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button onClick={() => settle('mine')}>{t('desk.site.conflict.keepMine')}</Button>
          <Button variant="outlined" onClick={() => settle('theirs')}>
            {t('desk.site.conflict.takeTheirs')}
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}

const sides = {
  display: 'grid',
  gap: 1.5,
  marginBlockStart: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const side = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  padding: 1.5,
  border: '1px solid',
  borderColor: 'line.edge',
  borderRadius: '12px',
  '& > span:first-of-type': { color: 'text.secondary', fontSize: '.9375rem' },
} as const;
