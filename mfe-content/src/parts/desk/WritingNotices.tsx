import { Alert, ErrorSummary, restoreFocus } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { PartsOf } from './merge-parts.ts';
import { NotDone } from './NotDone.tsx';
import { KeptText } from './KeptText.tsx';
import type { Failure, SavingState } from './use-written.ts';
import type { KeptWriting, WrittenConflict } from './written.ts';

/** What is said of something that is being written: a part of what `useWritten` returns. */
interface NotedWriting<Thing extends { readonly content: Content }, Content, Name extends string, Value> {
  readonly content: Content;
  readonly parts: PartsOf<Content, Name, Value>;
  readonly state: SavingState;
  readonly conflict: WrittenConflict<Thing, Name> | null;
  readonly kept: KeptWriting<Content, Name> | null;
  readonly failure: Failure | null;
  readonly joined: boolean;
  readonly removed: readonly string[];
  readonly settle: (chosen: Content) => void;
  readonly discard: () => void;
}

interface WritingNoticesProps<Thing extends { readonly content: Content }, Content, Name extends string, Value> {
  writing: NotedWriting<Thing, Content, Name, Value>;
  /** What is wrong with the fields, as `useFieldErrors` says it. */
  items: readonly { field: string; message: string }[];
  /** How the value of a part reads, where that is not the value itself. */
  wordsOf?: (name: Name, value: Value) => string;
}

interface Colleagues<Content> {
  readonly content: Content;
  readonly version: number;
  readonly updated_by: string | null;
}

/**
 * Above the fields of something that is being written: what two people changed, what was restored, joined or removed, and what
 * is wrong.
 */
export function WritingNotices<
  Thing extends Colleagues<Content>,
  Content,
  Name extends string,
  Value extends string | number | null,
>({
  writing,
  items,
  wordsOf = (_name, value) => String(value ?? ''),
}: WritingNoticesProps<Thing, Content, Name, Value>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { content, state, conflict, kept, failure, joined, removed, settle, discard } = writing;
  const { partOf, withPart } = writing.parts;

  const throwAway = () => {
    discard();
    requestAnimationFrame(restoreFocus);
  };

  return (
    <>
      {kept !== null && (
        <KeptText
          parts={kept.names.map((name) => ({ name, text: String(partOf(kept.content, name) ?? '') }))}
          onThrowAway={throwAway}
        />
      )}
      {conflict !== null && (
        <ConflictPanel
          key={conflict.theirs.version}
          parts={conflict.parts.map((name) => ({
            name,
            mine: wordsOf(name, partOf(content, name)),
            theirs: wordsOf(name, partOf(conflict.theirs.content, name)),
          }))}
          by={conflict.theirs.updated_by}
          onSettle={(taken) =>
            settle(
              taken.reduce((chosen, name) => withPart(chosen, name, partOf(conflict.theirs.content, name)), content),
            )
          }
        />
      )}
      {state === 'restored' && conflict === null && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button variant="text" onClick={throwAway}>
              {t('desk.throwAway')}
            </Button>
          }
        >
          {t('desk.site.restored')}
        </Alert>
      )}
      {joined && (
        <Alert severity="info" role="status">
          {t('desk.joined')}
        </Alert>
      )}
      {removed.length > 0 && (
        <Alert severity="warning" role="status">
          {t('desk.removed', { parts: new Intl.ListFormat(lang).format(removed) })}
        </Alert>
      )}
      {items.length > 0
        ? // A summary takes the focus: what a saving after a pause finds wrong is said at the fields only.
          failure?.isAsked === true && <ErrorSummary errors={[...items]} attempt={failure} />
        : failure !== null && failure.code !== 'EDIT_CONFLICT' && <NotDone failure={failure} />}
    </>
  );
}
