import { createHmac } from 'node:crypto';

/** The signature of the Standard Webhooks specification, over the id, the time and the body. */
export function webhookSignature(secret: string, id: string, seconds: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}
