import type { NavigationItem } from '@clinic/contracts';
import { navigationIds } from './navigation-ids.ts';

function item(id: string): NavigationItem {
  return { slot: 'main', id, order: 1, label: { ar: 'رابط', en: 'Link' }, audience: 'all', to: '/x' };
}

test('an id that two remotes use is refused, naming both', () => {
  const findings = navigationIds([
    { name: 'content', navigation: [item('doctors'), item('blogs')] },
    { name: 'booking', navigation: [item('doctors')] },
  ]);
  expect(findings).toMatchObject([{ level: 'error', check: 'navigation-ids' }]);
  expect(findings[0]?.message).toContain('content and booking');
});

test('different ids are fine', () => {
  expect(navigationIds([{ name: 'content', navigation: [item('doctors'), item('blogs')] }])).toEqual([]);
});
