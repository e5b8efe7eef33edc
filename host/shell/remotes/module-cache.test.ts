import { ModuleCache } from './module-cache.ts';

test('modules are kept by remote', () => {
  const cache = new ModuleCache();
  cache.set('qa', './home', { Component: 'home' }, cache.generationOf('qa'));
  expect(cache.has('qa', './home')).toBe(true);
  expect(cache.get('qa', './home')).toEqual({ Component: 'home' });
  expect(cache.has('booking', './home')).toBe(false);
  expect(cache.remotes).toEqual(['qa']);
  expect(cache.modules).toEqual([['qa', './home']]);
});

test('what was asked for before a release was left is not cached when it arrives', () => {
  const cache = new ModuleCache();
  const before = cache.generationOf('qa');
  cache.startGeneration('qa');
  cache.set('qa', './home', {}, before);
  expect(cache.has('qa', './home')).toBe(false);
  cache.set('qa', './home', {}, cache.generationOf('qa'));
  expect(cache.has('qa', './home')).toBe(true);
});

test('modules of one remote are deleted', () => {
  const cache = new ModuleCache();
  for (const remote of ['qa', 'booking']) cache.set(remote, './home', {}, cache.generationOf(remote));
  cache.delete('booking');
  expect(cache.modules).toEqual([['qa', './home']]);
  expect(cache.remotes).toEqual(['qa']);
});
