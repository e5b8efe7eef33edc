import { contentSettings } from '../db/schema.ts';
import type { TestClinic } from './clinic.ts';
import { call } from './clinic.ts';

export const inbox = 'reception@nabd.example';

/** Says where the clinic receives what its forms collect. */
export async function openInbox(clinic: TestClinic): Promise<void> {
  await clinic.database.db.insert(contentSettings).values({ name: 'inbox_email', value: inbox });
}

let visitors = 0;

/** An address that nobody has written from before, as the site's proxy passes it on. */
export function aVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
}

/** Sends a form as the site's own server does: without cookies, in the visitor's name. */
export function post(clinic: TestClinic, url: string, body: unknown, headers: Record<string, string> = aVisitor()) {
  return call(clinic, 'POST', url, { body, headers });
}

/** Code and field errors of a refusal. */
export function refusalIn(answer: { statusCode: number; json: () => unknown }) {
  const { code, errors } = answer.json() as { code: string; errors?: Record<string, string[]> };
  return { status: answer.statusCode, code, errors };
}
