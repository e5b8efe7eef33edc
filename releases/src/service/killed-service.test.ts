import { inTemporaryDirectory } from '../testing/fixtures.ts';
import { killService } from '../testing/killed-service.ts';

test(
  'a service that is killed while it publishes and promotes leaves a store that is whole, and the same command ends it',
  () =>
    inTemporaryDirectory(async (directory) => {
      const moments = [0.2, 0.3, 0.9, 0.1, 0.3, 0.6, 0.8, 0.7, 0.1, 0.95];
      let next = 0;
      const random = () => moments[next++ % moments.length] ?? 0;
      const { wrong, publishing, promoting } = await killService({ directory, kills: 3, random });
      expect(wrong).toEqual([]);
      expect(publishing + promoting).toBe(3);
    }),
  300_000,
);
