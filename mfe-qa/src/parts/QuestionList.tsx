import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, EmptyState, Pagination } from '@clinic/kit/ui';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionSkeletons } from './QuestionSkeletons.tsx';
import type { QuestionOnCard } from './shown-fields.ts';

interface QuestionListProps {
  /** Name of the list, for who cannot see where the page brought them. */
  label: string;
  questions: readonly QuestionOnCard[];
  /** Questions in the whole list, and on a page. */
  total: number;
  size: number;
  page: number;
  hrefFor: (page: number) => string;
  /** From the loader, so that server and browser agree. */
  now: string;
  /** Other questions are on their way, see `useListLoading`: cards without words stand in. */
  loading?: boolean;
  /** What was searched for: its words stand out. */
  highlight?: string;
  level?: 2 | 3;
  /** What is shown when there is no question at all. */
  empty: ReactNode;
}

/** A page of questions and the way to the other pages. Turning the page leads to the beginning of the list. */
export function QuestionList({ label, total, size, page, hrefFor, loading = false, ...shown }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    toBeginning(list.current);
  }, [page]);

  return (
    <Box ref={list} role="group" aria-label={label} aria-busy={loading || undefined} tabIndex={-1} sx={place}>
      {loading ? (
        <QuestionSkeletons count={Math.max(3, shown.questions.length)} />
      ) : (
        <Questions {...shown} total={total} hrefFor={hrefFor} />
      )}
      <div onClick={() => (turned.current = true)}>
        <Pagination page={page} total={total} size={size} hrefFor={hrefFor} samePage />
      </div>
    </Box>
  );
}

type QuestionsProps = Pick<
  QuestionListProps,
  'questions' | 'total' | 'hrefFor' | 'now' | 'highlight' | 'level' | 'empty'
>;

function Questions({ questions, total, hrefFor, empty, ...card }: QuestionsProps) {
  const { t } = useTranslation('qa');
  if (total === 0) return empty;
  if (questions.length === 0)
    return (
      <EmptyState
        level={card.level ?? 3}
        title={t('list.pastEnd')}
        action={{ label: t('list.firstPage'), to: hrefFor(1) }}
      />
    );
  return (
    <ul>
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionCard question={question} {...card} />
        </li>
      ))}
    </ul>
  );
}

function toBeginning(list: HTMLElement | null): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

const place = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
  '& > ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& mark': { backgroundColor: 'accent.soft', color: 'inherit', borderRadius: '4px' },
};
