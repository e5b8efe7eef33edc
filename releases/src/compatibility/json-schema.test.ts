import * as z from 'zod/mini';
import type { JsonSchema } from '@clinic/contracts';
import { mismatch } from './json-schema.ts';

const Id = z.int().check(z.gt(0));
const open = z.object({ doctor: z.optional(Id), specialty: z.optional(Id) });
const accepts = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
const sends = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'output' }) as JsonSchema;

test.each<[string, z.ZodMiniType, z.ZodMiniType]>([
  ['the same', open, open],
  ['a property that the listener does not know', z.object({ doctor: Id }), z.object({ doctor: Id, clinic: Id })],
  ['a property that the listener can do without', open, z.object({ doctor: Id })],
  ['fewer values', z.object({ kind: z.enum(['a', 'b', 'c']) }), z.object({ kind: z.enum(['a', 'b']) })],
  ['one value', z.object({ kind: z.enum(['a', 'b']) }), z.object({ kind: z.literal('b') })],
  ['a whole number for a number', z.object({ n: z.number() }), z.object({ n: z.int() })],
  ['one of several types', z.object({ n: z.nullable(z.int()) }), z.object({ n: z.int() })],
  ['narrower bounds', z.object({ n: z.int().check(z.gte(0)) }), z.object({ n: z.int().check(z.gte(3), z.lte(9)) })],
  ['entries of a record', z.record(z.string(), z.union([z.string(), z.number()])), z.record(z.string(), z.string())],
  ['an array', z.array(z.union([z.string(), z.number()])), z.array(z.string())],
  ['anything', z.unknown(), open],
  ['alternatives of objects', z.union([z.object({ a: Id }), z.object({ b: Id })]), z.object({ b: Id })],
])('%s is understood', (_name, accepted, sent) => {
  expect(mismatch(accepts(accepted), sends(sent))).toBeNull();
});

test.each<[string, z.ZodMiniType, z.ZodMiniType, string]>([
  ['a demanded property that may be left out', z.object({ doctor: Id }), open, 'doctor'],
  ['a property of another type', open, z.object({ doctor: z.string() }), 'doctor'],
  ['a further value', z.object({ kind: z.enum(['a']) }), z.object({ kind: z.enum(['a', 'b']) }), 'kind'],
  ['any text where values are named', z.object({ kind: z.enum(['a']) }), z.object({ kind: z.string() }), 'kind'],
  ['a number for a whole number', z.object({ n: z.int() }), z.object({ n: z.number() }), 'n'],
  ['null where none is accepted', z.object({ n: z.int() }), z.object({ n: z.nullable(z.int()) }), 'n'],
  ['wider bounds', z.object({ n: z.int().check(z.gte(3)) }), z.object({ n: z.int().check(z.gte(0)) }), 'n'],
  ['no bounds', z.object({ t: z.string().check(z.maxLength(5)) }), z.object({ t: z.string() }), 't'],
  ['another form of text', z.object({ t: z.string().check(z.regex(/^a/)) }), z.object({ t: z.string() }), 't'],
  ['entries of another type', z.record(z.string(), z.string()), z.record(z.string(), z.number()), '*'],
  ['items of another type', z.array(z.string()), z.array(z.number()), '[]'],
  ['more where nothing more is accepted', z.strictObject({ a: Id }), z.object({ a: Id, b: Id }), 'b'],
  ['a deeper difference', z.object({ a: z.object({ b: Id }) }), z.object({ a: z.object({ b: z.string() }) }), 'a.b'],
  ['anything', open, z.unknown(), ''],
])('%s is not understood, and where is said', (_name, accepted, sent, path) => {
  expect(mismatch(accepts(accepted), sends(sent))).toMatchObject({ path });
});

test('what an emitter leaves open may be anything', () => {
  const openEnded = { type: 'object', properties: { a: { type: 'string' } } };
  const listener = { type: 'object', properties: { b: { type: 'integer' } } };
  expect(mismatch(listener, openEnded)).toMatchObject({ path: 'b' });
});
