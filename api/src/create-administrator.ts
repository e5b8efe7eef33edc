import * as z from 'zod';
import { createServices } from './create-services.ts';
import { migrateAsOwner } from './db/migrate-as-owner.ts';
import { openForCommand } from './db/open-for-command.ts';
import { AdministratorRefused, inviteAdministrator } from './modules/staff/first-administrator.ts';
import { runCommand } from './run-command.ts';
import { SettingsInvalid } from './settings/settings-invalid.ts';
import { readSettings } from './settings/settings.ts';

const Account = z.tuple([
  z.email('the first argument must be an e-mail address'),
  z.string('the second argument must be a name').trim().min(1, 'the second argument must be a name').max(120),
]);

/** Makes the first administrator and shows, once, how they choose their password. */
async function main(args: readonly string[]): Promise<void> {
  const account = Account.safeParse(args);
  if (!account.success) {
    process.stderr.write('Usage: npm run admin:create -- <e-mail address> <name>\n');
    throw new SettingsInvalid(...account.error.issues.map(({ message }) => message));
  }
  const [email, name] = account.data;
  const settings = readSettings(process.env);
  const database = await openForCommand(settings);
  try {
    await migrateAsOwner(settings, database);
    const services = createServices({ database, settings, clock: () => settings.fixedNow ?? new Date() });
    const { path, code } = await inviteAdministrator(services, { email, name });
    process.stdout.write(
      `First sign-in of the administrator ${email}, within a day:\n` +
        `  link: ${settings.publicOrigin ?? 'http://localhost:4000'}${path}\n` +
        `  code: ${code}\n`,
    );
  } finally {
    await database.close();
  }
}

await runCommand(() => main(process.argv.slice(2)), AdministratorRefused);
