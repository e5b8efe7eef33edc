import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

interface FactorCodeFieldProps {
  name: string;
  label: string;
  error?: string;
  /** Whether the account has an app, or recovery codes only. */
  app: boolean;
}

/** A field for six digits of an authenticator app or a recovery code. */
export function FactorCodeField({ app, ...field }: FactorCodeFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...field}
      hint={t(app ? 'factor.signIn.hint' : 'factor.signIn.recoveryHint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      maxLength={40}
    />
  );
}
