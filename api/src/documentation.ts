import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ErrorBody } from '@clinic/contracts';

interface Content {
  description: string;
  content?: Record<string, { schema: object }>;
}

/** What is filled in of an OpenAPI document. */
interface Described {
  paths?: Record<
    string,
    Record<string, { operationId: string; security: object[]; responses: Record<string, Content> }>
  >;
  components?: { schemas?: Record<string, object> };
}

/** Beginnings of the paths that are about accounts; everything else is for everybody. A test compares them with who gets in. */
const ofAccounts =
  /^\/api\/(user$|sessions|account\/|notifications|dependents|appointments|holds|waitlist|qa\/desk\/|reception\/|admin\/)/;

/** An app's bearer, or a browser's, which is of use only together with its session's cookie (Q28). */
const signedIn = [{ bearer: [] }, { bearer: [], session: [] }];

/** Answers that are no JSON. */
const files: Readonly<Record<string, string>> = {
  '/api/booking-codes/{doctorId}': 'image/svg+xml',
  '/api/appointments/{id}/calendar.ics': 'text/calendar',
  '/api/feeds/{name}': 'application/rss+xml',
};

const errors: Content = {
  description: 'Anything that did not succeed, with a code of E7',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** `GET /api/doctors/by-slug/{slug}` is `get_doctors_by-slug_slug`. */
const operationId = (method: string, path: string) =>
  [method, ...path.replace(/^\/api\//, '/').split('/')]
    .map((part) => part.replace(/[{}]/g, ''))
    .filter(Boolean)
    .join('_');

/** Says once what is the same everywhere: a name of each call, who may call at all, and the shape of refusals (S144). */
function complete(document: Described): void {
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: z.toJSONSchema(ErrorBody) },
  };
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    const type = files[path];
    const file = type && { description: 'A file', content: { [type]: { schema: { type: 'string' } } } };
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationId(method, path);
      operation.security = ofAccounts.test(path) ? signedIn : [];
      operation.responses = { ...operation.responses, ...(file ? { 200: file } : {}), default: errors };
    }
  }
}

/** Describes the API as OpenAPI, at `/api/docs` (S144), unless it is not `served` to anybody. */
export async function documentApi(app: FastifyInstance, { served }: { served: boolean }): Promise<void> {
  if (!served) return;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Nabd Clinics API', version: '1.0.0' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject(given) {
      if (!('openapiObject' in given)) return given.swaggerObject;
      complete(given.openapiObject as Described);
      return given.openapiObject;
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
