/** Runs in a remote's development bundle: takes the remote's updates when the host's client tells of them. */
import { buildsEvent } from './builds.ts';
import type { Builds } from './builds.ts';
import { takeUpdates } from './take-updates.ts';

addEventListener(buildsEvent, (event) => void takeUpdates((event as CustomEvent<Builds>).detail));
