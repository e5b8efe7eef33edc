import { Combobox } from '@clinic/kit/combobox';
import { Alert, SelectField } from '@clinic/kit/forms';
import type { FieldProps } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useRevalidator } from '@clinic/kit/routing';
import { Box, Button, useHydrated } from '@clinic/kit/ui';
import { specialtyOptions } from './specialty-choices.ts';
import type { SpecialtyChoices } from './specialty-choices.ts';

interface SpecialtyFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  /** From the loader of the screen; null when they could not be loaded. */
  groups: readonly SpecialtyChoices[] | null;
  /** Id of the chosen speciality; empty when none is. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * The choice of a QA speciality: by typing a part of its name in either language; without script the device's own
 * list. Specialities that could not be loaded can be asked for again.
 */
export function SpecialtyField({ label, groups, value, onChange, ...field }: SpecialtyFieldProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const hydrated = useHydrated();
  const { revalidate, state } = useRevalidator();
  const loading = state === 'loading';
  const options = specialtyOptions(groups ?? [], lang);
  const fieldProps = { ...field, label: label ?? t('specialtyField.label') };
  const retry = () => void revalidate();

  if (!hydrated) {
    return (
      <SelectField
        {...fieldProps}
        placeholder={t('specialtyField.choose')}
        options={options}
        defaultValue={value}
        // What was chosen before the page came alive must not be lost with the list.
        ref={(select) => {
          if (select !== null && select.value !== '' && select.value !== value) onChange(select.value);
        }}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Combobox
        {...fieldProps}
        placeholder={t('specialtyField.placeholder')}
        options={options}
        value={value === '' ? null : value}
        onChange={(next) => onChange(next ?? '')}
        loading={groups === null && loading}
        {...(groups === null && !loading ? { onRetry: retry } : {})}
      />
      {groups === null && (
        <Alert
          severity="error"
          action={
            <Button size="small" variant="outlined" loading={loading} onClick={retry}>
              {t('specialtyField.retry')}
            </Button>
          }
        >
          {t('specialtyField.failed')}
        </Alert>
      )}
    </Box>
  );
}
