import { DataFolderUnusable } from '@clinic/node';
import { DatabaseUnusable } from './db/pglite.ts';
import { SettingsInvalid } from './settings/settings-invalid.ts';

type ErrorClass = abstract new (...given: never[]) => Error;

/** What the operator can put right: its message is fit for a person at a terminal. */
const expected: readonly ErrorClass[] = [SettingsInvalid, DataFolderUnusable, DatabaseUnusable];

/**
 * Runs a command of an operator. An error that they can put right is one line, and the process ends with 1; any other is thrown.
 * @param others further errors that they can put right
 */
export async function runCommand(command: () => Promise<void>, ...others: readonly ErrorClass[]): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Error) || ![...expected, ...others].some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
