import type { CommandClient, CommandStore } from './command-store.ts';
import { scopeWith } from '../store/access/grants.ts';
import type { ServiceConnection } from './service-connection.ts';

/** What commands read of a store, asked of its service. */
export function remoteStore(connection: ServiceConnection): CommandStore {
  const isPublished = connection.operation('isPublished');
  const assertNotReplayed = connection.operation('assertNotReplayed');
  return {
    location: connection.address,
    readRegistry: connection.operation('readRegistry'),
    readReplay: connection.operation('readReplay'),
    assertNotReplayed: async (channel) => {
      await assertNotReplayed(channel);
    },
    readLock: connection.operation('readLock'),
    readHistory: connection.operation('readHistory'),
    readDeploymentRecords: connection.operation('readDeploymentRecords'),
    readDescriptor: connection.operation('readDescriptor'),
    readHostDescriptor: connection.operation('readHostDescriptor'),
    readProvenance: connection.operation('readProvenance'),
    diffCompositions: connection.operation('diffCompositions'),
    listPreviews: connection.operation('listPreviews'),
    listTeams: connection.operation('listTeams'),
    // The service knows by the token who asks.
    isPublished: ({ name, release }) => isPublished({ name, release }),
  };
}

/** What needs a right, asked of the service in the name of the token's team. */
export function remoteClient(connection: ServiceConnection): CommandClient {
  const publisher = connection.operation('publisher');
  const promote = connection.operation('promote');
  const createPreview = connection.operation('createPreview');
  const addTeam = connection.operation('addTeam');
  const addToken = connection.operation('addToken');
  const revokeToken = connection.operation('revokeToken');
  const trustPipeline = connection.operation('trustPipeline');
  const revokePipeline = connection.operation('revokePipeline');
  const removeTeam = connection.operation('removeTeam');
  return {
    publisher: (names) => publisher([...names]),
    promote: ({ changes, ...request }) => promote({ ...request, changes: { ...changes } }),
    rollback: connection.operation('rollback'),
    abortRollout: connection.operation('abortRollout'),
    lock: connection.operation('lock'),
    unlock: connection.operation('unlock'),
    createPreview: ({ replaces, ...request }) => createPreview({ ...request, replaces: { ...replaces } }),
    revokePreview: connection.operation('revokePreview'),
    addTeam: (request) => addTeam({ ...request, ...scopeWith(request) }),
    addToken: async ({ remotes, channels, rights, ...request }) => {
      const parts = {
        remotes: remotes && [...remotes],
        channels: channels && [...channels],
        rights: rights && [...rights],
      };
      const { id, token, expiresAt } = await addToken({ ...request, ...parts });
      return { id, token, expiresAt };
    },
    revokeToken: async (id) => {
      await revokeToken(id);
    },
    trustPipeline: (request) => trustPipeline({ ...request, ...scopeWith(request) }),
    revokePipeline: async (id) => {
      await revokePipeline(id);
    },
    removeTeam: async (name) => {
      await removeTeam(name);
    },
    collect: connection.operation('collect'),
  };
}
