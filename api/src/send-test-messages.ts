import { randomUUID } from 'node:crypto';
import { createServices } from './create-services.ts';
import { openForCommand } from './db/open-for-command.ts';
import { migrateAsOwner } from './db/migrate-as-owner.ts';
import { whatsappAddress } from './messaging/addresses.ts';
import { DeliveryFailed } from './messaging/channel.ts';
import { openChannels } from './messaging/channels.ts';
import type { ChannelName } from './messaging/mail.ts';
import { runCommand } from './run-command.ts';
import { SettingsInvalid } from './settings/settings-invalid.ts';
import { readSettings } from './settings/settings.ts';

/** How long one message may take, in milliseconds. */
const attemptMs = 30_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Sends one message by each channel that is set, at once and past the outbox, and says what became of it. */
async function main([email, phone]: readonly string[]): Promise<void> {
  if (email === undefined)
    throw new SettingsInvalid('Usage: npm run messages:test -- <e-mail address> [<mobile number>]');
  const settings = readSettings(process.env);
  const database = await openForCommand(settings);
  try {
    await migrateAsOwner(settings, database);
    const services = createServices({ database, settings, clock: () => new Date() });
    const channels = openChannels(services, { error: () => undefined });
    if (channels.length === 0) say('No message leaves: neither SMTP_URL nor SMS_PROVIDER is set.');
    const number = phone === undefined ? {} : { sms: phone, whatsapp: whatsappAddress(phone) };
    const recipients: Partial<Record<ChannelName, string>> = { email, ...number };
    for (const channel of channels) {
      const recipient = recipients[channel.name];
      if (channel.name === 'push') {
        say('push: not tried, for it goes to the browsers of accounts');
        continue;
      }
      if (recipient === undefined) {
        say(`${channel.name}: not tried, without a mobile number`);
        continue;
      }
      const text = `${settings.clinic.name.en}: this is a test. ${settings.clinic.name.ar}: هذه رسالة تجريبية.`;
      const message = {
        ...{ recipient, subject: settings.clinic.name.en, body: text, reference: randomUUID() },
        template: { kind: 'account_notice' as const, values: [text] },
      };
      try {
        const once = { attempt: 1, expiresAt: null };
        await channel.send({ ...message, ...once, lang: 'en', urgency: 'now' }, AbortSignal.timeout(attemptMs));
        say(`${channel.name}: taken for ${recipient}`);
      } catch (error) {
        if (!(error instanceof DeliveryFailed)) throw error;
        say(`${channel.name}: not taken (${error.code})`);
        process.exitCode = 1;
      }
      channel.close();
    }
  } finally {
    await database.close();
  }
}

await runCommand(() => main(process.argv.slice(2)));
