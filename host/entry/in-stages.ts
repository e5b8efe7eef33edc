import { turn } from '../shell/app/start-pace.ts';

/**
 * Evaluates what the host carries in stages, and gives the browser a turn between them: all of it at once is one task, and
 * on a cheap phone no press is answered meanwhile. `eager` leaves the modules in the host's own files; they are evaluated
 * when their stage comes. `webpackExports` names one export of theirs: without it the build would keep all the others too,
 * 25 kB of them. The last stage starts the page.
 */
const stages: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@clinic/kit/i18n'),
  () => import(/* webpackMode: "eager", webpackExports: ["ClinicThemeProvider"] */ '@clinic/kit/theme'),
  () => import(/* webpackMode: "eager" */ '@clinic/contracts'),
  () => import(/* webpackMode: "eager" */ '@clinic/kit/ui'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../shell/remotes/shared-modules.ts'),
  () => import(/* webpackMode: "eager" */ './start-page.tsx').then(({ start }) => start()),
];

/** Runs all stages, one after the other. */
export async function inStages(): Promise<void> {
  for (const stage of stages) {
    await turn();
    await stage();
  }
}
