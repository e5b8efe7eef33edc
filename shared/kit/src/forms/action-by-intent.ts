import { data } from 'react-router-dom';
import type { ScreenArgs } from '../routing/screen.ts';
import type { Submission } from './submit.ts';

/** Name of the hidden field, or of the button, that says what a form is for. */
const intentField = 'intent';

/** What a handler gets: what the action got, and the form, which it may read once more from the request. */
export interface IntentArgs extends ScreenArgs {
  form: FormData;
}

type Handlers = Readonly<Record<string, (args: IntentArgs) => unknown>>;

/**
 * The action of a screen with several forms: the field `intent` names the handler.
 * @throws a response with status 400 for every other intent, and for a form without one
 */
export function actionByIntent<H extends Handlers>(handlers: H) {
  return async (args: ScreenArgs): Promise<Awaited<ReturnType<H[keyof H]>>> => {
    const form = await args.request.clone().formData();
    const handle = Object.entries(handlers).find(([intent]) => intent === form.get(intentField))?.[1];
    if (handle === undefined) throw new Response('unknown intent', { status: 400 });
    return (await handle({ ...args, form })) as Awaited<ReturnType<H[keyof H]>>;
  };
}

/** What came of an action, and which one it was. */
export interface ActionResult<I extends string, A> {
  intent: I;
  outcome: Submission<A>;
}

/** The same for a screen whose forms all go through `submit`: tells the screen which of them was sent. */
export function submitByIntent<I extends string, A>(
  handlers: Readonly<Record<I, (args: IntentArgs) => Promise<{ data: Submission<A> }>>>,
) {
  const named = Object.entries<(typeof handlers)[I]>(handlers).map(([intent, handle]) => [
    intent,
    async (args: IntentArgs) => {
      const { data: outcome } = await handle(args);
      const result: ActionResult<I, A> = { intent: intent as I, outcome };
      return data(result, { status: reachedApi(outcome) ? 200 : 422 });
    },
  ]);
  return actionByIntent(Object.fromEntries(named) as Record<I, Named<I, A>>);
}

type Named<I extends string, A> = (args: IntentArgs) => Promise<ReturnType<typeof data<ActionResult<I, A>>>>;

/** After any answer of the API the router loads the page again; what never reached it leaves the page as it is. */
function reachedApi(outcome: Submission<unknown>): boolean {
  return outcome.state === 'done' || (outcome.state === 'failed' && outcome.text !== null);
}
