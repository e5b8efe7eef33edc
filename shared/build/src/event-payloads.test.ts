import { topics } from '@clinic/contracts';
import type { Topic } from '@clinic/contracts';
import { payloadsOf, sent, understood } from './event-payloads.ts';

const names = Object.keys(topics) as Topic[];

test('a listener takes what it does not know, an emitter sends nothing else', () => {
  expect(understood('qa/question.submitted@1')).not.toHaveProperty('additionalProperties');
  expect(sent('qa/question.submitted@1')).toMatchObject({ required: ['question'], additionalProperties: false });
});

test('every topic can be written down, each once', () => {
  const written = payloadsOf([...names, ...names], sent);
  expect(Object.keys(written).sort()).toEqual([...names].sort());
  for (const schema of Object.values(written)) expect(schema).toMatchObject({ type: 'object' });
});
