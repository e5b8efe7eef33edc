import type { Elsewhere } from './report.ts';

const jest = (file: string, project: string) => `npm run test:unit -- ${file} --selectProjects ${project}`;
const journey = (file: string) => `npm run test:e2e -- ${file}`;

/** Rows that `npm run chaos` does not try, and what does. */
export const elsewhere: readonly Elsewhere[] = [
  {
    id: 'R4',
    name: 'Rules on the server',
    command: jest('availability/routes', 'api'),
    says: 'Of 10,000 dates exactly those of the booking window can be booked; too early, too late and slots that nobody offers are refused with 422, on both engines.',
  },
  {
    id: 'R8',
    name: 'Remote matrix (client)',
    command: journey('failures/remotes-in-browser.spec.ts'),
    says: 'Each remote broken in each way, in a browser; `failures/remotes-on-server.spec.ts` has the same for HTML from the server.',
  },
  {
    id: 'R9',
    name: 'API down, slow, or answering nonsense',
    command: journey('failures/api.spec.ts'),
    says: 'Each mood of the API in both languages; `failures/long-outage.spec.ts` has an outage of more than a minute, a release switch in it and a restart of the host.',
  },
  {
    id: 'R10',
    name: 'Version skew',
    command: journey('releases/long-lived-tabs.spec.ts'),
    says: 'A tab that stays open over two further releases goes on.',
  },
  {
    id: 'R13',
    name: 'Backup and restore',
    command: jest('backup', 'api'),
    says: 'A backup made while the database is written to is restored and compared, table by table and file by file, on both engines; wrong keys, altered and cut off files and newer schemas are refused. [Backups](operations/backup.md) has a rehearsal with times. Missing: a run with a database of the size of years.',
  },
  {
    id: 'R15',
    name: 'Load',
    command: 'npm run bench:questions',
    says: 'Measures single endpoints ([results](benchmarks-questions.md)). Missing: a mix of 200 requests a second for ten minutes.',
  },
  {
    id: 'R17',
    name: 'Rate limits',
    command: jest('limits', 'api'),
    says: 'Limits of questions survive a restart and cannot be slipped through in parallel; sign-in, codes, contact and likes have such tests beside their routes.',
  },
];
