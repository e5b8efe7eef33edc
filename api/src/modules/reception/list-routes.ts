import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  DeskDays,
  DeskDaysQuery,
  DeskDoctors,
  DeskPatients,
  DeskSearchQuery,
  DeskToday,
  DeskTodayQuery,
  DeskVisits,
  mostDeskDays,
} from '@clinic/contracts/account';
import { clinicToday, daysBetween, isCalendarDate } from '@clinic/contracts/time';
import type { Services } from '../../services.ts';
import { whoseOf } from '../../audit.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { presentNamed } from '../../present-named.ts';
import { presentKinds } from '../availability/visit-kinds.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import { branchRows } from './branch-repo.ts';
import { doctorRows } from './doctor-repo.ts';
import { readDays, readLoads } from './read-days.ts';
import { findPatients } from './patient-repo.ts';
import { isColleague, mayManageVisits } from './policy.ts';
import { presentDoctor, presentPatient, presentVisit } from './present.ts';
import { managersOnly, receptionistOf } from './staff.ts';
import { findVisits } from './visit-repo.ts';

/** Searches of a receptionist for visits and patients. */
const searches: Limit = { scope: 'reception-searches', most: 60, minutes: 1 };

const largestDoctorId = 2_147_483_647;

function checkDates(first: string, last: string): void {
  if (!isCalendarDate(first)) throw invalidField('first', 'validation.date');
  if (!isCalendarDate(last) || last < first) throw invalidField('last', 'validation.date');
  if (daysBetween(first, last) >= mostDeskDays) throw invalidField('last', 'validation.tooLong');
}

/** What the desk looks at: doctors, their days, today, and what is searched for. */
export function listRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock, audit } = services;
  const tags = ['reception'];

  app.get(
    '/api/reception/doctors',
    { schema: { tags, summary: 'Doctors whose days the caller may see', response: { 200: DeskDoctors } } },
    async (request) => {
      const staff = receptionistOf(request);
      const { limits } = staff;
      const rows = await doctorRows(db, staff.kind === 'doctor' ? staff.doctorId : null, limits);
      const branches = (await branchRows(db, limits)).map(presentNamed);
      return {
        data: {
          ...{ today: clinicToday(clock()), doctors: rows.map(presentDoctor), may_act: mayManageVisits(staff) },
          ...(branches.length > 0 && { branches }),
        },
      };
    },
  );

  app.get(
    '/api/reception/days',
    {
      schema: {
        tags,
        summary: 'A doctor’s days: visits, slots in keeping, leave and free times',
        querystring: DeskDaysQuery,
        response: { 200: DeskDays },
      },
    },
    async (request) => {
      const {
        doctor_id: doctorId,
        first,
        last,
        kind_id: kindId = null,
        appointment_id: movingId = null,
        branch_id: branchId = null,
      } = request.query;
      checkDates(first, last);
      const staff = receptionistOf(request);
      const subject = `days:${doctorId}/${first}/${last}`;
      const named = { actor: staff, action: 'days.read', subject, requestId: request.id };
      return auditingRefusals(services, named, () =>
        db.transaction(async (tx) => {
          if (isColleague(staff, doctorId)) throw new ClinicError('FORBIDDEN');
          const now = clock();
          const [doctor] = doctorId > largestDoctorId ? [] : await doctorRows(tx, doctorId, staff.limits);
          if (!doctor) throw new ClinicError('NOT_FOUND');
          const wanted = { doctorId, first, last, kindId, movingId, branchId };
          const { days, kinds } = await readDays(tx, wanted, { staff, now });
          const whose = whoseOf(days.flatMap(({ visits }) => visits.map(({ id }) => `appointment:${id}`)));
          await audit.recordRead(tx, { ...named, at: now, details: { whose } });
          const offered = kinds.length > 0 && { kinds: presentKinds(kinds) };
          return { data: { doctor: presentDoctor(doctor), slot_minutes: doctor.slotMinutes, ...offered, days } };
        }),
      );
    },
  );

  app.get(
    '/api/reception/today',
    {
      onRequest: managersOnly(services, 'loads.read'),
      schema: {
        tags,
        summary: 'How full every doctor’s day is',
        querystring: DeskTodayQuery,
        response: { 200: DeskToday },
      },
    },
    async (request) => {
      const now = clock();
      const { branch_id: branchId = null } = request.query;
      const date = request.query.date ?? clinicToday(now);
      if (!isCalendarDate(date)) throw invalidField('date', 'validation.date');
      const { limits } = receptionistOf(request);
      const rows = await doctorRows(db, null, limits);
      return { data: { date, loads: await readLoads(db, rows, { date, branchId, limits }, now) } };
    },
  );

  app.get(
    '/api/reception/appointments',
    {
      onRequest: managersOnly(services, 'visits.searched'),
      schema: {
        tags,
        summary: 'Visits by reference, name or telephone',
        querystring: DeskSearchQuery,
        response: { 200: DeskVisits },
      },
    },
    async (request) => {
      const staff = receptionistOf(request);
      const now = clock();
      await countByAccount(db, searches, request, staff.userId, now);
      return db.transaction(async (tx) => {
        const found = await findVisits(tx, request.query.search, staff.limits, now);
        await audit.record(tx, {
          ...{ at: now, actor: staff, action: 'visits.searched', subject: 'reception', requestId: request.id },
          details: {
            found: found.length,
            whose: whoseOf(found.map(({ appointment }) => `appointment:${appointment.id}`)),
          },
        });
        return { data: found.map((row) => presentVisit(row, { staff, now })) };
      });
    },
  );

  app.get(
    '/api/reception/patients',
    {
      onRequest: managersOnly(services, 'patients.searched'),
      schema: {
        tags,
        summary: 'Accounts of patients by name, telephone or e-mail address',
        querystring: DeskSearchQuery,
        response: { 200: DeskPatients },
      },
    },
    async (request) => {
      const staff = receptionistOf(request);
      const now = clock();
      await countByAccount(db, searches, request, staff.userId, now);
      return db.transaction(async (tx) => {
        const found = await findPatients(tx, request.query.search);
        await audit.record(tx, {
          ...{ at: now, actor: staff, action: 'patients.searched', subject: 'reception', requestId: request.id },
          details: { found: found.length, whose: whoseOf(found.map(({ id }) => `user:${id}`)) },
        });
        return { data: found.map(presentPatient) };
      });
    },
  );
}
