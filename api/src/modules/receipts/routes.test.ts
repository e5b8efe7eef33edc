import type { CurrentPreferences } from '@clinic/contracts/account';
import { outbox } from '../../db/schema.ts';
import type { Message } from '../../messaging/mail.ts';
import { recipientIndexes } from '../../messaging/message-content.ts';
import { notifyUser } from '../../messaging/notify.ts';
import { webhookSignature } from '../../messaging/webhook-signature.ts';
import { createSender } from '../../messaging/sender.ts';
import type { Channel } from '../../messaging/channel.ts';
import { DeliveryFailed } from '../../messaging/channel.ts';
import { dayMs } from '../../durations.ts';
import { aPatient, call } from '../../testing/clinic.ts';
import { dataKeys, engines } from '../../testing/database.ts';
import { useClinic } from '../../testing/use-clinic.ts';

const secret = 'a secret of the bridge to the provider';
const seconds = () => String(Math.floor(Date.now() / 1000));

describe.each(engines)('receipts on %s', (engine) => {
  const clinic = useClinic(engine, {
    env: { RECEIPTS_SECRET: secret, METRICS_TOKEN: 't'.repeat(20), DATA_KEY: [...dataKeys, 'o'.repeat(40)].join(',') },
  });
  let n = 0;
  let sent: string[];

  beforeEach(async () => {
    sent = [];
    await clinic.database.pool.query('TRUNCATE outbox');
  });

  const queue = (unsubscribeUrl?: string, more: Partial<Message> = {}) =>
    clinic.database.db.transaction((tx) => {
      n += 1;
      return clinic.services.mail.queue(tx, {
        ...{ dedupeKey: `receipt:${n}`, channel: 'email', recipient: 'sara@mail.example', lang: 'ar' },
        ...{ subject: 'نشرتنا', body: 'نصائح', createdAt: clinic.now(), unsubscribeUrl },
        ...more,
      });
    });
  const drain = async (taken: (reference: string) => Promise<unknown> = async () => undefined) => {
    const channel: Channel = {
      ...{ name: 'email', atOnce: 4, close: () => undefined },
      send: async ({ reference }) => {
        sent.push(reference);
        await taken(reference);
      },
    };
    const log = { error: () => undefined, info: () => undefined };
    await createSender({ services: clinic.services, channels: [channel], log, onOutcome: () => undefined }).drain();
  };
  const rows = () => clinic.database.db.select().from(outbox).orderBy(outbox.id);
  const aSent = async () => {
    await queue('https://clinic.example/end');
    await drain();
    return sent[0] ?? '';
  };
  const send = (body: object, { at = seconds(), key = secret, say = JSON.stringify(body) } = {}) =>
    call(clinic, 'POST', '/api/messages/receipts', {
      body,
      headers: {
        'content-type': 'application/json',
        ...{
          'webhook-id': 'r1',
          'webhook-timestamp': at,
          'webhook-signature': `v1,old ${webhookSignature(key, 'r1', at, say)}`,
        },
      },
    });

  test('what is said of a message is recorded, and the worst stays', async () => {
    const reference = await aSent();
    for (const receipt of ['delivered', 'bounced', 'delivered'])
      expect((await send({ reference, receipt })).statusCode).toBe(204);
    expect(await rows()).toMatchObject([{ receipt: 'bounced', receiptAt: clinic.now() }]);
    expect((await send({ reference: crypto.randomUUID(), receipt: 'delivered' })).statusCode).toBe(204);
    const { body } = await call(clinic, 'GET', '/metrics', { headers: { authorization: `Bearer ${'t'.repeat(20)}` } });
    expect(body).toContain('clinic_deliveries_total{channel="email",outcome="bounced"} 1');
  });

  test.each([
    ['while the message is still being handed over', async () => undefined],
    ['though the answer to the sender was lost', () => Promise.reject(new DeliveryFailed('TIMEOUT', false))],
  ])('what is said %s counts, and the message is not sent again', async (_when, end) => {
    await queue();
    await drain(async (reference) => {
      expect((await send({ reference, receipt: 'bounced' })).statusCode).toBe(204);
      await end();
    });
    clinic.setNow(new Date(clinic.now().getTime() + dayMs));
    await clinic.database.pool.query(`UPDATE outbox SET due_at = now() - interval '1 second'`);
    await drain();
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', receipt: 'bounced', contentEnc: null }]);
  });

  test('whoever complained gets no more newsletters, but what they need', async () => {
    const reference = await aSent();
    await send({ reference, receipt: 'complained' });
    await queue('https://clinic.example/end');
    await queue();
    await drain();
    expect((await rows()).map(({ state, failure }) => [state, failure])).toEqual([
      ['sent', null],
      ['expired', 'unwelcome'],
      ['sent', null],
    ]);
    expect((await rows())[1]?.contentEnc).toBeNull();
  });

  test('an address that came back gets newsletters again once something arrived there', async () => {
    await send({ reference: await aSent(), receipt: 'bounced' });
    await queue('https://clinic.example/end');
    await drain();
    clinic.setNow(new Date(clinic.now().getTime() + dayMs));
    await queue(undefined, { urgency: 'now' });
    await drain();
    await send({ reference: sent.at(-1), receipt: 'delivered' });
    await queue('https://clinic.example/end');
    await drain();
    expect((await rows()).map(({ state, failure }) => [state, failure])).toEqual([
      ['sent', null],
      ['expired', 'unreachable'],
      ['sent', null],
      ['sent', null],
    ]);
  });

  test('a complaint of the time before the data key was changed counts on', async () => {
    const reference = await aSent();
    await send({ reference, receipt: 'complained' });
    const [, former] = recipientIndexes(clinic.cipher, 'sara@mail.example');
    await clinic.database.pool.query('UPDATE outbox SET recipient_index = $1', [former]);
    await queue('https://clinic.example/end');
    await drain();
    expect((await rows()).map(({ state, failure }) => [state, failure])).toEqual([
      ['sent', null],
      ['expired', 'unwelcome'],
    ]);
  });

  test('a patient whose e-mail came back is told so, and written to by SMS until something arrives there', async () => {
    const patient = await aPatient(clinic, { email: `lost${n}@mail.example` });
    const email = `lost${n}@mail.example`;
    const notify = (dedupeKey: string) =>
      clinic.database.db.transaction((tx) => {
        const words = { subject: 's', body: 'b', sms: 'short' };
        const context = { tx, mail: clinic.services.mail, now: clinic.now() };
        return notifyUser(context, patient.id, { dedupeKey, translations: { ar: words, en: words } });
      });
    const unreachable = async () =>
      (await call(clinic, 'GET', '/api/account/preferences', { as: patient })).json<{ data: CurrentPreferences }>().data
        .unreachable;
    await notify(`${email} 1`);
    await drain();
    expect(await unreachable()).toEqual([]);
    await send({ reference: sent[0], receipt: 'bounced' });
    expect(await unreachable()).toEqual(['email']);
    await notify(`${email} 2`);
    expect((await rows()).map(({ channel }) => channel)).toEqual(['email', 'sms']);

    clinic.setNow(new Date(clinic.now().getTime() + 1000));
    await queue(undefined, { recipient: email, urgency: 'now' });
    await drain();
    await send({ reference: sent[1], receipt: 'delivered' });
    expect(await unreachable()).toEqual([]);
    await notify(`${email} 3`);
    expect((await rows()).at(-1)).toMatchObject({ channel: 'email' });
  });

  test('nobody without the secret finds the address', async () => {
    const reference = await aSent();
    const body = { reference, receipt: 'bounced' };
    const old = String(Number(seconds()) - 3600);
    for (const answer of [
      await send(body, { key: 'another secret' }),
      await send(body, { at: old }),
      await send(body, { at: 'soon' }),
      await send(body, { say: '{}' }),
      await call(clinic, 'POST', '/api/messages/receipts', { body }),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    expect((await rows())[0]?.receipt).toBeNull();
    expect((await send({ reference, receipt: 'read' })).statusCode).toBe(422);
  });
});
