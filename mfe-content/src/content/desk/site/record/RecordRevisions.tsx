import { useState } from 'react';
import type { ContentRecord, RecordCollection, RecordForm, RecordRevision } from '@clinic/contracts/content/records';
import { RecordRevisionResponse } from '@clinic/contracts/content/records';
import { LoadFailed } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Section, Stack } from '@clinic/kit/ui';
import type { ComparisonView } from '../../load-comparison.ts';
import { loadComparison } from '../../load-comparison.ts';
import { RevisionLine, useRevisionName } from '../RevisionLine.tsx';
import type { FieldNode } from './form-tree.ts';
import { comparedParts, useReadableParts } from './use-readable-parts.ts';

interface RecordRevisionsProps {
  collection: RecordCollection;
  form: RecordForm;
  fields: readonly FieldNode[];
  /** What stands in the fields. */
  record: ContentRecord;
  revisions: readonly RecordRevision[];
  /** Puts a revision into the fields. */
  onTake: (record: ContentRecord) => void;
}

interface Compared {
  id: RecordRevision['id'];
  title: string;
  held: ContentRecord;
  View: ComparisonView;
}

/** The button that compares with a revision. */
const compareId = (id: RecordRevision['id']) => `compare-${id}`;

/** What a record held before: each revision can be compared with what stands in the fields, and put into them. */
export function RecordRevisions({ collection, form, fields, record, revisions, onTake }: RecordRevisionsProps) {
  const { t } = useTranslation('content');
  const name = useRevisionName();
  const read = useReadableParts(fields, form);
  const [compared, compare] = useState<Compared | null>(null);
  /** Asks again for the revision that could not be had. */
  const [retry, setRetry] = useState<(() => void) | null>(null);

  const heldBy = async (revision: RecordRevision) => {
    const address = `/api/content-records/${collection}/revisions/${revision.id}`;
    return (await api.get(address, RecordRevisionResponse, { signal: null })).data.record;
  };
  /** Does something; a failure of the API or of a file offers to do it again. */
  const attempt = async (act: () => Promise<boolean>) => {
    setRetry(null);
    const isDone = await act().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      return false;
    });
    if (!isDone) setRetry(() => () => void attempt(act));
  };
  const open = (revision: RecordRevision) =>
    attempt(async () => {
      const [View, held] = await Promise.all([loadComparison(), heldBy(revision)]);
      if (View !== null)
        compare({ id: revision.id, title: t('desk.site.revisions.compared', { name: name(revision) }), held, View });
      return View !== null;
    });
  const take = (revision: RecordRevision) =>
    attempt(async () => {
      const held = await heldBy(revision);
      compare(null);
      onTake(held);
      return true;
    });

  return (
    <Section id="revisions" title={t('desk.site.revisions.title')}>
      <Stack sx={{ gap: 2 }}>
        {retry !== null && <LoadFailed text={t('desk.failed')} onRetry={retry} />}
        {compared !== null && (
          <compared.View
            title={compared.title}
            parts={comparedParts(read(compared.held), read(record))}
            onClose={() => {
              compare(null);
              document.getElementById(compareId(compared.id))?.focus();
            }}
          />
        )}
        <Stack component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1 }}>
          {revisions.map((revision) => (
            <li key={revision.id}>
              <RevisionLine revision={revision}>
                <Button
                  id={compareId(revision.id)}
                  variant="outlined"
                  onClick={() => void open(revision)}
                  aria-label={t('desk.site.revisions.compareOne', { name: name(revision) })}
                >
                  {t('desk.revisions.compare')}
                </Button>
                {form.may.edit && (
                  <Button
                    variant="text"
                    onClick={() => void take(revision)}
                    aria-label={t('desk.site.revisions.takeOne', { name: name(revision) })}
                  >
                    {t('desk.site.revisions.take')}
                  </Button>
                )}
              </RevisionLine>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
