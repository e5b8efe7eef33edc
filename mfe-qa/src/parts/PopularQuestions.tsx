import { useId } from 'react';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link } from '@clinic/kit/routing';
import { pluralOfAbbreviated } from '@clinic/contracts/time';
import { Box, Card, Icon, RelativeTime, ShortNumber, Typography } from '@clinic/kit/ui';
import type { PopularQuestion } from './shown-fields.ts';

interface PopularQuestionsProps {
  /** Says of which time: this week, or all of it. */
  title: string;
  questions: readonly PopularQuestion[];
  /** From the loader, so that server and browser agree. */
  now: string;
}

/** The questions that are read most, each with how often and since when; nothing when there are none. */
export function PopularQuestions({ title, questions, now }: PopularQuestionsProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const heading = useId();
  if (questions.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={heading}>
        <Typography variant="h4" component="h2" id={heading} sx={{ margin: 0 }}>
          {title}
        </Typography>
        <Box component="ol" sx={list}>
          {questions.map((question) => (
            <li key={question.id}>
              <Link to={qaPaths.question(question.slug)}>
                <bdi dir="auto" lang={question.lang === lang ? undefined : question.lang}>
                  {question.question_title}
                </bdi>
              </Link>
              <p>
                <Icon name="eye" size={16} />
                <ShortNumber value={question.views_count} />{' '}
                {t('views', { count: pluralOfAbbreviated(question.views_count) })}
                <RelativeTime instant={question.created_at} now={now} />
              </p>
            </li>
          ))}
        </Box>
      </section>
    </Card>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 1,
  padding: 0,
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& li': { paddingBlockEnd: 1.5 },
  '& a': {
    display: 'block',
    paddingBlock: '10px 4px',
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { color: 'primary.main', textDecoration: 'underline' },
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    margin: 0,
    color: 'text.secondary',
    fontSize: '.9375rem',
  },
  '& time': { marginInlineStart: 1 },
};
