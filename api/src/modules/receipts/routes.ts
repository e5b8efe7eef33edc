import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isKey } from '@clinic/node';
import { minuteMs } from '../../durations.ts';
import { ClinicError } from '../../http/errors.ts';
import { webhookSignature } from '../../messaging/webhook-signature.ts';
import type { Services } from '../../services.ts';
import { recordReceipt } from './repo.ts';

const Receipt = z.object({ reference: z.uuid(), receipt: z.enum(['delivered', 'bounced', 'complained']) });

/** How far the sender's clock may be off; an older call was recorded by somebody and is sent again. */
const mostSkewMs = 5 * minuteMs;

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Whether somebody with the secret sent this now, by the Standard Webhooks specification. */
function isSigned(request: FastifyRequest, body: string, secret: string): boolean {
  const [id, seconds] = [headerOf(request, 'webhook-id'), headerOf(request, 'webhook-timestamp')];
  // Signatures go by the real time, whatever clock a demonstration has.
  if (id === '' || !(Math.abs(Date.now() - Number(seconds) * 1000) <= mostSkewMs)) return false;
  const expected = webhookSignature(secret, id, seconds, body);
  return headerOf(request, 'webhook-signature')
    .split(' ')
    .some((signature) => isKey(signature, expected));
}

function parsed(body: string) {
  try {
    return Receipt.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** Receipts of providers. Without `RECEIPTS_SECRET`, and for whoever does not have it, there is no such address. */
export async function receiptRoutes(app: FastifyInstance, { db, clock, settings }: Services): Promise<void> {
  // The signature is over the bytes as they came.
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 8192 }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/api/messages/receipts', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const secret = settings.receiptsSecret;
    if (secret === null || !isSigned(request, body, secret)) throw new ClinicError('NOT_FOUND');
    const receipt = parsed(body);
    if (receipt === undefined) throw new ClinicError('VALIDATION');
    const channel = await recordReceipt(db, receipt.reference, receipt.receipt, clock());
    if (channel !== undefined) app.countDelivery(channel, receipt.receipt);
    return reply.code(204).send();
  });
}
