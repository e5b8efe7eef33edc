import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { pluralOfAbbreviated } from '@clinic/contracts/time';
import { Box, Card, Icon, ShortNumber } from '@clinic/kit/ui';
import { FlagChips } from '../../parts/desk/FlagChips.tsx';
import { Moment } from '../../parts/desk/Moment.tsx';
import { VisibilityChip } from '../../parts/desk/VisibilityChip.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { QuestionStatusChip } from '../../parts/QuestionStatusChip.tsx';
import { QuestionText } from '../../parts/QuestionText.tsx';
import { AskerInDanger } from './AskerInDanger.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { LaterAddition } from './LaterAddition.tsx';
import { drawMarked, MarkedText } from './MarkedText.tsx';
import { PersonalDataPanel } from './PersonalDataPanel.tsx';
import type { QuestionActions } from './actions.data.ts';

/** The question as it was written, with what its asker added later and what is known about it. */
export function WrittenQuestion({ question, actions }: { question: DeskQuestionDetails; actions: QuestionActions }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const asker = question.is_anonymous ? null : question.user_name;
  return (
    <Card as="article" sx={{ display: 'grid', gap: 2.5, padding: { xs: 2.5, md: 4 } }}>
      <Box sx={row}>
        <QuestionStatusChip status={question.status} />
        <VisibilityChip visibility={question.visibility} />
        <FlagChips question={question} />
      </Box>
      <AskerInDanger question={question} />
      <QuestionText question={question} draw={drawMarked} />
      <PersonalDataPanel question={question} actions={actions} />
      {question.additions.map((addition) => (
        <LaterAddition key={addition.id} addition={addition} question={question} actions={actions} />
      ))}
      <ActionFailure intent="addition" actions={actions} />
      {question.tags.length > 0 && (
        <Box component="ul" aria-label={t('desk.tags')} sx={{ ...row, ...tags }}>
          {question.tags.map((tag) => (
            <li key={tag}>
              <bdi dir="auto">
                <MarkedText text={tag} />
              </bdi>
            </li>
          ))}
        </Box>
      )}
      <Box sx={foot}>
        <Facts small>
          <span>
            <Icon name="pulse" size={18} />
            {pick(question.qa_specialty, 'name', lang)}
          </span>
          <span>
            <Icon name="clock" size={18} />
            <Moment instant={question.created_at} />
          </span>
          <span>
            <Icon name="user" size={18} />
            <bdi dir="auto">{asker ?? t('desk.anonymous')}</bdi>
          </span>
          <span>
            <Icon name="globe" size={18} />
            {t(`desk.language.${question.lang}`)}
          </span>
          <span>
            <Icon name="eye" size={18} />
            <ShortNumber value={question.views_count} />{' '}
            {t('views', { count: pluralOfAbbreviated(question.views_count) })}
          </span>
        </Facts>
      </Box>
    </Card>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const tags = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { paddingInline: 1.25, borderRadius: '999px', border: '1px solid', borderColor: 'line.hair' },
};
const foot = { paddingBlockStart: 2, borderBlockStart: '1px solid', borderColor: 'divider' };
