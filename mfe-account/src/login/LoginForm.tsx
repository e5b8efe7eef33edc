import { useEffect, useRef } from 'react';
import {
  Alert,
  ErrorSummary,
  FailureWords,
  FormActions,
  FormStack,
  PasswordField,
  TextField,
  useSubmission,
} from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Form, Link } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import { useWayBack } from '../parts/way-back.ts';
import { wrongCredentials } from './login.data.ts';
import type { LoginAction } from './login.data.ts';

/** E-mail address or mobile number, and password. What was typed stays; a wrong password is asked for again. */
export function LoginForm({ outcome }: { outcome: LoginAction | undefined }) {
  const { t } = useTranslation('account');
  const password = useRef<HTMLInputElement>(null);
  const { returnTo } = useWayBack();
  const form = useSubmission(outcome, {
    t,
    labels: { identifier: t('login.identifier'), password: t('login.password') },
    messageOf: ({ field, key }) =>
      key === 'validation.required' ? t(`login.required.${field}` as RuntimeKey) : undefined,
  });
  const refused = outcome?.state === 'invalid' && outcome.errors.some(({ key }) => key === wrongCredentials);
  const { failure } = form;
  const minutes = Math.max(1, Math.ceil((failure?.retryAfter ?? 60) / 60));

  useEffect(() => {
    // Only wrong credentials empty the password: everything else may be sent again as it is.
    if (refused && password.current !== null) password.current.value = '';
  }, [refused, outcome]);

  return (
    <Form {...form.props} replace>
      <FormStack>
        <ErrorSummary {...form.summary} {...(refused ? { title: t('login.failed') } : {})} />
        {failure?.code === 'RATE_LIMITED' && (
          <Alert severity="warning" attempt={outcome}>
            {t('login.tooMany', { count: minutes })}
          </Alert>
        )}
        {failure !== null && failure.code !== 'RATE_LIMITED' && (
          <Alert severity="error" attempt={outcome}>
            <FailureWords failure={failure} text={t('login.unreachable')} />
          </Alert>
        )}
        <TextField
          {...form.field('identifier')}
          hint={t('login.identifierHint')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField ref={password} {...form.field('password')} autoComplete="current-password" maxLength={128} />
        <Box sx={{ marginBlockStart: -1.5 }}>
          <Link to={accountPaths.forgotPassword(returnTo)}>{t('login.forgot')}</Link>
        </Box>
        <FormActions>
          <Button type="submit" size="large" fullWidth loading={form.busy}>
            {t('login.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  );
}
