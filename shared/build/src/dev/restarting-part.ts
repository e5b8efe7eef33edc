import type { ChildProcess } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import path from 'node:path';
import { startPart, stopAll } from './processes.ts';

/** Files that a part may have loaded; editors write others beside them. */
const code = /(?<!\.test)\.(ts|cjs|json|sql)$/;

/** Saves of several files within this time are one change, in milliseconds. */
const oneChange = 50;

/**
 * A part of the site that starts again when its own code changes. Node's `--watch` would serve, but for the messages that
 * it makes a process's worker threads send. One that ended by itself waits for the next change.
 */
export class RestartingPart {
  readonly #root: string;
  readonly #script: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #followed: readonly string[];
  readonly #isCode: (file: string) => boolean;
  #watchers: FSWatcher[] = [];
  #child: ChildProcess;
  #pause: NodeJS.Timeout | undefined;
  #restarting: Promise<void> = Promise.resolve();

  /**
   * @param root root of the repository
   * @param script from the root, or absolute
   * @param followed folders with the code that the part runs, below the root
   * @param isCode whether a file of them, named from the root, is such code
   */
  constructor(
    root: string,
    script: string,
    env: NodeJS.ProcessEnv,
    followed: readonly string[],
    isCode: (file: string) => boolean = () => true,
  ) {
    this.#root = root;
    this.#script = script;
    this.#env = env;
    this.#followed = followed;
    this.#isCode = isCode;
    this.#child = this.#start();
  }

  /** The process of now. */
  get child(): ChildProcess {
    return this.#child;
  }

  async stop(): Promise<void> {
    this.#unwatch();
    await this.#restarting;
    this.#unwatch();
    await stopAll([this.#child]);
  }

  #start(): ChildProcess {
    this.#unwatch();
    // Folder by folder: a recursive watch follows files, and loses one that an editor replaces by another.
    const folders = this.#followed.flatMap((folder) => [folder, ...foldersIn(this.#root, folder)]);
    this.#watchers = folders.map((folder) =>
      watch(path.join(this.#root, folder), (_event, file) => {
        if (file === null || !code.test(file) || !this.#isCode(path.join(folder, file))) return;
        clearTimeout(this.#pause);
        this.#pause = setTimeout(() => {
          this.#restarting = this.#restarting.then(() => this.#startAgain());
        }, oneChange);
      }),
    );
    return startPart(this.#root, this.#script, this.#env);
  }

  async #startAgain(): Promise<void> {
    console.log(`Starting ${this.#script} again …`);
    await stopAll([this.#child]);
    this.#child = this.#start();
  }

  #unwatch(): void {
    clearTimeout(this.#pause);
    for (const watcher of this.#watchers) watcher.close();
  }
}

function foldersIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
