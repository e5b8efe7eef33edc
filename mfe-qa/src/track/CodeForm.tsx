import { ErrorSummary, FormActions, FormStack, SubmitFailed, TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Form } from '@clinic/kit/routing';
import { Button, LinkButton } from '@clinic/kit/ui';
import type { TrackState } from './track.data.ts';
import { useErrors } from './use-errors.ts';

interface CodeFormProps {
  state: Extract<TrackState, { step: 'code' }>;
  busy: boolean;
}

/** Takes the code of a question: typed or pasted, in any case, with or without its hyphens. */
export function CodeForm({ state, busy }: CodeFormProps) {
  const { t } = useTranslation('qa');
  const { errors, errorOf, onInput } = useErrors(state, { code: t('track.code') });
  return (
    <Form method="post" noValidate preventScrollReset onInput={onInput}>
      <input type="hidden" name="intent" value="show" />
      {state.addition !== '' && <input type="hidden" name="content" value={state.addition} />}
      <FormStack>
        <ErrorSummary errors={errors} attempt={state} />
        {state.failure !== null && <SubmitFailed failure={state.failure} text={t('track.failed')} />}
        <TextField
          name="code"
          label={t('track.code')}
          hint={t('track.codeHint')}
          error={errorOf('code')}
          defaultValue={state.code}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <FormActions>
          <Button type="submit" size="large" loading={busy}>
            {t('track.show')}
          </Button>
          <LinkButton to={qaPaths.ask()} variant="text" size="large">
            {t('track.ask')}
          </LinkButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}
