import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { loggedRequest } from './logged-request.ts';

test('V14: a request that fails is logged without its query and its headers', async () => {
  let logged = '';
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  const app = Fastify({ logger: { stream, serializers: { req: loggedRequest } } });
  app.get('/search', () => {
    throw new Error('failed');
  });
  await app.inject({ url: '/search?q=epilepsy', headers: { cookie: 'token=secret' } });
  await app.close();
  expect(logged).toContain('"path":"/search"');
  expect(logged).not.toMatch(/epilepsy|secret/);
});
