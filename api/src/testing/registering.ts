import { isText } from '../db/encrypted-columns.ts';
import { users } from '../db/schema.ts';
import { Browser } from './browser.ts';
import type { TestClinic } from './clinic.ts';
import { defaultNow } from './clinic.ts';
import { aVisitor } from './forms.ts';

const secret = 'Qalb-7-wardat';
let people = 0;

/** A form that the API accepts, of somebody who has no account yet. */
export function aForm() {
  people += 1;
  return {
    name: 'هند القحطاني',
    email: `hind${people}@nabd.example`,
    phone: `055${String(1_000_000 + people)}`,
    password: secret,
    password_confirmation: secret,
    terms_accepted: true,
    marketing: false,
  };
}

/** The number of a form as the clinic stores it, and as messages go to it. */
export const stored = (form: { phone: string }) => `+966${form.phone.slice(1)}`;

/** What people at their browsers do at one clinic. `clinic` is a function, since it opens after the tests are declared. */
export function registeringAt(clinic: () => TestClinic) {
  /** A browser at an address of its own, as the site’s proxy passes it on. */
  function aBrowser() {
    const browser = new Browser(clinic());
    const from = aVisitor();
    return { browser, send: (url: string, body?: unknown) => browser.send('POST', url, body, from) };
  }
  async function begin(form: ReturnType<typeof aForm>) {
    const { browser, send } = aBrowser();
    await browser.send('GET', '/api/csrf-cookie');
    const answer = await send('/api/register', form);
    const id = answer.json<{ data?: { registration: string } }>().data?.registration ?? '';
    return { browser, send, answer, id, verify: (code: string) => send(`/api/phone/verification/${id}`, { code }) };
  }
  const accountOf = async (email: string) =>
    (await clinic().database.db.select().from(users).where(isText(users.email, email)))[0];
  const seconds = (count: number) => clinic().setNow(new Date(defaultNow.getTime() + count * 1000));
  return { aBrowser, begin, accountOf, seconds };
}
