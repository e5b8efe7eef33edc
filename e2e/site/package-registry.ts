/**
 * `package-registry.ts <port> <scope>`: a registry for the packages of one scope, on this machine and in memory. It speaks
 * what npm and pnpm say to a registry: publishing, the document of a package, its tarballs. Everything else they ask the
 * registry that they are configured with.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What `npm publish` sends, as far as it is read here: one version with its tarball. */
interface Published {
  name: string;
  versions: Record<string, { dist: { tarball: string; integrity: string } }>;
  'dist-tags': Record<string, string>;
  _attachments: Record<string, { data: string }>;
}

/** A package as its readers get it. */
interface PackageDocument extends Omit<Published, '_attachments'> {
  time: Record<string, string>;
}

/** Longest document that is taken, in bytes: one package with its tarball in base64. */
const longestDocument = 2 ** 25;
/** Most packages that are kept. */
const mostPackages = 20;

const [port = '', scope = ''] = process.argv.slice(2);
const packages = new Map<string, PackageDocument>();
const tarballs = new Map<string, Buffer>();

async function publish(request: IncomingMessage): Promise<number> {
  if (Number(request.headers['content-length'] ?? Infinity) > longestDocument) return 413;
  const { _attachments, ...document } = JSON.parse(await text(request)) as Published;
  const { name } = document;
  if (!name.startsWith(`${scope}/`)) return 403;
  if (packages.has(name)) return 409;
  if (packages.size >= mostPackages) return 507;
  const now = new Date().toISOString();
  const time: PackageDocument['time'] = { created: now, modified: now };
  for (const [version, { dist }] of Object.entries(document.versions)) {
    const place = `${name}/-/${name.slice(scope.length + 1)}-${version}.tgz`;
    tarballs.set(place, Buffer.from(_attachments[`${name}-${version}.tgz`]?.data ?? '', 'base64'));
    // The address that a lockfile need not name, as the public registry gives it too.
    dist.tarball = `http://127.0.0.1:${port}/${place}`;
    time[version] = now;
  }
  packages.set(name, { ...document, time });
  return 201;
}

/** What is at an address: a document, a tarball, or nothing. */
function read(address: string): PackageDocument | Buffer | Record<string, never> | undefined {
  return address === '-/ping' ? {} : (packages.get(address) ?? tarballs.get(address));
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname.slice(1));
  if (request.method === 'PUT') {
    response.writeHead(await publish(request)).end('{}');
    return;
  }
  const found = read(address);
  if (found === undefined) response.writeHead(404).end('{}');
  else if (Buffer.isBuffer(found)) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found);
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
}

createServer((request, response) => {
  respond(request, response).catch((error: unknown) =>
    response.writeHead(400).end(JSON.stringify({ error: String(error) })),
  );
}).listen(Number(port), '127.0.0.1');
