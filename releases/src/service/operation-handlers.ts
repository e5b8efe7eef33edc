import type { AuthorizedClient, ReleaseStore } from '../store/index.ts';
import type { OperationHandlers } from './operations.ts';

/** Newest lines of the history that are told over the network: years of a busy site. */
const mostLines = 20_000;

/** What each operation does: exactly what a command does that has the store itself, in the name of the caller. */
export function operationHandlers(store: ReleaseStore, client: AuthorizedClient): OperationHandlers {
  return {
    readRegistry: store.readRegistry,
    readReplay: store.readReplay,
    assertNotReplayed: async (channel) => {
      await store.assertNotReplayed(channel);
      return null;
    },
    readLock: store.readLock,
    readHistory: async () => {
      const { lines, unreadable } = await store.readHistory();
      return { lines: lines.slice(-mostLines), unreadable };
    },
    readDeploymentRecords: store.readDeploymentRecords,
    readDescriptor: store.readDescriptor,
    readHostDescriptor: store.readHostDescriptor,
    readProvenance: store.readProvenance,
    diffCompositions: store.diffCompositions,
    listPreviews: store.listPreviews,
    listTeams: store.listTeams,
    isPublished: async ({ name, release }) => {
      const by = await client.publisher([name]);
      return store.isPublished({ name, release, by });
    },
    publisher: client.publisher,
    promote: client.promote,
    rollback: client.rollback,
    abortRollout: client.abortRollout,
    lock: client.lock,
    unlock: client.unlock,
    createPreview: client.createPreview,
    revokePreview: client.revokePreview,
    addTeam: client.addTeam,
    addToken: client.addToken,
    revokeToken: async (id) => {
      await client.revokeToken(id);
      return null;
    },
    trustPipeline: client.trustPipeline,
    revokePipeline: async (id) => {
      await client.revokePipeline(id);
      return null;
    },
    removeTeam: async (name) => {
      await client.removeTeam(name);
      return null;
    },
    collect: client.collect,
  };
}
