import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { isHostAddress } from '../../shared/contracts/src/host-addresses.ts';
import { envExample } from '../env-example.ts';

const root = path.join(__dirname, '..', '..');
const folder = 'docs/recipes';
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)) && /\/(docker|kubernetes|systemd|proxy)\//.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const all = files.map((file) => ({ file, text: read(file) }));
const found = (pattern: RegExp) =>
  all.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, what = '']) => ({ file, what })));

const settings = new Set([...envExample().matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
/** What is no setting of this project: of Node, of glibc, of the client of the object store, and of other images. */
const others =
  /^(NODE_ENV|NODE_OPTIONS|PATH|HOME|MALLOC_\w+|AWS_(ENDPOINT_URL_S3|REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY)|POSTGRES_\w+|MINIO_\w+|S3_(KEY|SECRET)|SITE_DOMAIN|HOST_SERVERS)$/;

const Package = z.object({
  scripts: z.record(z.string(), z.string()),
  config: z.object({ pnpm: z.string() }),
  devDependencies: z.record(z.string(), z.string()),
});
const { scripts, config, devDependencies } = Package.parse(JSON.parse(read('package.json')));

const Container = z.object({ command: z.array(z.string()).optional(), args: z.array(z.string()) });
const CronJob = z.object({
  kind: z.literal('CronJob'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    schedule: z.string(),
    jobTemplate: z.object({
      spec: z.object({
        template: z.object({ spec: z.object({ containers: z.array(Container) }) }),
      }),
    }),
  }),
});
const cronJobs = () =>
  all
    .filter(({ file }) => file.includes('/kubernetes/'))
    .flatMap(({ text }) => parseAllDocuments(text).map((document) => CronJob.safeParse(document.toJS())))
    .flatMap(({ data }) => data ?? []);

const shell = ['sh', '-c'];
const ComposeShell = z.object({
  services: z.object({
    'backup-verify': z.object({ entrypoint: z.array(z.string()), command: z.array(z.string()).length(1) }),
  }),
});

test('there are recipes of each kind', () => {
  for (const kind of [
    'docker/Dockerfile',
    'kubernetes/kustomization.yaml',
    'systemd/clinic-api.service',
    'proxy/nginx.conf',
  ])
    expect(files).toContain(`${folder}/${kind}`);
});

test('every setting that a recipe names is one', () => {
  const named = [
    ...found(/^\s+([A-Z][A-Z0-9_]{3,}): /gm),
    ...found(/(?:^(?:ENV|Environment=)|\s)([A-Z][A-Z0-9_]{3,})=/gm),
    ...found(/\{ name: ([A-Z][A-Z0-9_]+), value/g),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ what }) => !settings.has(what) && !others.test(what))).toEqual([]);
});

