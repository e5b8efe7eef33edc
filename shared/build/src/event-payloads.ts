import * as z from 'zod/mini';
import { topics } from '@clinic/contracts';
import type { Topic } from '@clinic/contracts';
import type { JsonSchema } from '@clinic/contracts/registry';

/** What a listener of a topic understands. The bus drops unknown properties, so more than these may come. */
export function understood(topic: Topic): JsonSchema {
  return schemaOf(topic, 'input');
}

/** What an emitter of a topic may send, after the bus dropped what is unknown. */
export function sent(topic: Topic): JsonSchema {
  return schemaOf(topic, 'output');
}

/** Payloads of some topics, by topic. */
export function payloadsOf(names: Iterable<Topic>, of: (topic: Topic) => JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries([...new Set(names)].sort().map((topic) => [topic, of(topic)]));
}

function schemaOf(topic: Topic, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(topics[topic], { io }) as JsonSchema;
  return schema;
}
