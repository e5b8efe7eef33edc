import type { CheckFinding, RenderFailure } from '@clinic/contracts';
import { apiResponds, examplePages } from './example-pages.ts';
import type { ExamplePage } from './example-pages.ts';
import { renderPages } from './smoke-render/smoke-render.ts';
import type { PageOutcome } from './smoke-render/smoke-render.ts';
import type { PageRequest, SmokeRenderData } from './smoke-render/smoke-renderer.ts';

/** A candidate inside the releases that it would meet. */
export interface SmokeRender extends SmokeRenderData {
  /** The remote that is judged, or the host. */
  candidate: string;
  /** Longest wait for one page, in milliseconds. */
  timeoutMs?: number;
}

/** Renders pages one after the other where their code can do no harm, as {@link renderPages} does in a thread. */
export type RenderPages = typeof renderPages;

/** Longer than a renderer takes itself, so that only a page that hangs is ended. */
const defaultTimeoutMs = 5000;

/**
 * The candidate has to render on the server in both languages, inside what is live: every public page of a remote, those
 * with parameters with an example, and its slot content that stands in pages; of a host the first page, with every live
 * remote.
 */
export async function rendersOnServer(
  { candidate, timeoutMs = defaultTimeoutMs, ...data }: SmokeRender,
  render: RenderPages = renderPages,
): Promise<CheckFinding[]> {
  const descriptor = candidate === 'host' ? undefined : data.remotes[candidate]?.descriptor;
  const calls = await examplePages(descriptor, data.apiBaseUrl);
  const judge = judgeOf(candidate, calls, await apiResponds(data.apiBaseUrl));
  const tried = await attempt((pages) => render(data, pages, timeoutMs), calls, judge, {
    candidate,
    host: data.host,
  });
  if ('untried' in tried) return [tried.untried];
  const judged = tried.outcomes.map((outcome) => ({ outcome, ...judge(outcome) }));
  const open = [...new Set(judged.filter(({ wanting }) => wanting).map(({ outcome }) => outcome.path))];
  const missed = without(calls, tried.outcomes);
  return [
    ...judged.flatMap(({ errors }) => [...new Set(errors)].map(refuse)),
    ...(missed.length > 0 ? [unreached(candidate, missed)] : []),
    ...(open.length > 0 ? [unjudged(candidate, open)] : []),
  ];
}

/**
 * Tries the pages, and once more those that failed: a machine that is busy building is slow the first time. A page that hangs
 * ends the attempt, so the second one begins with the pages that the first did not come to.
 * @returns what came of each page at last, in the order of the calls; a page that neither attempt came to is missing
 */
async function attempt(
  attemptAll: (calls: readonly PageRequest[]) => Promise<PageOutcome[] | null>,
  calls: readonly PageRequest[],
  judge: Judge,
  { candidate, host }: { candidate: string; host: string },
): Promise<{ outcomes: PageOutcome[] } | { untried: CheckFinding }> {
  try {
    const outcomes = await attemptAll(calls);
    if (outcomes === null) {
      return { untried: tell(`The host ${host} has no way to try releases: ${candidate} was not rendered.`) };
    }
    const bad = outcomes.filter((outcome) => judge(outcome).errors.length > 0);
    const left = [...without(calls, outcomes), ...bad.map(({ path, lang }) => ({ path, lang }))];
    if (left.length === 0) return { outcomes };
    const again = (await attemptAll(left)) ?? [];
    const last = new Map([...outcomes, ...again].map((outcome) => [nameOf(outcome), outcome]));
    return { outcomes: calls.flatMap((call) => last.get(nameOf(call)) ?? []) };
  } catch (error) {
    return { untried: refuse(`The host ${host} could not start with ${candidate}: ${String(error)}`) };
  }
}

/** What is wrong with a page, and whether it could not be judged because the API was unavailable. */
type Judge = (outcome: PageOutcome) => { errors: string[]; wanting: boolean };

function judgeOf(candidate: string, pages: readonly ExamplePage[], responds: boolean): Judge {
  const invented = new Set(pages.filter((page) => page.invented).map(nameOf));
  return (outcome) => {
    const page = nameOf(outcome);
    if ('failure' in outcome)
      return { errors: [`${page} does not render on the server: ${outcome.failure}.`], wanting: false };
    const { status, empty, failures } = outcome.answer;
    const own = failures.filter(({ remote }) => candidate === 'host' || remote === candidate);
    const late = own.filter((failure) => responds && isLate(failure));
    // Nobody has a page for an invented parameter: its data may be missing, and then nothing is drawn.
    const open = own.filter(
      (failure) =>
        !late.includes(failure) && (failure.apiUnavailable || (invented.has(page) && failure.phase === 'data')),
    );
    const faults = own.filter((failure) => !late.includes(failure) && !open.includes(failure));
    const errors = [
      ...late.map(
        ({ remote, module }) =>
          `${page} does not render on the server: the loader of ${remote} ${module} does not end, although the API responds. It waits for something that does not come, or for several calls in turn: end it within 1.5 seconds.`,
      ),
      ...faults.map((failure) => `${page} does not render on the server: ${describe(failure)}`),
    ];
    // The failure of another remote explains the status, and leaves the place of this one as it is.
    if (failures.length === 0 && status >= 500)
      errors.push(`${page} does not render on the server: it answers ${status}.`);
    if (own.length === 0 && empty && candidate !== 'host')
      errors.push(`${page} is empty when it is rendered on the server.`);
    return { errors, wanting: open.some(({ apiUnavailable }) => apiUnavailable) };
  };
}

/** A loader that took longer than it may, by the name that the platform's timeouts have; no call of the API failed in it. */
function isLate({ phase, apiUnavailable, why }: RenderFailure): boolean {
  return phase === 'data' && apiUnavailable && /\bTimeoutError\b/.test(why) && !/\bApiError\b/.test(why);
}

function describe({ remote, module, phase, why }: RenderFailure): string {
  const what = { load: 'could not be loaded', data: 'failed in its loader', draw: 'failed while it was drawn' }[phase];
  return `${remote} ${module} ${what}. ${why}`;
}

const nameOf = ({ path, lang }: PageRequest) => `${path} (${lang})`;

/** The calls that nothing came of. */
function without(calls: readonly PageRequest[], outcomes: readonly PageOutcome[]): PageRequest[] {
  const reached = new Set(outcomes.map(nameOf));
  return calls.filter((call) => !reached.has(nameOf(call)));
}

/** Enough to see which pages it is about. */
const named = 4;

function list(pages: readonly string[]): string {
  const more = pages.length > named ? ` and ${pages.length - named} more` : '';
  return `${pages.slice(0, named).join(', ')}${more}`;
}

function unreached(candidate: string, missed: readonly PageRequest[]): CheckFinding {
  return refuse(
    `These pages of ${candidate} were not rendered, because others hang or end the process: ${list(missed.map(nameOf))}. Repair those and check again.`,
  );
}

function unjudged(candidate: string, pages: readonly string[]): CheckFinding {
  return tell(
    `Without the API these pages of ${candidate} could not be judged: ${list(pages)}. Set API_BASE_URL to a running API and check again.`,
  );
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'renders-on-server', message };
}

function tell(message: string): CheckFinding {
  return { level: 'warn', check: 'renders-on-server', message };
}
