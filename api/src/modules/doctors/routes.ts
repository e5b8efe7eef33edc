import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { DoctorDetailResponse, DoctorList, IdText } from '@clinic/contracts';
import { DirectoryQuery, DoctorDirectory } from '@clinic/contracts/content';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { addDays, bookingWindow, clinicToday } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { digits, idInSlug, SlugParams, storedSlug } from '../../http/params.ts';
import { publicOriginOf } from '../../http/public-origin.ts';
import { loadCalendars } from '../availability/calendar.ts';
import { firstFreeSlots, inBranch } from '../availability/slots.ts';
import { namePatterns } from './name-patterns.ts';
import { presentDoctor, presentDoctorCard, presentDoctorDetail } from './present.ts';
import { doctorRepo } from './repo.ts';

const doctorsPerPage = 12;
const slotsOfDoctor = 6;
const mostRandomDoctors = 20;

/** Light modules around a QR code (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/** Whose hold counts as free, and the only branch that is looked at. */
interface Asking {
  readonly holderId: number | null;
  readonly branchId?: number | undefined;
}

function branchOf(branches: readonly { id: number; slug: string }[], wanted: string | undefined): number | undefined {
  if (!wanted) return undefined;
  const found = branches.find(({ slug }) => slug === wanted);
  if (!found) throw new ClinicError('NOT_FOUND');
  return found.id;
}

/** S80, S84, the public directory and one doctor (Q24). */
export async function doctorRoutes(instance: FastifyInstance, { db, clock, settings }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const repo = doctorRepo(db);

  async function nextSlots(ids: number[], most: number, { holderId, branchId }: Asking) {
    const now = clock();
    const window = bookingWindow(clinicToday(now));
    const calendars = await loadCalendars(db, ids, window, { now, holderId, chooser: 'patient' });
    return (id: number) => {
      const calendar = calendars.get(id);
      const slots = calendar ? firstFreeSlots(inBranch(calendar, branchId), window, most) : [];
      return { slots, calendar };
    };
  }

  /** Those of some doctors who are free within some days from today. */
  async function freeWithin(days: number, ids: number[], { holderId, branchId }: Asking): Promise<number[]> {
    const now = clock();
    const today = clinicToday(now);
    const { first, last } = bookingWindow(today);
    const until = [last, addDays(today, days)].sort()[0] ?? last;
    if (until < first) return [];
    const range = { first, last: until };
    const calendars = await loadCalendars(db, ids, range, { now, holderId, chooser: 'patient' });
    return ids.filter((id) => {
      const calendar = calendars.get(id);
      return calendar !== undefined && firstFreeSlots(inBranch(calendar, branchId), range, 1).length > 0;
    });
  }

  async function specialtyFilter(wanted: string | undefined): Promise<number | null> {
    if (!wanted) return null;
    const id = idInSlug(wanted);
    const found = await repo.specialtyId(id === null ? { slug: storedSlug(wanted) } : { id });
    if (found === undefined) throw new ClinicError('NOT_FOUND');
    return found;
  }

  app.get(
    '/api/doctors',
    {
      schema: {
        tags: ['clinic'],
        summary:
          'Doctors by speciality, name, language, gender and next free day, 12 a page, each with the next free slot',
        querystring: DirectoryQuery,
        response: { 200: DoctorDirectory },
      },
    },
    async (request) => {
      const { page, specialty, name, language, gender, free_within: days } = request.query;
      const choices = await repo.choices();
      const branchId = branchOf(choices.branches, request.query.branch);
      const asking = { holderId: request.actor?.userId ?? null, branchId };
      const filter = {
        specialtyId: await specialtyFilter(specialty),
        name: namePatterns(name ?? ''),
        language: language ?? null,
        gender: gender ?? null,
        branchId: branchId ?? null,
        today: clinicToday(clock()),
      };
      const free = days === undefined ? null : await freeWithin(days, await repo.fitting(filter), asking);
      const at = { limit: doctorsPerPage, offset: (page - 1) * doctorsPerPage };
      const { rows, total } = await repo.page(filter, free, at);
      const slotsOf = await nextSlots(
        rows.map((row) => row.id),
        1,
        asking,
      );
      const cards = rows.map((row) => presentDoctorCard(row, slotsOf(row.id).slots[0]));
      const { branches, ...others } = choices;
      return {
        data: { data: cards, current_page: page, per_page: doctorsPerPage, total },
        choices: { ...others, ...(branches.length > 0 && { branches }) },
      };
    },
  );

  app.get(
    `/api/doctors/random/:count(${digits})`,
    {
      schema: {
        tags: ['clinic'],
        summary: 'Some doctors by chance, 1 to 20',
        params: z.object({ count: z.coerce.number().int() }),
        response: { 200: DoctorList },
      },
    },
    async (request) => {
      const count = Math.min(Math.max(request.params.count, 1), mostRandomDoctors);
      return { data: (await repo.random(count)).map(presentDoctor) };
    },
  );

  app.get(
    '/api/doctors/by-slug/:slug',
    {
      schema: {
        tags: ['clinic'],
        summary: 'One doctor by slug in either language, or by id',
        params: SlugParams,
        response: { 200: DoctorDetailResponse },
      },
    },
    async (request) => {
      const slug = storedSlug(request.params.slug);
      const id = idInSlug(slug);
      const row = id === null ? await repo.bySlug(slug) : await repo.byId(id);
      if (!row) throw new ClinicError('NOT_FOUND');
      const slotsOf = await nextSlots([row.id], slotsOfDoctor, { holderId: request.actor?.userId ?? null });
      const { slots, calendar } = slotsOf(row.id);
      return { data: presentDoctorDetail(row, slots, calendar) };
    },
  );

  app.get(
    `/api/doctors/:specialtyId(${digits})`,
    {
      schema: {
        tags: ['clinic'],
        summary: 'Doctors of a speciality',
        params: z.object({ specialtyId: IdText }),
        response: { 200: DoctorList },
      },
    },
    async (request) => {
      const { specialtyId } = request.params;
      const rows = await repo.bySpecialty(specialtyId);
      if (rows.length === 0 && (await repo.specialtyId({ id: specialtyId })) === undefined) {
        throw new ClinicError('NOT_FOUND');
      }
      return { data: rows.map(presentDoctor) };
    },
  );

  app.get(
    `/api/booking-codes/:doctorId(${digits})`,
    {
      schema: {
        tags: ['clinic'],
        summary: 'QR code, as SVG, of the page that begins a booking with a doctor',
        params: z.object({ doctorId: IdText }),
      },
    },
    async (request, reply) => {
      const { doctorId } = request.params;
      if (!(await repo.byId(doctorId))) throw new ClinicError('NOT_FOUND');
      const address = publicOriginOf(request, settings) + bookingPaths.start({ doctor: doctorId });
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(renderSVG(address, { ecc: 'M', border: quietZone }));
    },
  );
}
