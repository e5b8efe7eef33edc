import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryDirectory } from '../testing/fixtures.ts';
import { publicAddress, sourceOf } from './source.ts';

test.each([
  ['https://github.com/clinic/booking.git', 'https://github.com/clinic/booking'],
  ['https://noura:ghp_secret@github.com/clinic/booking.git', 'https://github.com/clinic/booking'],
  ['https://git.example:8443/clinic/booking?token=secret#x', 'https://git.example:8443/clinic/booking'],
  ['git@github.com:clinic/booking.git', 'https://github.com/clinic/booking'],
  ['ssh://git@git.example:2222/clinic/booking.git', 'https://git.example/clinic/booking'],
  ['/home/noura/booking', null],
  ['C:\\Users\\noura\\booking', null],
  ['file:///home/noura/booking', null],
])('%s is told as %s', (remote, address) => expect(publicAddress(remote)).toBe(address));

test('a folder is told by the repository and commit of git, and whether it differs from that', () =>
  inTemporaryDirectory(async (directory) => {
    expect(await sourceOf(directory)).toBeUndefined();
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', directory, '-c', 'user.name=n', '-c', 'user.email=n@clinic.example', ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    git('init', '-q');
    await writeFile(path.join(directory, 'a.ts'), 'one');
    git('add', '.');
    git('commit', '-q', '-m', 'one');
    expect(await sourceOf(directory)).toBeUndefined();
    git('remote', 'add', 'origin', 'https://noura:secret@git.example/clinic/booking.git');
    const source = { repository: 'https://git.example/clinic/booking', commit: git('rev-parse', 'HEAD') };
    expect(await sourceOf(directory)).toEqual(source);
    await writeFile(path.join(directory, 'a.ts'), 'two');
    expect(await sourceOf(directory)).toEqual({ ...source, modified: true });
  }));
