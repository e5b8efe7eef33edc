import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Bucket } from './bucket.ts';

/** A server that takes every request, and does with its answer what the test says. */
async function serverThat(answers: http.RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
  const server = http.createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test.each<[string, http.RequestListener]>([
  ['never answers', () => undefined],
  [
    'falls silent within its answer',
    (_request, response) => response.writeHead(200, { etag: '"a"', 'content-length': 10 }).write('half'),
  ],
])('a server that %s is not waited for: it is said to be away', async (_what, answers) => {
  const { url, close } = await serverThat(answers);
  process.env['AWS_ACCESS_KEY_ID'] = 'a';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'b';
  try {
    const bucket = new S3Bucket('s3://clinic/site', { AWS_ENDPOINT_URL_S3: url }, undefined, 50);
    await expect(bucket.read('x')).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('TimeoutError'),
    });
  } finally {
    await close();
  }
});

test.each([
  [2, 'removed'],
  [3, 'could not be removed: We encountered an internal error'],
])('a key that the server could not delete %i times is %s', async (failures, outcome) => {
  const asked: string[] = [];
  const { url, close } = await serverThat((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const keys = [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '');
      asked.push(keys.join());
      const error =
        '<Error><Key>site/b</Key><Code>InternalError</Code><Message>We encountered an internal error</Message></Error>';
      const errors = asked.length <= failures ? error : '';
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0" encoding="UTF-8"?><DeleteResult>${errors}</DeleteResult>`);
    });
  });
  process.env['AWS_ACCESS_KEY_ID'] = 'a';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'b';
  try {
    const bucket = new S3Bucket('s3://clinic/site', { AWS_ENDPOINT_URL_S3: url });
    const said = await bucket.remove(['a', 'b']).then(
      () => 'removed',
      (error: unknown) => String(error),
    );
    expect(said).toContain(outcome);
    expect(asked).toEqual(['site/a,site/b', 'site/b', 'site/b']);
  } finally {
    await close();
  }
});
