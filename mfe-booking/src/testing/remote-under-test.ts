import type { RemoteUnderTest } from '@clinic/kit/testing';
import { remote } from '../remote.ts';

/** This remote as its tests render it. */
export const booking: RemoteUnderTest = { remote, load: (module) => import(`../${module}`) };
