import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { namedSchemas, usedSchemas } from './openapi/named-schemas.ts';
import { examples } from './openapi/examples.ts';
import { operationId } from './openapi/operation-id.ts';
import { plainSchemas } from './openapi/plain-schemas.ts';
import { sampler } from './openapi/sample.ts';
import type { SampledSchema } from './openapi/sample.ts';
import { refusalComponents, refusalsOf } from './openapi/refusals.ts';
import { tags } from './openapi/tags.ts';
import type { Settings } from './settings/settings.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body & { description?: string }>;
}

interface Parameter {
  name: string;
  in: string;
  schema: SampledSchema;
}

interface Body {
  content?: Record<string, { schema?: SampledSchema }>;
}

/** What is filled in of an OpenAPI document. */
interface Described {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, SampledSchema>; responses?: Record<string, object> };
}

/** Beginnings of the paths that are about accounts; everything else is for everybody. A test compares them with who gets in. */
const ofAccounts =
  /^\/api\/(user$|sessions?|account\/|notifications|dependents|appointments|holds|waitlist|qa\/desk\/|content-desk\/|content-records|desk-events$|reception\/|schedules\/|reports\/|admin\/)/;

/** What may be sent twice under one key, and is done once (R5). */
const repeatable = new Set([
  'postAppointments',
  'postAppointmentsByIdReschedule',
  'postDependents',
  'postReceptionAppointments',
]);

const idempotencyKey = {
  ...{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' } },
  description: 'Names what is sent: when it comes again under the same key, the answer is the first one',
};

/** An app's bearer, or a browser's, which is of use only together with its session's cookie (Q28). */
const signedIn = [{ bearer: [] }, { bearer: [], session: [] }];

/** Answers that are no JSON. */
const files: Readonly<Record<string, string>> = {
  '/api/booking-codes/{doctorId}': 'image/svg+xml',
  '/api/appointments/{id}/calendar.ics': 'text/calendar',
  '/api/feeds/{name}': 'application/rss+xml',
  '/api/desk-events': 'text/event-stream',
};

/** The page runs the scripts of this server and calls it, and does nothing else. */
const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Shows what a body looks like: as somebody wrote it, or made of its schema. */
function addExample({ content }: Body = {}, sample: (schema: SampledSchema) => unknown, written: unknown): void {
  const json = content?.['application/json'];
  if (json?.schema !== undefined) Object.assign(json, { example: written ?? sample(json.schema) });
}

/** Says once what is the same everywhere: a name of each call, who may call at all, and the shape of refusals (S144). */
function complete(document: Described): void {
  const sample = sampler(document.components?.schemas ?? {});
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const type = files[path];
    const file = type && { description: 'A file', content: { [type]: { schema: { type: 'string' } } } };
    for (const [method, operation] of Object.entries(operations)) {
      const isForAccounts = ofAccounts.test(path);
      const { requestBody, parameters = [] } = operation;
      operation.operationId = operationId(method, path);
      operation.security = isForAccounts ? signedIn : [];
      for (const answer of Object.values(operation.responses))
        if (answer.description === 'Default Response') answer.description = 'It succeeded';
      operation.responses = {
        ...operation.responses,
        ...(file ? { 200: file } : {}),
        ...refusalsOf({
          path,
          isForAccounts,
          hasBody: requestBody !== undefined,
          hasParameters: parameters.length > 0,
          changes: method !== 'get',
        }),
      };
      if (repeatable.has(operation.operationId)) operation.parameters = [...parameters, idempotencyKey];
      const { request, response } = examples[operation.operationId] ?? {};
      addExample(requestBody, sample, request);
      for (const status of ['200', '201', '202', '503']) addExample(operation.responses[status], sample, response);
      for (const parameter of parameters)
        if (parameter.in === 'path') Object.assign(parameter, { example: sample(parameter.schema, parameter.name) });
    }
  }
  const all = { ...document.components?.schemas, ...refusalComponents.schemas };
  const responses = refusalComponents.responses;
  document.components = { ...document.components, responses, schemas: usedSchemas([document.paths, responses], all) };
}

/**
 * Describes the API as OpenAPI at `/api/openapi.json`, and for people at `/api/docs` (S144), unless the settings say that it
 * is for nobody.
 */
export async function documentApi(app: FastifyInstance, { docs, clinic, publicOrigin }: Settings): Promise<void> {
  if (!docs) return;
  const schemaRegistry = namedSchemas();
  app.addHook('onRoute', ({ schema }) => {
    // Parameters are written out one by one: a schema of all of them stands nowhere.
    for (const parameters of [schema?.querystring, schema?.params])
      if (parameters instanceof z.core.$ZodType) schemaRegistry.remove(parameters);
  });
  const transformObject = createJsonSchemaTransformObject({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${clinic.name.en} API`,
        version: '1.0.0',
        description: 'What the website and the patient portal of the clinic are made of.',
      },
      tags: [...tags],
      servers: [{ url: publicOrigin ?? '/', description: 'The site; its host server passes calls on to the API' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers with' },
          session: {
            ...{ type: 'apiKey', in: 'cookie', name: '__Host-sid' },
            description: 'The cookie that signing in sets in a browser',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject(given) {
      const document = transformObject(given);
      complete(document as Described);
      return plainSchemas(document);
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy });
}
