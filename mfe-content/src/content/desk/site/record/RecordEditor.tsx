import { useEffect, useRef, useState } from 'react';
import type { ContentRecord } from '@clinic/contracts/content/records';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Alert, ErrorSummary, restoreFocus, SubmitFailed } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useLocation, useRevalidator } from '@clinic/kit/routing';
import { Box, Button, Card, LinkButton, Page, Stack } from '@clinic/kit/ui';
import type { LinkCheck } from '../../../../parts/desk/remarks/links.ts';
import { AlsoHere } from '../../../../parts/desk/AlsoHere.tsx';
import { useOnDemand } from '../../../../parts/desk/use-on-demand.ts';
import { useDeskEvents } from '@clinic/kit/desk';
import { useLeadOn } from '../../use-lead-on.ts';
import { AssessmentPreviewOnDemand } from './AssessmentPreviewOnDemand.tsx';
import { Fields } from './Fields.tsx';
import { FieldConflict } from './FieldConflict.tsx';
import type { FieldNode } from './form-tree.ts';
import { fieldTree, namesOf } from './form-tree.ts';
import { FormProvider } from './form-context.ts';
import { publicPage, wordsFor } from './public-page.ts';
import type { RecordScreen } from './record.data.ts';
import { RecordRevisionsOnDemand } from './RecordRevisionsOnDemand.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useRecordErrors } from './use-record-errors.ts';
import { useRecord } from './use-record.ts';

const loadLinkHelp = () => import('./link-help.ts');

/** In the history, beside the address of a record that somebody has just added. */
const justAdded = 'added';

const titles = ['title', 'name', 'label', 'term', 'text'] as const;

/** The fields that a record lacks while they are empty: a version without one had it empty. */
const emptied = (fields: readonly FieldNode[]): ContentRecord =>
  Object.fromEntries(
    fields
      .filter(({ empty }) => empty === 'absent')
      .flatMap((field) => namesOf(field).map((name) => [name, undefined])),
  );

type FoundRecord = Extract<RecordScreen, { kind: 'found' }>;

/** A record with all its fields, what can be done with it, and where visitors see it. */
export function RecordEditor({ collection, form, stored: loaded, returning, restores, revisions }: FoundRecord) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const leadOn = useLeadOn();
  const { revalidate } = useRevalidator();
  const state: unknown = useLocation().state;
  const given = { collection, stored: loaded, blank: form.blank, returning, restores, mayEdit: form.may.edit };
  const editing = useRecord({ ...given, isJustAdded: state === justAdded });
  const { stored, record, conflict, notice, failure, isSaving, isChanged } = editing;
  const watched = stored === null ? null : `record:${collection}:${stored.id}`;
  const alsoHere = useDeskEvents(watched, editing.refresh);
  const [isAsking, ask] = useState(false);
  const noticed = useRef<HTMLDivElement>(null);
  // The button that was pressed stands below all fields.
  useEffect(() => {
    if (notice === 'taken') noticed.current?.focus();
  }, [notice, editing.revision]);
  const fields = fieldTree(form.fields);
  const help = useOnDemand(loadLinkHelp);
  const [check, setCheck] = useState<LinkCheck | null>(null);
  const { errors, items, whole } = useRecordErrors(fields, failure);
  const words = wordsFor(collection);
  const page = stored && publicPage(collection, stored.record, lang);
  const title = titles.map((name) => record[`${name}_${lang}`]).find((text) => typeof text === 'string');

  const save = async () => {
    const id = await editing.save();
    if (id === null) return;
    if (loaded === null) leadOn(contentPaths.siteRecord(collection, id), { replace: true, state: justAdded });
    // What it held is a revision now.
    else void revalidate();
  };
  const discard = () => {
    editing.discard();
    requestAnimationFrame(restoreFocus);
  };
  const remove = async () => {
    ask(false);
    if (await editing.remove()) leadOn(contentPaths.siteCollection(collection));
  };

  return (
    <Page
      title={title || t(stored === null ? 'desk.site.added' : `desk.site.collections.${collection}`)}
      crumbs={[
        { label: t('desk.site.title'), to: contentPaths.siteContent() },
        ...(collection === 'settings'
          ? []
          : [{ label: t(`desk.site.collections.${collection}`), to: contentPaths.siteCollection(collection) }]),
      ]}
      actions={
        page === null ? undefined : (
          <LinkButton variant="outlined" to={page}>
            {t('desk.site.see')}
          </LinkButton>
        )
      }
    >
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <AlsoHere names={alsoHere} />
        {conflict !== null && <FieldConflict conflict={conflict} editing={editing} fields={fields} />}
        {notice !== null && (
          <div ref={noticed} tabIndex={-1}>
            <Alert severity="info" role="status">
              {t(notice === 'live' ? `${words}.live` : `desk.site.${notice}`)}
            </Alert>
          </div>
        )}
        {editing.removed.length > 0 && (
          <Alert severity="warning" role="status">
            {t('desk.removed', { parts: new Intl.ListFormat(lang).format(editing.removed) })}
          </Alert>
        )}
        {whole !== null && (
          <Alert severity="error" attempt={failure}>
            {whole}
          </Alert>
        )}
        {items.length > 0 ? (
          <ErrorSummary errors={items} attempt={failure} />
        ) : (
          failure !== null && whole === null && <SubmitFailed failure={failure} text={t('desk.failed')} />
        )}
        {collection === 'doctors' && (
          <Alert severity="info" role="status">
            {t('desk.site.hoursElsewhere')}
          </Alert>
        )}
        <Card>
          <FormProvider
            value={{
              form,
              record,
              errors,
              isStored: stored !== null || returning !== null,
              revision: editing.revision,
              links: help === null || check === null ? null : { help, check },
              type: editing.type,
            }}
          >
            {help !== null && <help.KnownLinks fields={fields} record={record} onKnown={setCheck} />}
            <Fields fields={fields} at={[]} />
          </FormProvider>
        </Card>
        {form.may.edit && (
          <Box sx={bar}>
            <Button loading={isSaving} disabled={conflict !== null} onClick={() => void save()}>
              {t(`${words}.save`)}
            </Button>
            {isChanged && (
              <Button variant="outlined" disabled={isSaving} onClick={discard}>
                {t('desk.site.discard')}
              </Button>
            )}
            <span role="status">{t(`desk.site.states.${isSaving ? 'saving' : isChanged ? 'changed' : 'clean'}`)}</span>
          </Box>
        )}
        {collection === 'assessments' && <AssessmentPreviewOnDemand record={record} />}
        {stored !== null && revisions.length > 0 && (
          <RecordRevisionsOnDemand
            {...{ collection, form, fields, record, revisions }}
            onTake={(held) => editing.take({ ...emptied(fields), ...held })}
          />
        )}
        {stored !== null && form.may.remove && (
          <div>
            <Button variant="text" color="error" disabled={isSaving} onClick={() => ask(true)}>
              {t(`${words}.remove.button`)}
            </Button>
          </div>
        )}
        {isAsking && (
          <RemoveDialog collection={collection} onClose={() => ask(false)} onConfirm={() => void remove()} />
        )}
      </Stack>
    </Page>
  );
}

const bar = {
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 1.5,
  backgroundColor: 'background.default',
  borderBlockStart: '1px solid',
  borderColor: 'line.edge',
} as const;
