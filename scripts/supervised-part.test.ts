import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SupervisedPart } from './supervised-part.ts';

const lasting = 'setInterval(() => {}, 1000); console.log("up")';

/** A part whose processes run these programs one after the other, with backoffs that end at once and a clock that stands. */
function partOf(programs: string[], lived: () => number = () => 0) {
  const children: ChildProcess[] = [];
  const lines: string[] = [];
  const backoffs: number[] = [];
  const givenUp = Promise.withResolvers<void>();
  const part = new SupervisedPart({
    name: 'api',
    start: () => {
      const program = programs[Math.min(children.length, programs.length - 1)] as string;
      const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      return child;
    },
    say: (line) => lines.push(line),
    onGivenUp: givenUp.resolve,
    now: () => children.length * lived(),
    pause: (ms) => Promise.resolve(backoffs.push(ms)),
  });
  const isUp = async (index: number) => {
    while (children[index] === undefined) await new Promise((resolve) => setImmediate(resolve));
    await once(children[index].stdout as NodeJS.ReadableStream, 'data');
    return children[index];
  };
  return { part, children, lines, backoffs, isUp, givenUp: givenUp.promise };
}

test('R6: a part that is killed is started again, and what happened is one line', async () => {
  const { part, children, lines, isUp } = partOf([lasting]);
  part.supervise();
  (await isUp(0)).kill('SIGKILL');
  const second = await isUp(1);
  expect(part.child).toBe(second);
  expect(lines).toEqual(['The api ended unexpectedly (SIGKILL); it is started again in 0.5 s.']);
  await part.stop();
  expect([second.signalCode, children.length]).toEqual(['SIGTERM', 2]);
});

test('one that dies at each start is left alone after six times, each pause twice as long as the one before', async () => {
  const { part, children, lines, backoffs, givenUp } = partOf(['process.exit(7)']);
  part.supervise();
  await givenUp;
  expect(children).toHaveLength(6);
  expect(backoffs).toEqual([500, 1000, 2000, 4000, 8000]);
  expect(lines.at(-1)).toBe('The api ended unexpectedly (exit code 7), 6 times in a row; the site stops.');
});

test('deaths that are far apart do not add up', async () => {
  const { part, children, backoffs, isUp } = partOf(
    [...Array<string>(8).fill('process.exit(1)'), lasting],
    () => 60_000,
  );
  part.supervise();
  await isUp(8);
  expect([children.length, new Set(backoffs)]).toEqual([9, new Set([500])]);
  await part.stop();
});

test('one that ended before it was supervised is started again, one that is stopped is not', async () => {
  const { part, children, lines, isUp } = partOf(['process.exit(1)', lasting]);
  await once(children[0] as ChildProcess, 'exit');
  part.supervise();
  await isUp(1);
  await part.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect([children.length, lines.length]).toEqual([2, 1]);
});
