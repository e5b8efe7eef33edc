import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSubmission } from '@clinic/kit/forms';
import type { FormState, Submission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';

interface DialogFormOptions<A> {
  /** The words over each field, by its name. */
  labels: Readonly<Record<string, string>>;
  /** Called once with what came of it. */
  onDone: (answer: A) => void;
}

/**
 * A form whose action belongs to no screen: its dialog lies over any page, or what it does must not have the router load the
 * page again. The action is written like a screen's, and its dialog stays in charge of the form.
 */
export function useDialogForm<A>(
  action: (request: Request) => Promise<{ data: Submission<A> }>,
  { labels, onDone }: DialogFormOptions<A>,
): FormState<A> & { props: { onSubmit: (event: FormEvent<HTMLFormElement>) => void } } {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<Submission<A>>();
  const [busy, setBusy] = useState(false);
  const form = useSubmission(outcome, { t, labels, fetcher: { state: busy ? 'submitting' : 'idle' } });

  async function send(body: FormData): Promise<void> {
    setBusy(true);
    try {
      const { data } = await action(new Request(location.href, { method: 'POST', body }));
      setOutcome(data);
      if (data.state === 'done') onDone(data.answer);
    } finally {
      setBusy(false);
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return { ...form, props: { ...form.props, onSubmit } };
}
