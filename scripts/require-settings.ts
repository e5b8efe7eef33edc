import { readSettings as readApiSettings } from '../api/src/settings/settings.ts';
import { SettingsInvalid } from '../api/src/settings/settings-invalid.ts';
import { readSettings as readHostSettings, SettingsError } from '../host/server/settings.ts';
import { DataFolderUnusable } from '../shared/node/src/index.ts';
import { StartError } from '@clinic/build/processes';

/** Everything that either server refuses, once: one line each, which begins with the name of the setting. */
export function settingsProblems(env: NodeJS.ProcessEnv): readonly string[] {
  const problems = [readHostSettings, readApiSettings].flatMap((read) => problemsOf(() => read(env)));
  // Both servers read the clinic's name and some others: what the API says is for people.
  return [...new Map(problems.map((problem) => [problem.split(' ', 1)[0], problem])).values()];
}

/**
 * Has both servers read their settings, before anything of them is built or started.
 * @throws {StartError} with one list of everything that either of them refuses
 */
export function requireSettings(env: NodeJS.ProcessEnv): void {
  const problems = settingsProblems(env);
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  ${problem}`).join('\n');
  throw new StartError(
    `The site cannot start with these settings:\n${list}\ndocs/operations/settings.md describes each of them.`,
  );
}

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsInvalid || error instanceof SettingsError) return error.problems;
    if (error instanceof DataFolderUnusable) return [error.message];
    throw error;
  }
}
