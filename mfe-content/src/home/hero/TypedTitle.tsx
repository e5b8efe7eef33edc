import { useLayoutEffect, useMemo, useState } from 'react';
import { useLang } from '@clinic/kit/i18n';
import { Typography } from '@clinic/kit/ui';
import { typedLetters } from './typed-letters.ts';

/** S43, in milliseconds: one letter of the title. */
const letterEvery = 100;

interface TypedTitleProps {
  title: string;
  /** When typing began, on the clock of `performance.now()`; null shows the title whole. */
  since: number | null;
}

/**
 * A heading that is typed (S43). It has the place and, for assistive technology, the name of the whole title from the start
 * (Q40): what is not typed yet is there without being seen, so that nothing moves.
 */
export function TypedTitle({ title, since }: TypedTitleProps) {
  const lang = useLang();
  const letters = useMemo(() => typedLetters(title, lang), [title, lang]);
  const [now, setNow] = useState(0);
  const typed = since === null ? letters.length : Math.floor(Math.max(0, now - since) / letterEvery);

  // Before the browser paints: a title that was seen whole for longer than its typing takes is not taken back.
  useLayoutEffect(() => {
    if (since === null) return;
    const tick = () => {
      const present = performance.now();
      setNow(present);
      if (present - since >= letters.length * letterEvery) clearInterval(timer);
    };
    const timer = setInterval(tick, letterEvery);
    tick();
    return () => clearInterval(timer);
  }, [since, letters]);

  if (typed >= letters.length) {
    return (
      <Typography variant="h1" component="h2" sx={{ margin: 0 }}>
        {title}
      </Typography>
    );
  }
  return (
    <Typography variant="h1" component="h2" aria-label={title} sx={{ margin: 0 }}>
      {letters.slice(0, typed).join('')}
      <span style={{ visibility: 'hidden' }}>{letters.slice(typed).join('')}</span>
    </Typography>
  );
}
