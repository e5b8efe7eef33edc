import { longestVisit, shortestVisit } from '@clinic/contracts';
import { mostKindName, mostKinds } from '@clinic/contracts/account';
import { CheckboxField, FieldNotes, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Icon, IconButton } from '@clinic/kit/ui';
import type { KindDraft } from './week-kinds.ts';
import type { Change } from './week-state.ts';
import { keyForNew } from './week-state.ts';

interface KindsFieldsProps {
  kinds: readonly KindDraft[];
  apply: (change: Change) => void;
  field: FormState<unknown>['field'];
}

/** What the doctor offers beside the ordinary visit, each with its length, in the order in which patients see it. */
export function KindsFields({ kinds, apply, field }: KindsFieldsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const wrong = field('kinds').error;
  return (
    <Card>
      <Box component="section" aria-labelledby="kinds-title" sx={{ display: 'grid', gap: 2 }}>
        <Box component="h2" id="kinds-title" sx={{ margin: 0, fontSize: '1.25rem' }}>
          {t('schedules.kinds.title')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t('schedules.kinds.lead')}</Box>
        <FieldNotes id="field-kinds" {...(wrong !== undefined && { error: wrong })} />
        {kinds.map((kind, index) => {
          const at = `kinds.${index}`;
          const set = (values: Partial<KindDraft>) => apply({ type: 'kind', key: kind.key, values });
          const name = pick({ name_ar: kind.nameAr, name_en: kind.nameEn }, 'name', lang) || String(index + 1);
          return (
            <Box key={kind.key} role="group" aria-label={t('schedules.kinds.one', { name })} sx={row}>
              {(['nameAr', 'nameEn'] as const).map((part) => (
                <TextField
                  key={part}
                  {...field(`${at}.${part === 'nameAr' ? 'name_ar' : 'name_en'}`)}
                  label={t(`schedules.kinds.${part}`)}
                  dir="auto"
                  maxLength={mostKindName}
                  value={kind[part]}
                  onChange={({ currentTarget: { value } }) => set({ [part]: value })}
                />
              ))}
              <TextField
                {...field(`${at}.minutes`)}
                label={t('schedules.kinds.minutes')}
                type="number"
                min={shortestVisit}
                max={longestVisit}
                value={kind.minutes}
                onChange={({ currentTarget: { value } }) => set({ minutes: value })}
              />
              <Box data-rest>
                <CheckboxField
                  {...field(`${at}.by_patients`)}
                  label={t('schedules.kinds.byPatients')}
                  required={false}
                  checked={kind.byPatients}
                  onChange={({ currentTarget: { checked } }) => set({ byPatients: checked })}
                />
                <span>
                  {index > 0 && (
                    <IconButton
                      aria-label={t('schedules.kinds.raise', { name })}
                      onClick={() => apply({ type: 'raise-kind', key: kind.key })}
                    >
                      <Icon name="chevron-up" size={20} />
                    </IconButton>
                  )}
                  <IconButton
                    aria-label={t('schedules.kinds.remove', { name })}
                    onClick={() => apply({ type: 'remove-kind', key: kind.key })}
                  >
                    <Icon name="close" size={20} />
                  </IconButton>
                </span>
              </Box>
            </Box>
          );
        })}
        {kinds.length < mostKinds && (
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={20} />}
            sx={{ justifySelf: 'start' }}
            onClick={() => apply({ type: 'add-kind', key: keyForNew() })}
          >
            {t('schedules.kinds.add')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

const row = {
  display: 'grid',
  gap: '8px 16px',
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) 140px' },
  paddingBlockEnd: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'line.hair',
  '& > [data-rest]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    gridColumn: '1 / -1',
  },
};
