import { useLayoutEffect, useMemo, useState } from 'react';
import { useLang } from '@clinic/kit/i18n';
import { Typography } from '@clinic/kit/ui';
import { typedPieces } from './typed-pieces.ts';

/** How often it is looked what has been typed, in milliseconds. */
const lookEvery = 100;

interface TypedTitleProps {
  title: string;
  /** When typing began, on the clock of `performance.now()`; null shows the title whole. */
  since: number | null;
}

/**
 * A heading that is typed, Arabic word by word. It has the place and, for assistive technology, the name of the whole title from the start:
 * what is not typed yet is there without being seen, so that nothing moves.
 */
export function TypedTitle({ title, since }: TypedTitleProps) {
  const lang = useLang();
  const pieces = useMemo(() => typedPieces(title, lang), [title, lang]);
  const [now, setNow] = useState(0);
  const typed = since === null ? pieces.length : pieces.filter(({ at }) => at <= now - since).length;

  // Before the browser paints: a title that was seen whole for longer than its typing takes is not taken back.
  useLayoutEffect(() => {
    if (since === null) return;
    const end = since + (pieces.at(-1)?.at ?? 0);
    const tick = () => {
      const present = performance.now();
      setNow(present);
      if (present >= end) clearInterval(timer);
    };
    const timer = setInterval(tick, lookEvery);
    tick();
    return () => clearInterval(timer);
  }, [since, pieces]);

  if (typed >= pieces.length) {
    return (
      <Typography variant="h1" component="h2" sx={{ margin: 0 }}>
        {title}
      </Typography>
    );
  }
  const text = (part: typeof pieces) => part.map((piece) => piece.text).join('');
  return (
    <Typography variant="h1" component="h2" aria-label={title} sx={{ margin: 0 }}>
      {text(pieces.slice(0, typed))}
      <span style={{ visibility: 'hidden' }}>{text(pieces.slice(typed))}</span>
    </Typography>
  );
}