test('every file, command and port that a recipe names is there', () => {
  const scriptsNamed = found(/\b((?:api|host|releases)\/[\w/-]+\.ts)\b/g);
  expect(scriptsNamed.length).toBeGreaterThanOrEqual(5);
  expect(scriptsNamed.filter(({ what }) => !existsSync(path.join(root, what)))).toEqual([]);
  const commands = [
    ...found(/\bnpm run ([a-z:]+)/g),
    ...found(/\btools ([a-z:]+) --/g),
    ...found(/args: \[([a-z:]+), --/g),
  ];
  expect(commands.length).toBeGreaterThanOrEqual(3);
  expect(commands.filter(({ what }) => !(what in scripts))).toEqual([]);
  const ports = found(/\b(40\d\d)\b(?!-)/g).filter(({ what }) => what !== '4000' && what !== '4001');
  expect(ports).toEqual([]);
});

test('the commands of the tools find everything installed', () => {
  const [, tools = ''] = read(`${folder}/docker/Dockerfile`).split(/^FROM sources AS tools$/m);
  expect(tools).toMatch(/^RUN node scripts\/run\.mjs install\b/m);
});

test('every address of the servers that a recipe names is theirs', () => {
  const paths = [
    ...found(/(?:path: |health_uri |location = |respond |:400[01])(\/[a-z]+)\b/g),
    ...found(/`(\/[a-z.-]+)(?:\/\*)?`/g),
  ].filter(({ what }) => what !== '/data');
  expect(paths.length).toBeGreaterThan(12);
  expect(paths.filter(({ what }) => !isHostAddress(what))).toEqual([]);
});

test('no proxy logs who asked, and logs end when the page on privacy says', () => {
  const nginx = read(`${folder}/proxy/nginx.conf`)
    .split(/^server \{$/m)
    .slice(1);
  expect(nginx).toHaveLength(2);
  for (const server of nginx) expect(server).toMatch(/^\taccess_log off;$/m);
  expect(read(`${folder}/proxy/Caddyfile`)).toContain('exclude http.log.error');
  expect(read(`${folder}/kubernetes/network.yaml`)).toContain("enable-access-log: 'false'");
  const [, days = ''] = /erase those logs after (\d+) days/.exec(read('api/demo/content/pages/privacy.yaml')) ?? [];
  expect(read(`${folder}/systemd/journald-retention.conf`)).toContain(`MaxRetentionSec=${days}day`);
});

test('on a virtual machine, commands of operators have the user and the settings of the units', () => {
  const [, section = ''] = /^## Virtual machines\n(.*?)^## /ms.exec(read(`${folder}/README.md`)) ?? [];
  const units = all.filter(({ file }) => file.endsWith('.service'));
  expect(units).toHaveLength(4);
  for (const { text } of units) {
    const [, user = ''] = /^User=(.+)$/m.exec(text) ?? [];
    const [, clone = ''] = /^WorkingDirectory=(.+)$/m.exec(text) ?? [];
    const [, settingsFile = ''] = /^EnvironmentFile=(.+)$/m.exec(text) ?? [];
    const [, dataDir = ''] = /^Environment=.*\bDATA_DIR=(\S+)/m.exec(text) ?? [];
    const [, backups] = /^Environment=.*\bBACKUP_DIR=(\S+)/m.exec(text) ?? [];
    expect(section).toContain(`cd ${clone} && sudo -u ${user} npm run `);
    // The setup leaves its file to its owner alone; the units and the commands read one of the group's.
    expect(section).toContain(`install -m 0640 -o root -g ${user} .env ${settingsFile}\n`);
    expect(section).toContain(`ln -sf ${settingsFile} .env\n`);
    expect(section).toContain(`data_dir: ${dataDir}`);
    if (backups !== undefined) expect(section).toContain(`BACKUP_DIR: ${backups}`);
  }
  const commands = [...section.matchAll(/\bnpm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

/** When each recipe tries a backup out, and what it gives a shell for it, where Compose and others make one dollar of two. */
const nightlyChecks = (): [kind: string, at: string | undefined, line: string | undefined][] => {
  const compose = parseAllDocuments(read(`${folder}/docker/compose.yaml`), { merge: true }).map((document) =>
    ComposeShell.parse(document.toJS()),
  );
  const verify = cronJobs().find(({ metadata }) => metadata.name === 'clinic-backup-verify')?.spec;
  const [container] = verify?.jobTemplate.spec.template.spec.containers ?? [];
  expect([container?.command, compose[0]?.services['backup-verify'].entrypoint]).toEqual([shell, shell]);
  const timer = read(`${folder}/systemd/clinic-backup-verify.timer`);
  const unit = read(`${folder}/systemd/clinic-backup-verify.service`);
  const cron = /^ +(\d+ \d+ \* \* \*) cd \/srv\/clinic && docker compose -f \S+ run --rm -T backup-verify$/m;
  return [
    [
      'a virtual machine',
      /^OnCalendar=(\*-\*-\* \d\d:\d\d:00)$/m.exec(timer)?.[1],
      /^ExecStart=\/bin\/sh -c '(.+)'$/m.exec(unit)?.[1],
    ],
    [
      'one machine with containers',
      cron.exec(read(`${folder}/README.md`))?.[1],
      compose[0]?.services['backup-verify'].command[0],
    ],
    ['Kubernetes', /^\d+ \d+ \* \* \*$/.exec(verify?.schedule ?? '')?.[0], container?.args[0]],
  ];
};

test('in every recipe, the newest backup is tried out each night', () => {
  const backups = mkdtempSync(path.join(tmpdir(), 'backups-'));
  try {
    const names = ['clinic-20261122T000100Z.backup', 'clinic-20261123T000100Z.backup', 'clinic-20261124T000100Z.part'];
    for (const name of names) writeFileSync(path.join(backups, name), '');
    for (const [kind, at, line = ''] of nightlyChecks()) {
      const args = ['-c', line.replace(/\$\$/g, () => '$').replace(/^exec node /, 'echo ')];
      const asked = execFileSync('sh', args, { env: { ...process.env, BACKUP_DIR: backups }, encoding: 'utf8' });
      expect([kind, at, asked]).toEqual([
        kind,
        expect.any(String),
        `api/src/backup/backup.ts --verify ${backups}/clinic-20261123T000100Z.backup\n`,
      ]);
    }
  } finally {
    rmSync(backups, { recursive: true });
  }
});

test('the servers of every recipe write the lines that operators are told to look for', () => {
  const [server = ''] = /^FROM \S+ AS server\n(?:(?!^FROM)[^\n]*\n)*/m.exec(read(`${folder}/docker/Dockerfile`)) ?? [];
  const units = ['api', 'host'].map((name) => read(`${folder}/systemd/clinic-${name}.service`));
  for (const text of [server, ...units]) expect(text).toMatch(/^(?:ENV |Environment=)LOG_LEVEL=info$/m);
});

test('every command of operators reads the file of settings', () => {
  const operators = Object.entries(scripts).filter(([, command]) => /\b(api|releases)\/src\/(?!bench\/)/.test(command));
  expect(operators.length).toBeGreaterThan(9);
  for (const [, command] of operators) expect(command).toMatch(/^node --env-file-if-exists=\.env /);
});

test('behind a CDN each proxy takes the visitor from it, and sends nothing on that visitors made up', () => {
  const cdn = read(`${folder}/proxy/cdn.md`);
  expect(read(`${folder}/proxy/nginx.conf`)).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(cdn).toMatch(/^set_real_ip_from \S+;\nreal_ip_header X-Forwarded-For;\nreal_ip_recursive on;$/m);
  expect(read(`${folder}/proxy/Caddyfile`)).toMatch(/^\tservers \{$/m);
  expect(cdn).toMatch(/^trusted_proxies static \S+\ntrusted_proxies_strict\nheader_up X-Forwarded-For \{client_ip\}$/m);
  expect(read(`${folder}/kubernetes/network.yaml`)).toContain('ingressClassName: nginx');
  expect(cdn).toMatch(/^enable-real-ip: 'true'\nproxy-real-ip-cidr: /m);
});

test('every Secret that a pod needs has its command, and what only the clone has is in none', () => {
  const settingsFile = read(`${folder}/kubernetes/settings.yaml`);
  const needed = found(/(?:secretRef: \{ name|secretName): ([a-z-]+)/g).filter(({ what }) => what !== 'clinic-tls');
  expect(new Set(needed.map(({ what }) => what)).size).toBe(4);
  for (const { what } of needed) expect(settingsFile).toContain(`create secret generic ${what} --from-`);

  const [, filter = ''] = /^#\s+(sed .*) \.env > secret\.env$/m.exec(settingsFile) ?? [];
  const written = `BRAND_LOGO=/home/huda/waha.svg\nBACKUP_KEY=b\nDATA_KEY=d\nBRAND_NAME_EN='Waha Clinics'\n`;
  const secret = execFileSync('sh', ['-c', filter], { input: written, encoding: 'utf8' });
  expect(secret).toBe('DATA_KEY=d\nBRAND_NAME_EN=Waha Clinics\n');
  const [, logo = ''] = /^\s+# BRAND_LOGO: (\S+)$/m.exec(settingsFile) ?? [];
  expect(read(`${folder}/docker/Dockerfile`)).toContain(`WORKDIR ${logo.split('/docs/')[0]}\n`);
});

test('where no server has the private key, a job of each day renews the registry with it', () => {
  const renewing = cronJobs().filter(({ spec }) =>
    spec.jobTemplate.spec.template.spec.containers.some(({ args }) => args.join(' ') === 'release -- keys renew'),
  );
  expect(renewing.map(({ spec }) => spec.schedule)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
  const mounting = all.filter(({ text }) => /secretName: clinic-signing-key/.test(text)).map(({ file }) => file);
  expect(mounting).toEqual([`${folder}/kubernetes/renewal.yaml`]);
  expect(read(`${folder}/kubernetes/kustomization.yaml`)).toContain('renewal.yaml');
  // Without the key no host server aborts a rollout: somebody is told.
  expect(read(`${folder}/README.md`)).toMatch(/`RolloutNotAborted`[^#]*`npm run release -- abort`/);
  expect(read(`${folder}/monitoring/rules.yaml`)).toContain('alert: RolloutNotAborted');
});

test('Node and pnpm are those of this repository', () => {
  expect(new Set(found(/FROM node:([\d.]+)/g).map(({ what }) => what))).toEqual(new Set([devDependencies['node']]));
  expect(new Set(found(/\bpnpm@([\d.]+)/g).map(({ what }) => what))).toEqual(new Set([config.pnpm]));
  for (const guide of ['CONTRIBUTING.md', 'docs/operations.md', 'docs/releasing.md'])
    expect([...read(guide).matchAll(/\bpnpm@([\d.]+\d)/g)].map(([, version]) => version)).toEqual([config.pnpm]);
});

test('what has a shape can be read, and no server runs as root or writes outside its folders', () => {
  const documents = all
    .filter(({ file }) => file.endsWith('.yaml'))
    .flatMap(({ file, text }) => parseAllDocuments(text, { merge: true }).map((document) => ({ file, document })));
  expect(documents.flatMap(({ document }) => document.errors)).toEqual([]);

  const Compose = z.object({ services: z.record(z.string(), z.object({ read_only: z.boolean().optional() })) });
  const compose = documents.find(({ file }) => file.endsWith('compose.yaml'))?.document.toJS() as unknown;
  const { services } = Compose.parse(compose);
  expect([services['api']?.read_only, services['host']?.read_only]).toEqual([true, true]);
  expect(read(`${folder}/docker/Dockerfile`).match(/^FROM server AS (api|host)$/gm)).toHaveLength(2);
  expect(read(`${folder}/docker/Dockerfile`)).toMatch(/^FROM node:\S+ AS server\n(?:(?!^FROM)[^\n]*\n)*USER node$/m);
  for (const name of ['api', 'host']) {
    const pods = read(`${folder}/kubernetes/${name}.yaml`);
    for (const line of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'path: /readyz'])
      expect(pods).toContain(line);
  }
});
