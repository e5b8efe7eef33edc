import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { Metrics } from '../../shared/node/src/index.ts';

const root = path.join(__dirname, '..', '..');
const recipe = (file: string) => readFileSync(path.join(root, 'docs/recipes/monitoring', file), 'utf8');

const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

const rules = Rules.parse(parse(recipe('rules.yaml'))).groups.flatMap((group) => group.rules.map(({ expr }) => expr));
const dashboard = Dashboard.parse(JSON.parse(recipe('dashboard.json'))).panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);

/** What the sources of a server name in quotes: every metric is named so where it is made. */
function namedIn(...folders: string[]): ReadonlySet<string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const text = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return new Set([...text.matchAll(/'((?:clinic|http)_[a-z_]+)'/g)].flatMap(([, name]) => name ?? []));
}

const ofProcess = new Metrics('t'.repeat(16)).registry.getMetricsAsArray().map(({ name }) => name);
const exposed: Readonly<Record<string, ReadonlySet<string>>> = {
  'clinic-host': new Set([...ofProcess, ...namedIn('host/server', 'shared/node/src'), 'up']),
  'clinic-api': new Set([...ofProcess, ...namedIn('api/src', 'shared/node/src'), 'up']),
  'clinic-releases': new Set([...ofProcess, ...namedIn('releases/src/service', 'shared/node/src'), 'up']),
  // The blackbox exporter's.
  'clinic-outside': new Set(['probe_success', 'probe_ssl_earliest_cert_expiry']),
};

/** The metrics of an expression, each with the jobs that it is read from. */
function metricsIn(expr: string): { name: string; jobs: string[] }[] {
  return [...expr.matchAll(/([a-z][a-z0-9_]*)\{([^}]*)\}/g)].map(([, name = '', labels = '']) => ({
    name: name.replace(/_(count|sum|bucket)$/, ''),
    jobs: /job=~?"([^"]+)"/.exec(labels)?.[1]?.split('|') ?? [],
  }));
}

test.each([
  ['rules', rules],
  ['dashboard', dashboard],
])('every metric of the %s is one that the servers of its job expose', (_, exprs) => {
  const metrics = exprs.flatMap(metricsIn);
  expect(metrics.length).toBeGreaterThanOrEqual(exprs.length);
  expect(metrics.filter(({ jobs }) => jobs.length === 0)).toEqual([]);
  const unknown = metrics.flatMap(({ name, jobs }) =>
    jobs.filter((job) => exposed[job]?.has(name) !== true).map((job) => `${name} of ${job}`),
  );
  expect(unknown).toEqual([]);
  // A metric without a job would be read from every server, and not be found here.
  const bare = exprs.flatMap(
    (expr) => expr.match(/\b(?:clinic|http|process|nodejs|probe)_[a-z0-9_]+(?!\{|[a-z0-9_])/g) ?? [],
  );
  expect(bare).toEqual([]);
});

test('every job is scraped', () => {
  const Config = z.object({ scrape_configs: z.array(z.object({ job_name: z.string() })) });
  const jobs = Config.parse(parse(recipe('prometheus.yaml'))).scrape_configs.map(({ job_name: name }) => name);
  expect(jobs).toEqual(Object.keys(exposed));
});
