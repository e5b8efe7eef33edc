import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startTelemetry } from '../shared/node/src/index.ts';
import * as z from 'zod';
import { openChannels } from '../api/src/messaging/channels.ts';
import { createSender } from '../api/src/messaging/sender.ts';
import { outbox } from '../api/src/db/schema.ts';
import { aDoctor, aPatient, aSpecialty, openClinic } from '../api/src/testing/clinic.ts';
import { startProvider } from '../api/src/testing/provider-server.ts';
import { buildHost } from '../host/server/app.ts';
import { readSettings } from '../host/server/settings.ts';
import { siteFixture } from '../host/server/testing/site-fixture.ts';

const Value = z.object({ stringValue: z.string().optional() }).loose();
const Attributes = z.array(z.object({ key: z.string(), value: Value })).default([]);
const SentSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
});
const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(SentSpan) })),
    }),
  ),
});
const SentMetrics = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })) }),
  ),
});

interface Received extends z.infer<typeof SentSpan> {
  service: string;
}

/** A collector of OTLP over HTTP. */
async function startCollector() {
  const spans: Received[] = [];
  const metrics: z.infer<typeof SentMetrics>['resourceMetrics'][number]['scopeMetrics'][number]['metrics'] = [];
  const texts: string[] = [];
  const server = http.createServer((request, response) => {
    void json(request).then((body) => {
      texts.push(JSON.stringify(body));
      if (request.url === '/v1/traces')
        for (const { resource, scopeSpans } of Traces.parse(body).resourceSpans) {
          const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
          spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
        }
      else
        metrics.push(
          ...SentMetrics.parse(body).resourceMetrics.flatMap(({ scopeMetrics }) =>
            scopeMetrics.flatMap((one) => one.metrics),
          ),
        );
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ spans, metrics, texts },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const requestId = 'balancer-7d1f0c3a';
let collector: Awaited<ReturnType<typeof startCollector>>;
let patient: Awaited<ReturnType<typeof aPatient>>;
let logged: string[];
/** Ids by which the host server knew its requests. */
const hostIds: string[] = [];
let stored: (typeof outbox.$inferSelect)[];

/** A patient books through a host server; the API stores the booking and sends the messages. */
beforeAll(async () => {
  collector = await startCollector();
  const { endpoint } = collector;
  const [ofHost, ofApi] = await Promise.all([
    startTelemetry({ endpoint, service: 'host' }),
    startTelemetry({ endpoint, service: 'api' }),
  ]);
  const sms = await startProvider();
  const clinic = await openClinic('pglite', {
    env: {
      ...{ SMS_PROVIDER: 'webhook', SMS_URL: sms.url, SMS_SECRET: 'a secret of the provider', SMS_SENDER: 'Clinic' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, QUIET_HOURS: 'off' },
    },
    telemetry: ofApi,
  });
  const fixture = await siteFixture();
  await fixture.release('one');
  const apiOrigin = await clinic.app.listen({ port: 0, host: '127.0.0.1' });
  const settings = readSettings({ LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const host = await buildHost({ ...settings, apiOrigin, store: fixture.place }, fixture.store, ofHost);
  host.addHook('onResponse', async ({ id }) => {
    hostIds.push(id);
  });
  const site = await host.listen({ port: 0, host: '127.0.0.1' });

  const specialty = await aSpecialty(clinic);
  const doctor = await aDoctor(clinic, { specialtyId: specialty.id });
  patient = await aPatient(clinic);
  const answer = await fetch(`${site}/api/appointments?note=private`, {
    method: 'POST',
    headers: {
      ...patient.headers,
      'content-type': 'application/json',
      // Of the visitor, who is no part of the site; and of a proxy in front, which is.
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'x-request-id': requestId,
    },
    body: JSON.stringify({
      ...{ doctor_id: doctor.id, specialty_id: specialty.id, date: '2026-11-23', time: '09:00' },
      ...{ bookingFor: 'self', userDetails: { name: '', phone: '', email: '' } },
    }),
  });
  expect(answer.status).toBe(201);

  // No name that a request could have.
  await fetch(`${site}/api/specialties`, { headers: { 'x-request-id': 'a b' } });

  const sender = createSender({
    services: clinic.services,
    channels: openChannels(clinic.services, clinic.app.log),
    tracer: ofApi.tracer,
    log: clinic.app.log,
    onOutcome: () => undefined,
  });
  await sender.drain();
  await sender.stop();
  stored = await clinic.database.db.select().from(outbox);
  await host.close();
  await ofHost.close();
  await ofApi.close();
  ({ logged } = clinic);
  await clinic.close();
  await fixture.close();
  await sms.close();
});
afterAll(() => collector.close());

test('a collector receives a booking as one trace: host, API, database, outbox, sender', () => {
  const root = collector.spans.find(({ name, service }) => service === 'host' && name.startsWith('POST /api'));
  const trace = collector.spans.filter(({ traceId }) => traceId === root?.traceId);
  const named = (name: string) => trace.find((span) => span.name === name);
  expect(root?.parentSpanId ?? '').toBe('');
  expect(root?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');

  const call = named('POST /api/appointments');
  expect([call?.service, call?.parentSpanId]).toEqual(['api', root?.spanId]);
  expect(named('INSERT appointments')?.parentSpanId).toBe(call?.spanId);
  const queued = named('queue sms');
  expect(queued?.parentSpanId).toBe(call?.spanId);
  const sent = named('send sms');
  expect(sent?.parentSpanId).toBe(queued?.spanId);
  expect(named('UPDATE outbox')?.parentSpanId).toBe(sent?.spanId);
  // Each step but the first one belongs to another of the same trace.
  const ids = new Set(trace.map(({ spanId }) => spanId));
  expect(trace.filter((span) => span !== root && !ids.has(span.parentSpanId ?? ''))).toEqual([]);
});

test('the request has one id in the proxy, in both servers and with its message', () => {
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  const ofRequest = lines.filter(({ reqId }) => reqId === requestId).map(({ msg }) => msg);
  expect(ofRequest).toEqual(['answered', 'a message was sent']);
  const listed = lines.find(({ route }) => route === '/api/specialties');
  expect(hostIds).toEqual([requestId, listed?.['reqId']]);
  expect(listed?.['reqId']).toMatch(/^[\da-f-]{36}$/);
  expect(stored.filter(({ channel }) => channel === 'sms').map((row) => row.requestId)).toEqual([requestId]);
});

test('neither traces nor metrics hold anything about the patient, nor a query', () => {
  const all = collector.texts.join('\n');
  expect(all).not.toContain('private');
  for (const own of [patient.name, patient.email, patient.phone ?? '', patient.phone?.slice(4) ?? ''])
    expect(all).not.toContain(own);
});

test('the metrics of both servers reach the collector as /metrics shows them', () => {
  const names = collector.metrics.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['clinic_outbox_queued', 'clinic_pages_total', 'process_cpu_seconds_total']),
  );
  const durations = collector.metrics.filter(({ name }) => name === 'http_request_duration_seconds');
  expect(durations).toHaveLength(2);
  const points = JSON.stringify(durations);
  expect(points).toContain('{"key":"route","value":{"stringValue":"/api/appointments"}}');
});
