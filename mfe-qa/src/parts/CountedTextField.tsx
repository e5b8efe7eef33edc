import { TextField } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatNumber } from '@clinic/contracts/time';
import { Box } from '@clinic/kit/ui';
import type { ComponentProps } from 'react';

interface CountedTextFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  maxLength: number;
}

/** A field for text of a limited length, with how much of it is used. */
export function CountedTextField(props: CountedTextFieldProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <TextField {...props} />
      <Box component="p" sx={counter}>
        {t('counter', {
          typed: formatNumber(props.value.length, lang),
          limit: formatNumber(props.maxLength, lang),
        })}
      </Box>
    </Box>
  );
}

const counter = {
  margin: 0,
  color: 'text.secondary',
  fontSize: '.875rem',
  textAlign: 'end',
  // Without script nothing would count.
  '@media (scripting: none)': { display: 'none' },
};
