import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { IdText } from '@clinic/contracts';
import {
  AdminUserResponse,
  AdminUsersPage,
  AdminUsersQuery,
  ChangeRole,
  DoctorsWithoutAccount,
  userActions,
} from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { whoseOf } from '../../audit.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { presentNamed } from '../../present-named.ts';
import { limitNamesOf } from '../auth/limit-names.ts';
import { actorOf, confirmedActorOf } from '../auth/session.ts';
import { changeRole, applyUserAction } from './user-actions.ts';
import { adminsOnly } from './admins-only.ts';
import { presentUser } from './present.ts';
import { countUsers, doctorsWithoutAccount, findUsers } from './repo.ts';

const perPage = 20;
const OneUser = z.object({ id: IdText });

const summaries = {
  lock: 'Lock an account: nobody can sign in to it',
  unlock: 'Open a locked account again',
  'sign-out': 'Sign an account out on all devices',
  'reset-factors': 'Remove the second factors of somebody who has lost them all',
} as const;

/** Searches of an admin. */
const searches: Limit = { scope: 'user-searches', most: 60, minutes: 1 };

/**
 * Users and roles, for admins, who have shown of late that the session is theirs before they change an account. Every search, action and refusal is a row of the
 * audit log.
 */
export async function userRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, audit, settings } = services;
  instance.addHook('onRequest', adminsOnly(services));
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['admin'];

  app.get(
    '/api/admin/users',
    {
      schema: {
        tags,
        summary: 'Accounts by name, e-mail address or telephone, 20 a page',
        querystring: AdminUsersQuery,
        response: { 200: AdminUsersPage },
      },
    },
    async (request) => {
      const { page, ...wanted } = request.query;
      const admin = actorOf(request);
      const now = clock();
      await countByAccount(db, searches, request, admin.userId, now);
      return db.transaction(async (tx) => {
        const rows = await findUsers(tx, wanted, { limit: perPage, offset: (page - 1) * perPage, now, settings });
        const total = await countUsers(tx, wanted);
        await audit.record(tx, {
          ...{ at: now, actor: admin, action: 'users.searched', subject: 'users', requestId: request.id },
          details: { found: total, whose: whoseOf(rows.map(({ user }) => `user:${user.id}`)) },
        });
        const limits = await limitNamesOf(
          tx,
          rows.map(({ user }) => user),
        );
        const data = rows.map((row) => presentUser(row, admin.userId, limits.get(row.user.id)));
        return { data: { data, current_page: page, per_page: perPage, total } };
      });
    },
  );

  app.get(
    '/api/admin/doctors-without-account',
    { schema: { tags, summary: 'Doctors whom no account signs in as', response: { 200: DoctorsWithoutAccount } } },
    async () => ({ data: (await doctorsWithoutAccount(db)).map(presentNamed) }),
  );

  app.post(
    '/api/admin/users/:id/role',
    {
      schema: {
        tags,
        summary: 'Give an account another role, or limit it to some specialities and branches',
        params: OneUser,
        body: ChangeRole,
        response: { 200: AdminUserResponse },
      },
    },
    async (request) => {
      const call = { admin: confirmedActorOf(request, clock()), userId: request.params.id, requestId: request.id };
      return { data: await changeRole(services, call, request.body) };
    },
  );

  for (const action of userActions) {
    app.post(
      `/api/admin/users/:id/${action}`,
      { schema: { tags, summary: summaries[action], params: OneUser, response: { 200: AdminUserResponse } } },
      async (request) => {
        const call = { admin: confirmedActorOf(request, clock()), userId: request.params.id, requestId: request.id };
        return { data: await applyUserAction(services, call, action) };
      },
    );
  }
}
