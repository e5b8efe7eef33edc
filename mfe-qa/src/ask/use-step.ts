import { samePage, useLocation, useNavigate } from '@clinic/kit/routing';
import { useHydrated } from '@clinic/kit/ui';
import type { AskAction } from './ask.data.ts';
import { fieldOf, reachable, stepOf, steps, stepsFor } from './steps.ts';
import type { Step } from './steps.ts';

interface StepPlace {
  step: Step;
  next: () => void;
  back: () => void;
  /** Goes to a step in place of the present one, which is no longer part of the way. */
  skipTo: (step: Step) => void;
}

/**
 * The step on show. It stands behind the # of the address, so that going back in the browser goes one step back, and nothing
 * is loaded again; after a submission it is the step of the first thing that was wrong.
 */
export function useStep(given: Parameters<typeof reachable>[1], posted: AskAction | undefined): StepPlace {
  const { pathname, search, hash, state } = useLocation() as {
    pathname: string;
    search: string;
    hash: string;
    state: unknown;
  };
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const wanted = steps.find((step) => `#${step}` === hash) ?? stepAfter(posted);
  const step = reachable(hydrated ? wanted : stepAfter(posted), given);
  const order = stepsFor(given.draft.mode);
  const at = order.indexOf(step);

  const go = (to: Step, options: { replace?: boolean; state: object }) =>
    void navigate({ pathname, search, hash: to }, { preventScrollReset: true, ...options });
  return {
    step,
    next: () => go(order[at + 1] ?? step, { state: { ...samePage, stepped: true } }),
    back: () => {
      if (isObject(state) && 'stepped' in state) void navigate(-1);
      else go(order[at - 1] ?? step, { replace: true, state: samePage });
    },
    skipTo: (to) => go(to, { replace: true, state: isObject(state) ? state : samePage }),
  };
}

function stepAfter(posted: AskAction | undefined): Step {
  if (posted?.state === 'failed') return 'privacy';
  const wrong = posted?.state === 'invalid' ? posted.errors.map(({ field }) => stepOf(fieldOf(field))) : [];
  return steps.find((step) => wrong.includes(step)) ?? 'specialty';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
