import { useEffect, useRef, useState } from 'react';
import { useLang } from '@clinic/kit/i18n';
import type { SlotContentModule } from '@clinic/kit/routing';
import { useHost } from '../app/host-context.ts';
import { FillingFrame } from './FillingFrame.tsx';
import { fillingKey, loadFilling } from './page-fillings.ts';
import type { Filling } from './page-fillings.ts';

/**
 * A filling that stands in the page's HTML: drawn with the page's first data, and loaded again only when the language
 * changes, or another release stands in. What the server could not draw stays away, so that nothing moves under the reader's eyes.
 */
export function PageFilling({ filling }: { filling: Filling }) {
  const { boot, modules } = useHost();
  const lang = useLang();
  const { remote, module } = filling;
  const fromServer = boot.fillings?.[fillingKey(filling)];
  const [shown, setShown] = useState(() => {
    const filled = modules.peek<SlotContentModule>(remote, module);
    return fromServer === undefined || filled === undefined ? null : { filled, ...fromServer, replacements: 0 };
  });
  /** How often another release had to stand in for one that threw. */
  const [replacements, setReplacements] = useState(0);
  const shownFor = useRef(boot.fillings === null ? null : `${boot.lang} 0`);

  useEffect(() => {
    const wanted = `${lang} ${replacements}`;
    if (shownFor.current === wanted) return;
    shownFor.current = wanted;
    let current = true;
    loadFilling(modules, filling, lang).then(
      (loaded) => current && setShown({ ...loaded, replacements }),
      (error: unknown) => console.warn(error),
    );
    return () => {
      current = false;
    };
  }, [modules, filling, lang, replacements]);

  if (shown === null) return fromServer === undefined ? null : <KeptFilling remote={remote} />;
  const { filled, data } = shown;
  return (
    <FillingFrame key={shown.replacements} remote={remote} onReplaced={() => setReplacements((count) => count + 1)}>
      <filled.Component data={data} />
    </FillingFrame>
  );
}

/** Its files did not come: what the server drew of it stays readable, and its form is the browser's own. */
function KeptFilling({ remote }: { remote: string }) {
  return <div data-remote={remote} data-kept suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
