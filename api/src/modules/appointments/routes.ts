import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  AppointmentResponse,
  AppointmentList,
  BookAppointment,
  CancelAppointment,
  HoldRequest,
  HoldResponse,
  RescheduleAppointment,
} from '@clinic/contracts';
import { AppointmentDetailsResponse } from '@clinic/contracts/account';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { digits, IdParams } from '../../http/params.ts';
import { actorOf, signedIn } from '../auth/session.ts';
import { bookAppointment, holdSlot } from './booking.ts';
import { calendarFile } from './calendar-file.ts';
import { cancelAppointment, releaseHold } from './change-status.ts';
import { repeatableOf, sendStored } from '../../http/idempotency.ts';
import { moveAppointment } from './move.ts';
import { appointmentDetails } from './details.ts';
import type { Booker } from './patient.ts';
import { isOwn } from './policy.ts';
import { presentAppointment } from './present.ts';
import * as repo from './repo.ts';

function bookerOf(request: FastifyRequest): Booker {
  const { id, name, phone, email, lang } = actorOf(request).user;
  return { id, name, phone, email, lang };
}

/** Appointments and holds of the signed-in patient (S83, E3, E5). */
export async function appointmentRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, clock } = services;
  const tags = ['booking'];

  app.post(
    '/api/appointments',
    {
      config: { keptUnderLoad: true },
      onRequest: signedIn,
      schema: { tags, summary: 'Book a slot', body: BookAppointment, response: { 201: AppointmentResponse } },
    },
    async (request, reply) => {
      const booked = await bookAppointment(services, bookerOf(request), request.body, repeatableOf(request));
      return sendStored(reply, booked);
    },
  );

  app.get(
    '/api/appointments',
    {
      onRequest: signedIn,
      schema: { tags, summary: 'My appointments, newest start first', response: { 200: AppointmentList } },
    },
    async (request) => {
      const rows = await repo.appointmentsOf(db, actorOf(request).userId);
      const now = clock();
      return { data: rows.map((row) => presentAppointment(row, now)) };
    },
  );

  async function ownVisit(request: FastifyRequest, id: number) {
    const visit = await repo.appointmentById(db, id);
    if (!visit || !isOwn(actorOf(request), visit.appointment)) throw new ClinicError('NOT_FOUND');
    return visit;
  }

  app.get(
    `/api/appointments/:id(${digits})`,
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'One of my appointments, with its history and what to know before the visit',
        params: IdParams,
        response: { 200: AppointmentDetailsResponse },
      },
    },
    async (request) => ({ data: await appointmentDetails(db, await ownVisit(request, request.params.id), clock()) }),
  );

  app.post(
    `/api/appointments/:id(${digits})/cancel`,
    {
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Cancel one of my appointments',
        params: IdParams,
        body: z.union([CancelAppointment, z.null()]),
        response: { 200: AppointmentResponse },
      },
    },
    async (request) => {
      const { id } = request.params;
      const visit = await cancelAppointment(services, bookerOf(request), id, request.body?.reason);
      return { data: presentAppointment(visit, clock()) };
    },
  );

  app.post(
    `/api/appointments/:id(${digits})/reschedule`,
    {
      config: { keptUnderLoad: true },
      onRequest: signedIn,
      schema: {
        tags,
        summary: 'Move one of my appointments to another time',
        params: IdParams,
        body: RescheduleAppointment,
        response: { 201: AppointmentResponse },
      },
    },
    async (request, reply) => {
      const { userId } = actorOf(request);
      const move = {
        appointmentId: request.params.id,
        choice: request.body,
        chooser: 'patient',
        actor: `user:${userId}`,
        ownerId: userId,
      } as const;
      return sendStored(reply, await moveAppointment(services, move, repeatableOf(request)));
    },
  );

  app.get(
    `/api/appointments/:id(${digits})/calendar.ics`,
    {
      onRequest: signedIn,
      config: { tokenFromCookie: true },
      schema: { tags, summary: 'One of my appointments as a calendar file', params: IdParams },
    },
    async (request, reply) => {
      const visit = await ownVisit(request, request.params.id);
      // What it became has the file, under the UID that calendars know.
      if (visit.movedTo !== null) throw new ClinicError('NOT_FOUND');
      const notes = await appointmentDetails(db, visit, clock());
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${visit.appointment.reference}.ics"`)
        .send(calendarFile(visit, notes, services.settings.clinic, languageOf(request)));
    },
  );

  app.post(
    '/api/holds',
    {
      config: { keptUnderLoad: true },
      onRequest: signedIn,
      schema: { tags, summary: 'Keep a slot for five minutes', body: HoldRequest, response: { 201: HoldResponse } },
    },
    async (request, reply) => {
      const hold = await holdSlot(services, bookerOf(request), request.body);
      return reply.code(201).send({ data: hold });
    },
  );

  app.delete(
    `/api/holds/:id(${digits})`,
    {
      onRequest: signedIn,
      schema: { tags, summary: 'Give a kept slot back', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await releaseHold(services, bookerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
