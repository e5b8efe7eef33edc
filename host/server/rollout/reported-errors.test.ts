import { ReportedErrors } from './reported-errors.ts';

test('an error is new once, also one of the system that names another file each time', () => {
  const reported = new ReportedErrors();
  const full = (file: string) => Object.assign(new Error(`ENOSPC: ${file}`), { code: 'ENOSPC', syscall: 'write' });
  expect([reported.isNew(new Error('a')), reported.isNew(new Error('a')), reported.isNew(new Error('b'))]).toEqual([
    true,
    false,
    true,
  ]);
  expect([reported.isNew(full('one.tmp')), reported.isNew(full('two.tmp'))]).toEqual([true, false]);
  reported.clear();
  expect(reported.isNew(new Error('a'))).toBe(true);
});
