import { useRef, useState } from 'react';
import type { InputEvent } from 'react';
import { passwordLength, passwordRules } from '@clinic/contracts/account';
import { PasswordField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { Box, Icon, VisuallyHidden } from '@clinic/kit/ui';
import { strengthOf } from './password-strength.ts';

/** The grade that a password which breaks a rule has at most: it cannot be taken, however hard it is to guess. */
const fair = 2;
const meetsRules = (password: string) => passwordRules.every(({ holds }) => holds(password));

interface NewPasswordFieldProps {
  name: string;
  label: string;
  error?: string;
}

/** A field for a new password, with what it must have and, in words, how hard it is to guess. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState('');
  const [strength, setStrength] = useState<number | null>(null);
  const latest = useRef('');

  async function judge({ currentTarget: { value } }: InputEvent<HTMLInputElement>): Promise<void> {
    latest.current = value;
    setTyped(value);
    const score = value === '' ? null : await strengthOf(value);
    if (latest.current === value) setStrength(score === null || meetsRules(value) ? score : Math.min(score, fair));
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PasswordField
        autoComplete="new-password"
        maxLength={passwordLength.max}
        hint={t('password.hint')}
        onInput={(event) => void judge(event)}
        {...field}
      />
      {typed !== '' && (
        <Box component="ul" sx={rules}>
          {passwordRules.map(({ key, holds }) => (
            <Box component="li" key={key} sx={{ color: holds(typed) ? 'success.main' : 'text.secondary' }}>
              <Icon name={holds(typed) ? 'check' : 'info'} size={18} />
              {t(`password.rules.${key.replace('password.', '')}` as RuntimeKey)}
              <VisuallyHidden>{t(holds(typed) ? 'password.met' : 'password.unmet')}</VisuallyHidden>
            </Box>
          ))}
        </Box>
      )}
      <Box role="status" sx={{ fontWeight: 500, '&:empty': { display: 'none' } }}>
        {strength !== null && t('password.strength', { level: t(`password.levels.${strength}` as RuntimeKey) })}
      </Box>
    </Box>
  );
}

const rules = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  fontSize: '.9375rem',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
};
