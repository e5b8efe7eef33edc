import os from 'node:os';
import path from 'node:path';
import { runRelease } from '../testing/fixtures.ts';
import { contextOf } from './context.ts';

const main = path.join(import.meta.dirname, '..', 'main.ts');

test('a store that cannot be opened is said in a sentence, or as JSON, and ends with 2', async () => {
  const refused = await runRelease(main, 's3://Bad_Bucket/site', 'status');
  expect(refused).toEqual({ code: 2, out: '', err: 's3://Bad_Bucket/site is not of the form s3://bucket/prefix.\n' });
  const asJson = await runRelease(main, 's3://Bad_Bucket/site', 'status', '--json');
  expect(asJson).toMatchObject({ code: 2, out: '' });
  expect(JSON.parse(asJson.err)).toMatchObject({ error: { code: 'invalid', findings: [] } });
});

test('whoever has a number and no account on the machine acts under the number', () => {
  const data = { DATA_DIR: path.join(os.tmpdir(), 'clinic-context') };
  const userInfo = jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  try {
    expect(contextOf(data, os.tmpdir()).by).toBe(`uid ${process.getuid?.() ?? 'unknown'}`);
    expect(contextOf({ ...data, CLINIC_RELEASER: 'noura' }, os.tmpdir()).by).toBe('noura');
  } finally {
    userInfo.mockRestore();
  }
});
