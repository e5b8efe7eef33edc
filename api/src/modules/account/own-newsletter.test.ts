import { desc } from 'drizzle-orm';
import { newsletterSubscribers } from '../../db/schema.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { messagesTo } from '../../testing/messages.ts';
import { endNewsletter, newsletterOf } from '../newsletter/subscribe.ts';

describe.each(engines)('the newsletter of an account that gets another address, on %s', (engine) => {
  let clinic: TestClinic;
  /** Has shown that the address is its own. */
  let me: Patient;
  let counter = 0;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  beforeEach(async () => {
    counter += 1;
    me = await aPatient(clinic, { emailVerifiedAt: defaultNow });
  });
  afterAll(() => clinic.close());

  const later = () => `later${engine}${counter}@nabd.example`;
  const post = (url: string, body: unknown) =>
    call(clinic, 'POST', url, { as: me, body, headers: { 'x-forwarded-for': `198.51.100.${counter}` } });
  const subscribe = async (email: string) => {
    const headers = { 'x-forwarded-for': `198.51.100.${counter}` };
    const answer = await call(clinic, 'POST', '/api/newsletter/subscribe', { body: { email }, headers });
    expect(answer.statusCode).toBe(200);
  };
  const moveTo = async (email: string) => {
    await post('/api/account/email', { email });
    const code = /\d{6}/.exec((await messagesTo(clinic, email)).at(-1)?.body ?? '')?.[0];
    expect((await post('/api/account/email/confirm', { code })).statusCode).toBe(200);
  };
  const subscriptions = () =>
    Promise.all([me.email, later()].map((one) => newsletterOf(clinic.database.db, clinic.cipher, one)));
  const row = async () =>
    (await clinic.database.db.select().from(newsletterSubscribers).orderBy(desc(newsletterSubscribers.id)))[0];

  test('follows an account from an address that was its own, and ends with the consent to it', async () => {
    await subscribe(me.email);
    const before = await row();
    const issue = `newsletter-issue:1:${before?.id}`;
    await clinic.database.db.transaction((tx) =>
      clinic.services.mail.queue(tx, {
        ...{ dedupeKey: issue, channel: 'email', recipient: me.email, lang: 'ar' },
        ...{ subject: 'a', body: 'a', createdAt: defaultNow },
      }),
    );
    await moveTo(later());
    expect(await subscriptions()).toEqual([undefined, expect.objectContaining({ lang: 'ar' })]);
    expect(await row()).toMatchObject({ id: before?.id, tokenHash: before?.tokenHash, subscribedAt: defaultNow });
    expect((await messagesTo(clinic, me.email)).map(({ dedupeKey }) => dedupeKey)).not.toContain(issue);
    await post('/api/account/consents', { kind: 'marketing', granted: true });
    await post('/api/account/consents', { kind: 'marketing', granted: false });
    expect(await subscriptions()).toEqual([undefined, undefined]);
  });

  test('ends with the account after such a change', async () => {
    await subscribe(me.email);
    await moveTo(later());
    expect((await post('/api/account/delete', { confirm: 'حذف' })).statusCode).toBe(204);
    expect(await subscriptions()).toEqual([undefined, undefined]);
  });

  test.each([
    ['once to an address that had it already', false],
    ['no more at all where the other address had ended its own', true],
  ])('goes %s', async (_, ended) => {
    await subscribe(later());
    if (ended) await clinic.database.db.transaction((tx) => endNewsletter(tx, clinic.cipher, later(), defaultNow));
    await subscribe(me.email);
    await moveTo(later());
    expect(await subscriptions()).toEqual([undefined, ended ? undefined : expect.anything()]);
  });

  test('stays where it is when nobody has shown that the address was theirs', async () => {
    me = await aPatient(clinic);
    await subscribe(me.email);
    await moveTo(later());
    expect(await subscriptions()).toEqual([expect.anything(), undefined]);
  });
});
