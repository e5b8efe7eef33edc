import { generateKeyPairSync } from 'node:crypto';
import { dkimOf } from '../testing/dkim.ts';
import type { MailServer } from '../testing/smtp.ts';
import { startMailServer } from '../testing/smtp.ts';
import type { OutgoingMessage } from './channel.ts';
import { emailChannel } from './email-channel.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

test('what the mail server gets is signed by DKIM, as whoever has the key from the DNS finds', async () => {
  const { privateKey, publicKey } = newPair();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const dkim = { domain: 'nabd.example', selector: 'mail1', privateKey: pem };
  const names = { ar: 'عيادات نبض', en: 'Nabd Clinics' };
  const clinic = { domain: 'nabd.example', name: names, address: null, email: null, timeZone: 'Asia/Riyadh' };
  const channel = emailChannel({ url: server.url, from: 'clinic@nabd.example', dkim }, clinic);
  const message: OutgoingMessage = {
    lang: 'ar',
    urgency: 'soon',
    ...{ recipient: 'sara@mail.example', subject: 'تأكّد موعدك' },
    // Spaces and empty lines that mail servers change on the way.
    ...{ body: 'تأكّد الموعد التالي:\n  الأحد  10:00 \n\n', reference: 'r1', attempt: 1, expiresAt: null },
  };
  await channel.send(message, AbortSignal.timeout(30_000));
  channel.close();

  const raw = server.received[0]?.raw ?? '';
  const found = dkimOf(raw, publicKey);
  expect(found).toMatchObject({ isGood: true, tags: { d: 'nabd.example', s: 'mail1', a: 'rsa-sha256' } });
  const signed = found.tags['h']?.toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']));

  // Another key, another sender and another text prove nothing.
  expect(dkimOf(raw, newPair().publicKey).isGood).toBe(false);
  expect(dkimOf(raw.replace(/^From: .*$/m, 'From: a@attacker.example'), publicKey).isGood).toBe(false);
  expect(dkimOf(`${raw}more\r\n`, publicKey).isGood).toBe(false);
});
