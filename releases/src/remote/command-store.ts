import type { AuthorizedClient, ReleaseStore } from '../store/index.ts';

/** What commands read of a store, whether they have the store itself or ask its service. */
export type CommandStore = Pick<
  ReleaseStore,
  | 'location'
  | 'readRegistry'
  | 'readReplay'
  | 'assertNotReplayed'
  | 'readLock'
  | 'readHistory'
  | 'readDeploymentRecords'
  | 'readDescriptor'
  | 'readHostDescriptor'
  | 'readProvenance'
  | 'diffCompositions'
  | 'listPreviews'
  | 'listTeams'
  | 'isPublished'
> &
  Partial<Pick<ReleaseStore, 'intactDirectory'>>;

/** What needs a right, whether this process asks for it or the service does. */
export type CommandClient = {
  [Action in keyof AuthorizedClient]: (
    ...args: Parameters<AuthorizedClient[Action]>
  ) => ReturnType<AuthorizedClient[Action]>;
};
