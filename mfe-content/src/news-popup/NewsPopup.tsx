import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Box } from '@clinic/kit/ui';
import type { NewsCardProps } from './NewsCard.tsx';
import type { BreakingNews } from './news-popup.data.ts';

/** S44, in milliseconds: the wait is random between these. */
const shortestWait = 5000;
const longestWait = 20_000;

/** Kept for as long as the browser's tab is open: once is enough. */
const shownKey = 'clinic:news-shown';

const openDialog = 'dialog[open], [role="dialog"], [role="alertdialog"]';

interface Shown {
  Card: ComponentType<NewsCardProps>;
  news: BreakingNews;
}

/**
 * Some time after the page came, the latest news in a free place of it: once a visit, never over a control or a dialog, and
 * without taking the focus. The host keeps it from pages where somebody fills in a form. Until then there is a
 * timer and nothing else: what it shows is loaded when it is shown.
 */
export function NewsPopup() {
  const [shown, setShown] = useState<Shown | null>(null);
  /** How often there was no place for it. */
  const [turnedAway, setTurnedAway] = useState(0);

  useEffect(() => {
    if (sessionStorage.getItem(shownKey) !== null) return;
    let timer: ReturnType<typeof setTimeout>;
    const left = new AbortController();
    const isBusy = () => document.hidden || document.querySelector(openDialog) !== null;
    const show = async () => {
      const [{ NewsCard }, news] = await Promise.all([
        import('./NewsCard.tsx'),
        import('./news-popup.data.ts').then(({ latestNews }) => latestNews(left.signal)),
      ]);
      if (left.signal.aborted || news === null) return;
      if (isBusy()) return wait();
      sessionStorage.setItem(shownKey, 'yes');
      setShown({ Card: NewsCard, news });
    };
    const attempt = () => {
      if (isBusy()) wait();
      else show().catch(logFailure);
    };
    const logFailure = (error: unknown) => {
      if (!left.signal.aborted) console.warn('the latest news could not be loaded', error);
    };
    const wait = () => {
      timer = setTimeout(attempt, shortestWait + Math.random() * (longestWait - shortestWait));
    };
    wait();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [turnedAway]);

  const waitAgain = () => {
    sessionStorage.removeItem(shownKey);
    setShown(null);
    setTurnedAway((times) => times + 1);
  };

  // The region is there before its content: only then is the content read out when it comes.
  return (
    <Box role="status">
      {shown !== null && <shown.Card news={shown.news} onClose={() => setShown(null)} onNoPlace={waitAgain} />}
    </Box>
  );
}
