import { useState } from 'react';
import type { DeskQuestionScreen } from './question.data.ts';

/**
 * What the page shows: the latest of what could be loaded of its question. A refresh that fails, of a laptop that wakes up
 * for example, must not take away the form in which somebody writes.
 */
export function useFreshest(loaded: DeskQuestionScreen): { screen: DeskQuestionScreen; stale: boolean } {
  const [kept, keep] = useState(loaded);
  const lost = loaded.kind === 'failed' && kept.kind === 'found' && kept.id === loaded.id;
  if (!lost && kept !== loaded) keep(loaded);
  return { screen: lost ? kept : loaded, stale: lost };
}
