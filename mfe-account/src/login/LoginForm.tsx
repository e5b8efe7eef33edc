import { useEffect, useRef } from 'react';
import { Alert, ErrorSummary, FormActions, FormStack, PasswordField, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Form, Link, useNavigation } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import { useWayBack } from '../parts/way-back.ts';
import type { SignInProblem } from './login.data.ts';

/** E-mail address or mobile number, and password. What was typed stays; a wrong password is asked for again. */
export function LoginForm({ problem }: { problem?: SignInProblem }) {
  const { t } = useTranslation('account');
  const password = useRef<HTMLInputElement>(null);
  const { returnTo } = useWayBack();
  const busy = useNavigation().state === 'submitting';
  const errors = useFieldErrors(problem);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;

  useEffect(() => {
    if (problem?.kind === 'credentials' && password.current !== null) password.current.value = '';
  }, [problem]);

  return (
    <Form method="post" noValidate replace>
      <FormStack>
        <ErrorSummary errors={errors} {...(problem?.kind === 'credentials' ? { title: t('login.failed') } : {})} />
        {problem?.kind === 'tooMany' && (
          <Alert severity="warning">{t('login.tooMany', { count: problem.minutes })}</Alert>
        )}
        {problem?.kind === 'unreachable' && <Alert severity="error">{t('login.unreachable')}</Alert>}
        <TextField
          name="identifier"
          label={t('login.identifier')}
          hint={t('login.identifierHint')}
          error={errorOf('identifier')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField
          ref={password}
          name="password"
          label={t('login.password')}
          error={errorOf('password')}
          autoComplete="current-password"
          maxLength={128}
        />
        <Box sx={{ marginBlockStart: -1.5 }}>
          <Link to={accountPaths.forgotPassword(returnTo)}>{t('login.forgot')}</Link>
        </Box>
        <FormActions>
          <Button type="submit" size="large" fullWidth loading={busy}>
            {t('login.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  );
}

function useFieldErrors(problem: SignInProblem | undefined): { field: string; message: string }[] {
  const { t } = useTranslation('account');
  const { t: shared } = useTranslation('shared');
  if (problem?.kind === 'credentials') return [{ field: 'identifier', message: t('login.wrong') }];
  if (problem?.kind !== 'fields') return [];
  return problem.errors.map(({ field, key }) => ({
    field,
    message: key === 'validation.required' ? t(`login.required.${field}`) : shared(key),
  }));
}
