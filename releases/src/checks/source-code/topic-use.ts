import type { RemoteDescriptor } from '@clinic/contracts';
import { stateTopics } from '@clinic/contracts';
import type { Rule } from './rule.ts';

/** The topics that a description allows; null where there is no description to compare with. */
export type DeclaredTopics = Pick<RemoteDescriptor, 'emits' | 'listens'> | null;

const topic = /^[a-z][\w-]*\/[\w.-]+@\d+$/;

/** A remote uses the topics of its description and no others: its bus drops the rest. */
export const topicUse =
  (declared: DeclaredTopics): Rule =>
  ({ ts, tree }, node) => {
    if (declared === null || !ts.isCallExpression(node)) return [];
    const [first] = node.arguments;
    if (first === undefined || !ts.isStringLiteralLike(first) || !topic.test(first.text)) return [];
    const name = first.text;
    const called = node.expression.getText(tree);
    const emitted = /\.emit$/.test(called);
    if (!emitted && !/\.on$|^useBusEvent$/.test(called)) return [];
    const violation = (message: string) => [{ node: first, check: 'topic-use', message }];
    if (emitted && (stateTopics as readonly string[]).includes(name))
      return violation(`only the host emits ${name}. Remove it; what remotes say has topics of their own.`);
    const side = emitted ? 'emits' : 'listens';
    if ((declared[side] as readonly string[]).includes(name)) return [];
    return violation(`${name} is not in ${side} of src/remote.ts, so that the bus drops it. Add it there.`);
  };
