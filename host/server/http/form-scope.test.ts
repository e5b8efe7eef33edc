import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { formScope } from './form-scope.ts';

function aForm() {
  let logged = '';
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => (logged += line) } } });
  void app.register(fastifyCookie);
  formScope(app, {
    originOf: () => 'https://clinic.example',
    bodyLimit: 1000,
    types: ['application/x-www-form-urlencoded'],
    routes: (pages) =>
      pages.post('/form', () => {
        throw new TypeError('"Sara Al-Harbi" is no name');
      }),
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    post: (payload: string) => app.inject({ method: 'POST', url: '/form', headers, payload }),
    logged: () => logged,
  };
}

test('R21: an error behind a form is logged by its kind and place, without what was typed', async () => {
  const { post, logged } = aForm();
  const { statusCode, body } = await post('name=Sara');
  expect(statusCode).toBe(503);
  expect(body).toContain('we do not know whether your form arrived');
  expect(logged()).toContain('a form could not be answered');
  expect(logged()).toContain('TypeError');
  expect(logged()).toContain('form-scope.test.ts');
  expect(logged()).not.toContain('Sara');
});

test('what is wrong with a form itself is no error of the server', async () => {
  const { post, logged } = aForm();
  expect((await post('x'.repeat(2000))).statusCode).toBe(413);
  expect(logged()).toBe('');
});
