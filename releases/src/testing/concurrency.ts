import { runInNewContext } from 'node:vm';

/**
 * Demands of the `concurrency` group of a GitHub workflow that a newer push takes the place of one that waits, as in one pull
 * request, and that what is done by hand never waits.
 */
export function expectNewestPushLast(group: string): void {
  const [, expression = ''] = /\$\{\{ (github\.event_name.*) \}\}$/.exec(group) ?? [];
  const groupOf = (event_name: string, run_id: string, ref = 'refs/heads/main'): unknown =>
    runInNewContext(expression, { github: { event_name, run_id, ref } });
  expect(groupOf('push', '1')).toBe(groupOf('push', '2'));
  expect(groupOf('pull_request', '3', 'refs/pull/7/merge')).toBe(groupOf('pull_request', '4', 'refs/pull/7/merge'));
  const groups = [
    groupOf('push', '1'),
    groupOf('pull_request', '3', 'refs/pull/7/merge'),
    groupOf('pull_request', '5', 'refs/pull/8/merge'),
    groupOf('workflow_dispatch', '6'),
    groupOf('workflow_dispatch', '7'),
  ];
  expect(new Set(groups).size).toBe(groups.length);
}
