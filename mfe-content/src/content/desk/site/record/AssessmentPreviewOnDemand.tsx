import { useEffect, useState } from 'react';
import type { ContentRecord } from '@clinic/contracts/content/records';
import type { AssessmentPreview } from './AssessmentPreview.tsx';

/** The preview of a self-assessment, whose file only those who edit one fetch. Without it there is none. */
export function AssessmentPreviewOnDemand({ record }: { record: ContentRecord }) {
  const [Preview, setPreview] = useState<typeof AssessmentPreview | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./AssessmentPreview.tsx').then(
      (module) => {
        if (isHere) setPreview(() => module.AssessmentPreview);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Preview && <Preview record={record} />;
}
