import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { roles } from '@clinic/contracts';
import {
  AuditPage,
  AuditQuery,
  deskLists,
  DeskOverview,
  DeskPage,
  DeskQuery,
  DeskQuestionSearch,
  DeskQuestionsFound,
} from '@clinic/contracts/qa';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { presentNamed } from '../../present-named.ts';
import { auditPage } from './audit-repo.ts';
import type { ModerationList } from './list-repo.ts';
import { countList, readList, specialtiesOf } from './list-repo.ts';
import { mayModerate } from './policy.ts';
import { findForModeration } from './search.ts';
import { presentAuditRow, presentForModeration } from './present.ts';
import { auditingRefusals } from './refusals.ts';
import { staffOf } from './staff.ts';

/** Searches of one of the staff. */
const searches: Limit = { scope: 'desk-searches', most: 60, minutes: 1 };

const perPage = { questions: 20, actions: 50 } as const;
const interval = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit });

/** Lists of questions for the staff, and for admins the audit log. */
export function listRoutes(instance: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['desk'];

  app.get(
    '/api/qa/desk/overview',
    { schema: { tags, summary: 'What waits at the desk', response: { 200: DeskOverview } } },
    async (request) => {
      const looking = { staff: staffOf(request), now: clock() };
      const counted = await Promise.all(
        deskLists.map(async (list) => [list, await countList(db, list, looking)] as const),
      );
      return {
        data: {
          counts: Object.fromEntries(counted) as Record<ModerationList, number>,
          specialties: (await specialtiesOf(db, looking.staff)).map(presentNamed),
          may: { answer: looking.staff.kind === 'doctor', moderate: mayModerate(looking.staff) },
        },
      };
    },
  );

  app.get(
    '/api/qa/desk/questions',
    {
      schema: {
        tags,
        summary: 'A list of the desk, 20 a page',
        querystring: DeskQuery,
        response: { 200: DeskPage },
      },
    },
    async (request) => {
      const { list, page, qa_specialty_id: qaSpecialtyId } = request.query;
      const looking = { staff: staffOf(request), now: clock(), qaSpecialtyId };
      const rows = await readList(db, list, looking, interval(page, perPage.questions));
      return {
        data: {
          data: rows.map((row) => presentForModeration(row, looking)),
          current_page: page,
          per_page: perPage.questions,
          total: await countList(db, list, looking),
        },
      };
    },
  );

  app.get(
    '/api/qa/desk/search',
    {
      schema: {
        tags,
        summary: 'Questions of every list by their words, at most ten',
        querystring: DeskQuestionSearch,
        response: { 200: DeskQuestionsFound },
      },
    },
    async (request) => {
      const looking = { staff: staffOf(request), now: clock() };
      await countByAccount(db, searches, request, looking.staff.userId, looking.now);
      const rows = await findForModeration(db, looking.staff, request.query.search);
      return { data: rows.map((row) => presentForModeration(row, looking)) };
    },
  );

  app.get(
    '/api/qa/desk/audit',
    { schema: { tags, summary: 'The audit log, for admins', querystring: AuditQuery, response: { 200: AuditPage } } },
    async (request) => {
      const { subject, page } = request.query;
      const staff = staffOf(request);
      const attempt = { actor: staff, action: 'audit.read', subject: 'audit', requestId: request.id };
      const { rows, total } = await auditingRefusals(services, attempt, async () => {
        if (staff.role !== roles.admin) throw new ClinicError('FORBIDDEN');
        return auditPage(db, subject, interval(page, perPage.actions));
      });
      return { data: { data: rows.map(presentAuditRow), current_page: page, per_page: perPage.actions, total } };
    },
  );
}
