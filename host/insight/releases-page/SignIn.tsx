import { useState } from 'react';
import type { FormEvent } from 'react';
import { Alert, FormStack, PasswordField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card } from '@clinic/kit/ui';
import { teamClient } from './team-client.ts';
import { useRefusal } from './use-refusal.ts';

/** The sign-in form of the page: a team's token, which a session of this browser keeps and no script can read. */
export function SignIn({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('team');
  const [busy, setBusy] = useState(false);
  const { refusal, refused, forget } = useRefusal();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const token = new FormData(form).get('token');
    forget();
    setBusy(true);
    try {
      await teamClient.signIn(typeof token === 'string' ? token.trim() : '');
      // It was sent by no router: by this the page knows that nothing here waits to be sent.
      form.reset();
      onDone();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)}>
        <FormStack>
          {refusal !== null && <Alert severity="error">{refusal.text}</Alert>}
          <PasswordField
            name="token"
            label={t('signIn.token')}
            autoComplete="current-password"
            hint={
              <>
                {t('signIn.hint')}
                <Box component="code" dir="ltr" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
                  npm run release -- team add platform --all
                </Box>
              </>
            }
          />
          <div>
            <Button type="submit" loading={busy}>
              {t('signIn.submit')}
            </Button>
          </div>
        </FormStack>
      </form>
    </Card>
  );
}
