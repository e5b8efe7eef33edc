import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { isKey } from '@clinic/node';
import { ClinicError } from '../../http/errors.ts';
import type { StatusOutcome } from '../../messaging/message-status.ts';
import { laterFailure, recordAccepted, recordDelivered, recordUndelivered } from '../../messaging/message-status.ts';
import { parsed } from '../../post-out.ts';
import { attemptIn } from '../../messaging/whatsapp-attempt.ts';
import { whatsappFailure } from '../../messaging/whatsapp-errors.ts';
import type { Services } from '../../services.ts';

/** What Meta reports of one message. */
const Status = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
type Status = z.infer<typeof Status>;

/** A call of the webhook. What patients write to the number comes the same way: nobody reads it here. */
const Event = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(Status).optional(),
          }),
        }),
      ),
    }),
  ),
});

/** The most that Meta sends at once. */
const longestBody = 3 * 1024 * 1024;

/** When somebody sets the address of the webhook at Meta, it asks for its challenge back. */
const Handshake = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().regex(/^[\w-]{1,256}$/),
});

function recordStatus(services: Services, { status, biz_opaque_callback_data: name = '', errors = [] }: Status) {
  const attempt = attemptIn(name);
  if (attempt === null) return Promise.resolve(null);
  if (status === 'delivered' || status === 'read') return recordDelivered(services, attempt.reference);
  if (status === 'sent') return recordAccepted(services, attempt.reference).then(() => null);
  if (status !== 'failed') return Promise.resolve(null);
  const [error] = errors;
  const failure = whatsappFailure(error?.code, `${laterFailure} ${error?.code ?? 'failed'}`);
  return recordUndelivered(services, attempt, failure);
}

/**
 * What becomes of messages by WhatsApp, from Meta. Without WhatsApp in the settings, and for whoever does not sign with the
 * secret of the app, there is no such address.
 */
export async function whatsappRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { whatsapp } = services.settings;
  // The signature is over the bytes as they came.
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: longestBody }, (_request, body, done) =>
    done(null, body),
  );

  app.get('/api/messages/whatsapp', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    const asked = Handshake.safeParse(request.query).data;
    if (whatsapp === null || asked === undefined || !isKey(asked['hub.verify_token'], whatsapp.verifyToken))
      throw new ClinicError('NOT_FOUND');
    return reply.type('text/plain; charset=utf-8').send(asked['hub.challenge']);
  });

  app.post('/api/messages/whatsapp', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers['x-hub-signature-256'];
    if (whatsapp === null || typeof signature !== 'string') throw new ClinicError('NOT_FOUND');
    const expected = `sha256=${createHmac('sha256', whatsapp.appSecret).update(body).digest('hex')}`;
    if (!isKey(signature, expected)) throw new ClinicError('NOT_FOUND');
    const event = Event.safeParse(parsed(body.toString('utf8'))).data;
    const values = (event?.entry ?? []).flatMap(({ changes }) => changes.map(({ value }) => value));
    const ofNumber = values.filter(({ metadata }) => metadata?.phone_number_id === whatsapp.phoneId);
    // One after the other: Meta sends up to a thousand at once.
    for (const status of ofNumber.flatMap(({ statuses = [] }) => statuses))
      report(await recordStatus(services, status), status);
    // Anything else is sent again for days.
    return reply.code(200).send();
  });

  function report(outcome: StatusOutcome | null, { biz_opaque_callback_data: name = '', errors = [] }: Status): void {
    if (outcome === null) return;
    app.countDelivery('whatsapp', outcome);
    if (outcome !== 'parked' && outcome !== 'bounced') return;
    const { reference, attempt: attempts } = attemptIn(name) ?? {};
    const failure = `${laterFailure} ${errors[0]?.code ?? 'failed'}`;
    app.log.error({ channel: 'whatsapp', reference, failure, attempts }, 'a message was given up');
  }
}
