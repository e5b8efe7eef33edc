import type { CheckFinding, Lang, RemoteDescriptor, RenderFailure } from '@clinic/contracts';
import { renderPages } from './smoke-render/smoke-render.ts';
import type { PageOutcome } from './smoke-render/smoke-render.ts';
import type { PageRequest, SmokeRenderWorkerData } from './smoke-render/smoke-render-worker.ts';

/** A candidate inside the releases that it would meet. */
export interface SmokeRender extends SmokeRenderWorkerData {
  /** The remote that is judged, or the host. */
  candidate: string;
  /** Longest wait for one page, in milliseconds. */
  timeoutMs?: number;
}

/** Longer than a renderer takes itself, so that only a page that hangs is ended. */
const defaultTimeoutMs = 5000;

const languages: readonly Lang[] = ['ar', 'en'];

/**
 * The candidate has to render on the server in both languages, inside what is live: every public page of a remote that has
 * no parameters, and its slot content that stands in pages; of a host the first page, with every live remote.
 */
export async function rendersOnServer({
  candidate,
  timeoutMs = defaultTimeoutMs,
  ...data
}: SmokeRender): Promise<CheckFinding[]> {
  const pages = pagesOf(candidate, data.remotes[candidate]?.descriptor);
  const calls = pages.flatMap((path) => languages.map((lang): PageRequest => ({ path, lang })));
  const tried = await attempt((pages) => renderPages(data, pages, timeoutMs), calls, { candidate, host: data.host });
  if ('untried' in tried) return [tried.untried];
  const judged = tried.outcomes.map((outcome) => ({ outcome, ...judge(outcome, candidate) }));
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
  { candidate, host }: { candidate: string; host: string },
): Promise<{ outcomes: PageOutcome[] } | { untried: CheckFinding }> {
  try {
    const outcomes = await attemptAll(calls);
    if (outcomes === null) {
      return { untried: tell(`The host ${host} has no way to try releases: ${candidate} was not rendered.`) };
    }
    const bad = outcomes.filter((outcome) => judge(outcome, candidate).errors.length > 0);
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
function judge(outcome: PageOutcome, candidate: string): { errors: string[]; wanting: boolean } {
  const page = nameOf(outcome);
  if ('failure' in outcome)
    return { errors: [`${page} does not render on the server: ${outcome.failure}.`], wanting: false };
  const { status, empty, failures } = outcome.answer;
  const own = failures.filter(({ remote }) => candidate === 'host' || remote === candidate);
  const faults = own.filter(({ apiUnavailable }) => !apiUnavailable);
  const errors = faults.map((failure) => `${page} does not render on the server: ${describe(failure)}`);
  // The failure of another remote explains the status, and leaves the place of this one as it is.
  if (failures.length === 0 && status >= 500)
    errors.push(`${page} does not render on the server: it answers ${status}.`);
  if (own.length === 0 && empty && candidate !== 'host')
    errors.push(`${page} is empty when it is rendered on the server.`);
  return { errors, wanting: own.length > faults.length };
}

function describe({ remote, module, phase, why }: RenderFailure): string {
  const what = { load: 'could not be loaded', data: 'failed in its loader', draw: 'failed while it was drawn' }[phase];
  return `${remote} ${module} ${what}. ${why}`;
}

function pagesOf(candidate: string, descriptor: RemoteDescriptor | undefined): string[] {
  if (descriptor === undefined || candidate === 'host') return ['/'];
  const pages = descriptor.routes
    .filter(({ auth, rendering }) => auth === 'public' && rendering === 'snapshot')
    .map(({ path }) => path.replace(/\/[^/]+\?(?=\/|$)/g, '') || '/')
    .filter((path) => !/[:*]/.test(path));
  // Slot content stands in every page: without a page of its own that of another shows it.
  return pages.length > 0 ? [...new Set(pages)] : ['/'];
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
