import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNavigation } from 'react-router-dom';
import type { Fetcher } from 'react-router-dom';
import type { TranslateAny } from '../i18n/index.ts';
import { useHydrated } from '../ui/index.ts';
import { errorText } from './error-text.ts';
import type { Submission, SubmissionFailure } from './submit.ts';
import type { FieldError } from './validate.ts';

interface FormOptions {
  /** Texts of the remote, for keys of its own. */
  t: TranslateAny;
  /** The words over each field, by its name. */
  labels: Readonly<Record<string, string>>;
  /** The remote's own message for an error, where the shared one does not say enough. */
  messageOf?: (error: FieldError) => string | undefined;
  /** For a form that stays on its page while it posts to another one. */
  fetcher?: Pick<Fetcher, 'state'>;
}

interface FieldMessage {
  field: string;
  message: string;
}

/** A form as its screen draws it. */
export interface FormState<A> {
  /** The answer once the form was accepted. */
  done: A | null;
  failure: SubmissionFailure | null;
  /** What is wrong with the fields, in words. */
  errors: FieldMessage[];
  /** For `ErrorSummary`: takes the focus once per submission. */
  summary: { errors: FieldMessage[]; attempt: unknown };
  /** What a field is told. Its error leaves when something is typed into it. */
  field: (name: string) => { name: string; label: string; defaultValue?: string; error?: string };
  busy: boolean;
  /** Says that fields were answered by other means than typing, of which the form hears nothing: a list of its own, a button. */
  touched: (...names: string[]) => void;
  /** For `SubmissionFields`. */
  idempotencyKey: string;
  /** For the `Form`. */
  props: {
    method: 'post';
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form between its submissions: what is wrong in words, what was typed, whether it is on its way. A form that was
 * accepted is emptied.
 * @param result what `submit` made of it: `useActionData()`, or the `data` of a fetcher
 */
export function useSubmission<A>(
  result: Submission<A> | undefined,
  { t, labels, messageOf, fetcher }: FormOptions,
): FormState<A> {
  const { t: shared } = useTranslation('shared');
  const navigation = useNavigation();
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<{ since: unknown; fields: readonly string[] }>({ since: result, fields: [] });
  const [key, renewKey] = useState(() => crypto.randomUUID());
  const [answered, setAnswered] = useState(result);
  const hydrated = useHydrated();

  const busy = fetcher === undefined ? navigation.formMethod === 'POST' : fetcher.state !== 'idle';
  const done = result?.state === 'done';
  useEffect(() => {
    if (done) ref.current?.reset();
  }, [done, result]);
  if (answered !== result) {
    setAnswered(result);
    // What is sent after an accepted form is another one, also where nothing hears of its first field.
    if (done) renewKey(crypto.randomUUID());
  }

  const typedInto = typed.since === result ? typed.fields : [];
  const values = result === undefined || result.state === 'done' ? {} : result.values;
  const errors = (result?.state === 'invalid' ? result.errors : [])
    .filter(({ field }) => !typedInto.includes(field))
    .map((error) => ({
      field: error.field,
      message: messageOf?.(error) ?? errorText(error, labels[error.field], { t, shared }),
    }));

  const touched = (...names: string[]) => {
    // What is sent from here on is another form than the one that was answered, or is on its way.
    if (busy || typed.since !== result) renewKey(crypto.randomUUID());
    if (typed.since !== result || names.some((name) => !typedInto.includes(name)))
      setTyped((before) => ({ since: result, fields: before.since === result ? [...before.fields, ...names] : names }));
  };

  return {
    done: result?.state === 'done' ? result.answer : null,
    failure: result?.state === 'failed' ? result : null,
    errors,
    summary: { errors, attempt: result },
    field(name) {
      const error = errors.find(({ field }) => field === name)?.message;
      return {
        name,
        label: labels[name] ?? name,
        ...(values[name] === undefined ? {} : { defaultValue: values[name] }),
        ...(error === undefined ? {} : { error }),
      };
    },
    busy,
    touched,
    idempotencyKey: hydrated ? key : '',
    props: {
      method: 'post',
      noValidate: true,
      ref,
      // Not `onInput`: browsers report the input of a list before its change, and drawing in between would put the old
      // value back into a controlled list before its own handler reads the new one.
      onChange: ({ target }) => touched((target as HTMLInputElement).name),
    },
  };
}
