import type { AskDraft } from './kept-draft.ts';

/** S109: what is asked one after the other; the thank-you screen stands in their place afterwards. */
export const steps = ['specialty', 'details', 'personal', 'privacy'] as const;
export type Step = (typeof steps)[number];

/** The fields of each step, by their names in the request. */
const fields: Record<Step, readonly string[]> = {
  specialty: ['qa_specialty_id'],
  details: ['question_title', 'question_content', 'tags'],
  personal: ['user_name', 'user_email', 'user_phone'],
  privacy: ['terms_accepted'],
};

/** All fields in the order in which they stand. */
export const fieldOrder: readonly string[] = steps.flatMap((step) => fields[step]);

/** Without a name there is nothing personal to say. */
export function stepsFor(mode: AskDraft['mode']): Step[] {
  return steps.filter((step) => mode === 'named' || step !== 'personal');
}

/** Where a field stands; what belongs to none is said at the end. */
export function stepOf(field: string): Step {
  return steps.find((step) => fields[step].includes(field)) ?? 'privacy';
}

/** The name of a field without the place in its list: `tags.3` is wrong at `tags`. */
export function fieldOf(path: string): string {
  return path.split('.')[0] ?? path;
}

interface Given {
  draft: AskDraft;
  contact: Readonly<Record<'user_name' | 'user_email', string>>;
}

/** The step that may be shown when another is asked for, by an address for example: nobody skips what is needed. */
export function reachable(wanted: Step, { draft, contact }: Given): Step {
  const needed: Record<Step, readonly string[]> = {
    specialty: [draft.specialty],
    details: [draft.title, draft.content],
    personal: [contact.user_name, contact.user_email],
    privacy: [],
  };
  const before = stepsFor(draft.mode).filter((step) => steps.indexOf(step) < steps.indexOf(wanted));
  const incomplete = before.find((step) => needed[step].some((given) => given.trim() === ''));
  if (incomplete !== undefined) return incomplete;
  return wanted === 'personal' && draft.mode === 'anonymous' ? 'privacy' : wanted;
}
