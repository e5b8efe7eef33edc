import type { ContentRecord } from '@clinic/contracts/content/records';
import { useOnDemand } from '../../../../parts/desk/use-on-demand.ts';

const load = () => import('./AssessmentPreview.tsx');

/** The preview of a self-assessment, whose file only those who edit one fetch. Without it there is none. */
export function AssessmentPreviewOnDemand({ record }: { record: ContentRecord }) {
  const file = useOnDemand(load);
  return file && <file.AssessmentPreview record={record} />;
}
