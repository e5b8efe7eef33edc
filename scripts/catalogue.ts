/**
 * The component catalogue on a port of its own, built again at each save. `npm run dev` runs it beside the site.
 * `CATALOGUE_PORT` names the port.
 */
import { createReadStream } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { catalogueConfig, watchBuild } from '@clinic/build/catalogue';
import { exitWith, requireFreePort } from '@clinic/build/processes';
import { portNamed, root } from './processes.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function main(): Promise<void> {
  const port = portNamed('CATALOGUE_PORT', process.env['CATALOGUE_PORT'], 4002);
  await requireFreePort('CATALOGUE_PORT', port);
  const output = path.join(root, '.cache', 'catalogue');
  const config = catalogueConfig(path.join(root, 'shared', 'kit'), path.join(root, 'host'), output);
  const stop = await watchBuild(config, (errors) => console.error(errors));
  const server = http.createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname) || 'index.html';
    const file = createReadStream(path.join(output, name));
    file.once('error', () => response.writeHead(404).end());
    file.once('open', () => {
      response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream');
      file.pipe(response);
    });
  });
  server.listen(port, '127.0.0.1', () => console.log(`Components on http://localhost:${port}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

main().catch(exitWith);
