import { failureOf } from './failure.ts';

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: as the system says it`), { code, syscall: 'write', path });

test.each([
  [
    'a full disk',
    systemError('ENOSPC', '/srv/store'),
    /^The disk is full \(\/srv\/store\)\. What is live stays\. .*release gc/,
  ],
  ['a missing right', systemError('EACCES', '/srv/keys'), /^This account may not write or read .* \(\/srv\/keys\)/],
  ['anything else of the system', systemError('EBUSY'), /^EBUSY: as the system says it$/],
])('%s is said in a sentence', (_what, error, sentence) => {
  expect(failureOf(error, false)).toMatchObject({ exitCode: 1, text: expect.stringMatching(sentence) });
  expect(JSON.parse(failureOf(error, true).text)).toMatchObject({
    error: { message: expect.stringMatching(sentence) },
  });
});
