import type { DeskPost, PostState } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { StatusChip } from '@clinic/kit/ui';
import type { StatusTone } from '@clinic/kit/ui';
import { DeskLine } from '../../parts/desk/DeskLine.tsx';
import { LanguageChips } from '../../parts/desk/LanguageChips.tsx';
import { MachineChips } from '../../parts/desk/MachineChips.tsx';
import { Moment } from '../../parts/desk/Moment.tsx';

const tones: Record<PostState, StatusTone> = {
  draft: 'neutral',
  'in-review': 'info',
  approved: 'primary',
  published: 'success',
};

interface PostLineProps {
  post: DeskPost;
  /** Whether it is chosen among several; null where nothing can be done with them. */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean, isRange: boolean) => void } | null;
}

/** A post in the list: its titles in both languages, where it is, and who changed it last. */
export function PostLine({ post, choice }: PostLineProps) {
  const { t } = useTranslation('content');
  return (
    <DeskLine
      to={contentPaths.deskPost(post.id)}
      titles={{ ar: post.title_ar, en: post.title_en }}
      kind={t(`desk.types.${post.type}`)}
      updatedAt={post.updated_at}
      updatedBy={post.updated_by}
      {...(choice !== null && {
        choice: (title: string) => (
          <input
            type="checkbox"
            aria-label={t('desk.bulk.one', { title })}
            checked={choice.isChosen}
            onChange={({ target, nativeEvent }) =>
              choice.onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        ),
      })}
    >
      <StatusChip tone={tones[post.state]}>{t(`desk.lists.${post.state}`)}</StatusChip>
      {post.publish_at !== null && (
        <StatusChip tone="primary">
          {t('desk.publishAt')} <Moment of={post.publish_at} />
        </StatusChip>
      )}
      {post.state !== 'published' && post.live && <StatusChip tone="success">{t('desk.lists.live')}</StatusChip>}
      <LanguageChips of={post.languages} />
      <MachineChips of={post.machine_translated} />
    </DeskLine>
  );
}
