import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import * as z from 'zod';
import type { PublicRead } from './public-reads.ts';

/** A query as it was sent to the pool, and how much it brought. */
interface SentQuery {
  config: pg.QueryConfig;
  values: unknown[];
  bytes: number;
}

/** A read of the product beside its floor. */
export interface Measurable extends PublicRead {
  /** Where the floor answers with the same bytes. */
  readonly floorUrl: string;
  /** Queries that the product sends for it, and how many of them are not prepared. */
  readonly queries: number;
  readonly unprepared: number;
}

/** What every answer costs that reads nothing. */
export const helloUrl = '/bench/hello';
const Hello = z.object({ data: z.object({ text: z.string() }) });

/** Everything that is sent to a pool while something is done. */
async function queriesOf(pool: pg.Pool, work: () => Promise<void>): Promise<SentQuery[]> {
  const sent: Promise<SentQuery>[] = [];
  const query = pool.query.bind(pool);
  pool.query = new Proxy(query, {
    apply(target, self, parameters: [pg.QueryConfig, unknown[]]) {
      const result = Reflect.apply(target, self, parameters) as unknown as Promise<pg.QueryResult>;
      const [config, values] = parameters;
      sent.push(result.then(({ rows }) => ({ config, values, bytes: JSON.stringify(rows).length })));
      return result;
    },
  });
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return Promise.all(sent);
}

async function bodyOf(app: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url });
  if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}: ${body}`);
  return body;
}

/**
 * Puts a floor beside each read: a route of the same server that sends the one query which brings most of what the product
 * reads for it, prepared, and writes the product's answer by the same schema. What the product does besides is the
 * difference. Called before the server is ready.
 */
export async function addFloors(
  app: FastifyInstance,
  pool: pg.Pool,
  reads: readonly PublicRead[],
): Promise<Measurable[]> {
  const floors: { query: SentQuery; answer: unknown }[] = [];
  app.get(helloUrl, { schema: { hide: true, response: { 200: Hello } } }, async () => ({ data: { text: 'hello' } }));
  for (const [index, { response }] of reads.entries())
    app
      .withTypeProvider<ZodTypeProvider>()
      .get(`/bench/floor/${index}`, { schema: { hide: true, response: { 200: response } } }, async () => {
        const floor = floors[index];
        if (floor === undefined) throw new Error('the product was not asked yet');
        await pool.query(floor.query.config, floor.query.values);
        return floor.answer;
      });
  const measurable: Measurable[] = [];
  for (const [index, read] of reads.entries()) {
    // What is read once and remembered is no part of an answer.
    await bodyOf(app, read.url);
    let body = '';
    const sent = await queriesOf(pool, async () => void (body = await bodyOf(app, read.url)));
    const [most] = sent.toSorted((one, other) => other.bytes - one.bytes);
    if (most === undefined) throw new Error(`${read.url} reads nothing from the database`);
    const config = { ...most.config, name: most.config.name ?? `floor_${index}` };
    floors[index] = { query: { ...most, config }, answer: JSON.parse(body) };
    const floorUrl = `/bench/floor/${index}`;
    if ((await bodyOf(app, floorUrl)) !== body) throw new Error(`the floor of ${read.url} answers something else`);
    const unprepared = sent.filter((query) => query.config.name === undefined).length;
    measurable.push({ ...read, floorUrl, queries: sent.length, unprepared });
  }
  return measurable;
}
