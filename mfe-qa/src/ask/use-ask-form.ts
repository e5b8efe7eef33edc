import { useEffect, useMemo, useState } from 'react';
import { AskQuestion } from '@clinic/contracts/qa';
import { useSubmission, validate } from '@clinic/kit/forms';
import type { FieldError } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import type { AskAction } from './ask.data.ts';
import { emptyDraft, isWorthKeeping, keepDraft, keptDraft, useKeptDraft } from './kept-draft.ts';
import type { AskDraft } from './kept-draft.ts';
import { publicName } from './public-name.ts';
import { questionIn, tagsIn } from './question-in.ts';
import { fieldOf, fieldOrder, stepOf } from './steps.ts';
import type { Step } from './steps.ts';

/** Who asks under a name, and where the answer may be sent. Remembered nowhere. */
export type Contact = Record<'user_name' | 'user_email' | 'user_phone', string>;

/** Name, label and error of a field of the form. */
export interface FieldParts {
  name: string;
  label: string;
  error?: string;
}

export type AskForm = ReturnType<typeof useAskForm>;

/**
 * The form between its steps and its submissions: what was typed, kept in the tab while it is unsent, and what is wrong with
 * it. An error leaves when its field is typed into or answered, and with a switch to asking without a name.
 */
export function useAskForm(posted: AskAction | undefined, specialty: string) {
  const { t } = useTranslation('qa');
  const { result, checked } = useResult(posted);
  const form = useSubmission(result, { t, labels: useLabels() });
  const { draft, change } = useDraft(posted, specialty);
  const { contact, type } = useContact(posted);

  /** What was wrong at these fields is no more, also at a place in the list of one. */
  const settle = (...fields: string[]) =>
    form.touched(
      ...fields,
      ...form.errors.map(({ field }) => field).filter((field) => fields.includes(fieldOf(field))),
    );
  const errors = form.errors
    .map(({ field, message }) => ({ field: fieldOf(field), message }))
    .sort((a, b) => fieldOrder.indexOf(a.field) - fieldOrder.indexOf(b.field));

  return {
    ...form,
    result,
    draft,
    contact,
    errors,
    summary: { errors, attempt: result },
    change: (to: Partial<AskDraft>) => {
      if (to.mode === 'anonymous') settle('user_name', 'user_email', 'user_phone');
      if (to.specialty !== undefined) settle('qa_specialty_id');
      if (to.title !== undefined) settle('question_title');
      if (to.content !== undefined) settle('question_content');
      if (to.tags !== undefined) settle('tags');
      change(to);
    },
    type,
    field: (name: string): FieldParts => {
      const { label } = form.field(name);
      const error = errors.find(({ field }) => field === name)?.message;
      return { name, label, ...(error === undefined ? {} : { error }) };
    },
    /** Whether nothing is wrong with a step; what is, is shown at its fields and in the summary. */
    isRight: (step: Step): boolean => {
      const node = form.props.ref.current;
      const wrong = node === null ? null : validate(AskQuestion, questionIn(new FormData(node))).errors;
      const here = (wrong ?? []).filter(({ field }) => stepOf(fieldOf(field)) === step);
      checked(here);
      return here.length === 0;
    },
  };
}

/** The words over each field. */
function useLabels(): Record<string, string> {
  const { t } = useTranslation('qa');
  return {
    qa_specialty_id: t('specialtyField.label'),
    question_title: t('ask.fields.title'),
    question_content: t('ask.fields.content'),
    tags: t('ask.fields.tags'),
    user_name: t('ask.fields.name'),
    user_email: t('ask.fields.email'),
    user_phone: t('ask.fields.phone'),
    terms_accepted: t('ask.fields.terms'),
  };
}

/** The latest word about the form: of the server, or of the check of a step. It outlives the way to another step. */
function useResult(posted: AskAction | undefined) {
  const [latest, setLatest] = useState({ posted, result: posted });
  if (posted !== undefined && posted !== latest.posted) setLatest({ posted, result: posted });
  return {
    result: latest.result,
    checked: (errors: FieldError[]) => {
      setLatest({ posted: latest.posted, result: { state: 'invalid', errors, values: {} } });
    },
  };
}

/** What was typed: as the tab keeps it, or else as it came back from a post without script. */
function useDraft(posted: AskAction | undefined, specialty: string) {
  const kept = useKeptDraft();
  const [first] = useState(() => draftOf(posted, specialty));
  const draft = kept ?? first;
  useEffect(() => {
    // Who comes from a speciality asks in it. What was only chosen before, and elsewhere, does not stand against that.
    const before = keptDraft();
    if (specialty !== '' && before !== null && !isWorthKeeping(before)) keepDraft({ ...before, specialty });
  }, [specialty]);
  return {
    draft,
    change: (to: Partial<AskDraft>) => keepDraft({ ...draft, ...to }),
  };
}

function draftOf(posted: AskAction | undefined, specialty: string): AskDraft {
  const values = valuesOf(posted);
  if (values === null) return { ...emptyDraft, specialty };
  return {
    mode: values['mode'] === 'anonymous' ? 'anonymous' : 'named',
    specialty: values['qa_specialty_id'] ?? '',
    title: values['question_title'] ?? '',
    content: values['question_content'] ?? '',
    tags: tagsIn(values['tags'] ?? ''),
  };
}

/** Name and address of who is signed in stand there already, in the browser only; what is typed goes before. */
function useContact(posted: AskAction | undefined) {
  const user = useSession((session) => session.user);
  const [typed, setTyped] = useState<Partial<Contact>>(() => {
    const { user_name, user_email, user_phone } = valuesOf(posted) ?? {};
    return valuesOf(posted) === null ? {} : { user_name, user_email, user_phone };
  });
  const contact = useMemo<Contact>(
    () => ({
      user_name: typed.user_name ?? (user === null ? '' : publicName(user.name)),
      user_email: typed.user_email ?? user?.email ?? '',
      user_phone: typed.user_phone ?? '',
    }),
    [typed, user],
  );
  return { contact, type: (to: Partial<Contact>) => setTyped({ ...typed, ...to }) };
}

/** What was typed into a form that came back. */
function valuesOf(posted: AskAction | undefined): Record<string, string> | null {
  return posted === undefined || posted.state === 'done' ? null : posted.values;
}
