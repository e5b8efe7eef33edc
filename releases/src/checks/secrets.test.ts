import { secrets } from './secrets.ts';

const file = (text: string, name = '1.js') => new Map([[name, Buffer.from(text)]]);
const letters = (count: number) => 'aB3'.repeat(count).slice(0, count);

/** Put together here, so that no scanner takes this test for a leak. */
const leaks: [string, string][] = [
  ['a private key', ['-----BEGIN', 'EC PRIVATE', 'KEY-----'].join(' ')],
  ['a private key', ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ')],
  ['a team token', `ct_${letters(43)}`],
  ['an AWS access key', `AKIA${'A1'.repeat(8)}`],
  ['a GitHub token', `ghp_${letters(36)}`],
  ['a GitLab token', `glpat-${letters(20)}`],
  ['a Slack token', `xoxb-1234567890-${letters(24)}`],
  ['a Stripe key', `sk_live_${letters(24)}`],
  ['a Google API key', `AIza${letters(35)}`],
  ['an npm token', `npm_${letters(36)}`],
  ['a JSON Web Token', `eyJ${letters(20)}.eyJ${letters(30)}.${letters(43)}`],
  ['a connection string', 'postgresql://clinic:s3cret@db.internal/clinic'],
];

test.each(leaks)('%s is refused, and not printed', (kind, secret) => {
  const findings = secrets(file(`const t="${secret}";`));
  expect(findings).toMatchObject([
    { level: 'error', message: expect.stringMatching(new RegExp(`^1\\.js holds ${kind}`)) },
  ]);
  expect(findings[0]?.message).not.toContain(secret);
});

test.each(['.env', '.env.production', 'keys/site.pem', '.npmrc', 'id_ed25519'])('the file %s is refused', (name) => {
  expect(secrets(file('x', name))).toMatchObject([{ message: expect.stringContaining(name) }]);
});

test('what only looks like one is fine, and so is what only the server runs', () => {
  const harmless =
    'direct_appointment_of_a_patient_who_was_here_before_today; "https://clinic.test:443/a@b"; task_live_x; eyJhbGci';
  expect(secrets(file(harmless))).toEqual([]);
  expect(secrets(file(`"${leaks[3]?.[1]}"`, 'node/1.cjs'))).toEqual([]);
});
