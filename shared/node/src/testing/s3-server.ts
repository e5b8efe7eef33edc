import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../free-port.ts';

const run = promisify(execFile);

/** Programs of an object store of one machine: Ceph's monitor, one disk in memory, and its gateway that speaks S3. */
const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'ceph'];

const access = { key: 'tests', secret: 'tests-secret' };

/** A running S3-compatible server. */
export interface S3Server {
  /** The settings of the official client for it. */
  env: Record<string, string>;
  /** Makes a bucket and gives the location of a store in it. */
  bucket: () => Promise<string>;
  /** Copies all files of a folder to a location. */
  fill: (location: string, folder: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Whether this machine has the server's programs (Debian: `ceph-mon`, `ceph-osd`, `radosgw`).
 * @throws where everything has to be tested, in CI, when it has not
 */
export function hasS3Server(): boolean {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const missing = programs.filter((name) => !folders.some((folder) => existsSync(path.join(folder, name))));
  if (missing.length > 0 && process.env['CI']) throw new Error(`Not installed: ${missing.join(', ')}.`);
  return missing.length === 0;
}

/** Starts a server on free ports with its data in memory; it has no bucket yet. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-s3-'));
  const [monitor, gateway] = [await freePort(), await freePort()];
  const fsid = randomUUID();
  const disk = randomUUID();
  const conf = path.join(folder, 'ceph.conf');
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(path.join(folder, name));
  await writeFile(conf, configuration(folder, fsid, monitor));

  const daemons: ChildProcess[] = [];
  const env = { ...process.env, CEPH_CONF: conf };
  const once = (program: string, ...args: string[]) => run(program, args, { env, timeout: 60_000 });
  const start = (program: string, ...args: string[]) =>
    daemons.push(spawn(program, [...args, '-f'], { env, stdio: 'ignore' }));
  const stop = async () => {
    await Promise.all(daemons.map(ended));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const map = path.join(folder, 'monmap');
    await once('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, '--fsid', fsid, map);
    await once('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    await once('ceph', 'osd', 'new', disk);
    await once('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    const user = ['--uid=tests', '--display-name=tests', `--access-key=${access.key}`, `--secret-key=${access.secret}`];
    await once('radosgw-admin', 'user', 'create', ...user);
    start('radosgw', '-n', 'client.rgw', '--rgw-frontends', `beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1`);
    const url = `http://127.0.0.1:${gateway}`;
    while (!(await fetch(url).catch(() => null))) await pause(50);
    const settings = { AWS_ENDPOINT_URL_S3: url, AWS_ACCESS_KEY_ID: access.key, AWS_SECRET_ACCESS_KEY: access.secret };
    return { env: settings, bucket: () => makeBucket(url), fill: (...copy) => copyFolder(url, ...copy), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function clientOf(endpoint: string): S3Client {
  const credentials = { accessKeyId: access.key, secretAccessKey: access.secret };
  return new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
}

async function copyFolder(endpoint: string, location: string, folder: string): Promise<void> {
  const client = clientOf(endpoint);
  const { host: Bucket, pathname } = new URL(location);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const Key = `${pathname.slice(1)}/${path.relative(folder, file).split(path.sep).join('/')}`;
    await client.send(new PutObjectCommand({ Bucket, Key, Body: await readFile(file) }));
  }
  client.destroy();
}

async function makeBucket(endpoint: string): Promise<string> {
  const client = clientOf(endpoint);
  const Bucket = `tests-${randomUUID()}`;
  await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return `s3://${Bucket}/releases`;
}

function configuration(folder: string, fsid: string, port: number): string {
  return `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${port}]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = ${folder}
admin socket =
log file =
mon data = ${folder}/mon
mon data avail crit = 1
mon allow pool size one = true
paxos propose interval = 0.02
paxos min wait = 0.01
mon tick interval = 1
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
rgw data = ${folder}/rgw
`;
}

/** Its data is in memory: there is nothing that it would have to save. */
function ended(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    daemon.once('exit', () => resolve());
    daemon.kill('SIGKILL');
  });
}
