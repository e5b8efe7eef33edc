import type { ComponentProps } from 'react';
import { useOnDemand } from '../../../../parts/desk/use-on-demand.ts';
import type { RecordRevisions } from './RecordRevisions.tsx';

const load = () => import('./RecordRevisions.tsx');

/** What a record held before, below its form: a file of its own, which comes after the form. Without it there is no list. */
export function RecordRevisionsOnDemand(props: ComponentProps<typeof RecordRevisions>) {
  const file = useOnDemand(load);
  return file && <file.RecordRevisions {...props} />;
}
