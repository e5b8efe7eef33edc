import type { StylisPlugin } from '@emotion/cache';

const visibilityProps = new Set<unknown>(['display', 'visibility', 'pointer-events']);

/**
 * Leaves of every style only what says whether an element is shown and can be pressed. The test DOM holds every rule against
 * every element whenever somebody looks for a role or a name: with whole styles that is most of what a suite does.
 */
export const visibilityOnly: StylisPlugin = (element) => {
  if (element.type !== 'decl' || visibilityProps.has(element.props)) return;
  element.return = '';
  element.value = '';
};
