import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BranchList } from '@clinic/contracts/content';
import { snakeKeys } from '../../db/field-names.ts';
import type { Services } from '../../services.ts';
import { branchRepo } from './repo.ts';

/** The branches of a clinic that has several. */
export async function branchRoutes(instance: FastifyInstance, { db }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = branchRepo(db);

  app.get(
    '/api/branches',
    { schema: { tags: ['content'], summary: 'Branches of a clinic that has several', response: { 200: BranchList } } },
    async () => ({ data: (await repo.all()).map(snakeKeys) }),
  );
}
