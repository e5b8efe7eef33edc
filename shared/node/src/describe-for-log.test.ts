import { randomBytes } from 'node:crypto';
import { describeForLog, loggedPath } from './describe-for-log.ts';

const typed = 'Very Private 551234567';

test('a log learns the kind, code and place of an error, and of its causes, but no message', () => {
  const cause = Object.assign(new TypeError(typed), { code: 'ECONNRESET' });
  const described = describeForLog(new Error(typed, { cause }));
  expect(described).toMatchObject({ type: 'Error', cause: { type: 'TypeError', code: 'ECONNRESET' } });
  expect(described['stack']).toContain('describe-for-log.test.ts');
  expect(JSON.stringify(described)).not.toContain(typed);
});

test('a refusal by the database names its SQLSTATE, constraint and table, but no detail', () => {
  const refusal = Object.assign(new Error(typed), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email_key',
    table: 'users',
    detail: typed,
  });
  expect(describeForLog(refusal)).toMatchObject({ sqlstate: '23505', constraint: 'users_email_key', table: 'users' });
  expect(JSON.stringify(describeForLog(refusal))).not.toContain(typed);
});

test('what is thrown and is no error is known by its type alone', () => {
  expect(describeForLog(typed)).toEqual({ type: 'string' });
});

test('of an address a log keeps the path, without query and tokens', () => {
  const token = randomBytes(32).toString('base64url');
  expect(loggedPath('/qa?q=epilepsy')).toBe('/qa');
  expect(loggedPath(`/content/preview/${token}`)).toBe('/content/preview/*');
  expect(loggedPath(`/survey/${token}/answers?lang=en`)).toBe('/survey/*/answers');
  const slug = 'how-to-live-well-with-high-blood-pressure-every-day';
  expect(loggedPath(`/blogs/${slug}`)).toBe(`/blogs/${slug}`);
});
