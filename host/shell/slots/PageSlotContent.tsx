import { useEffect, useRef, useState } from 'react';
import { useLang } from '@clinic/kit/i18n';
import type { SlotContentModule } from '@clinic/kit/routing';
import { useHost } from '../app/host-context.ts';
import { SlotContentBoundary } from './SlotContentBoundary.tsx';
import { loadSlotContent, slotContentKey } from './slot-content.ts';
import type { RemoteSlotContent } from './slot-content.ts';

/**
 * Content that is part of the page's HTML: drawn with the page's first data, and loaded again only when the language changes
 * or another release replaces it. What the server could not draw stays away, so that nothing moves while people read.
 */
export function PageSlotContent({ of }: { of: RemoteSlotContent }) {
  const { boot, modules } = useHost();
  const lang = useLang();
  const { remote, module } = of;
  const fromServer = boot.slotContent?.[slotContentKey(of)];
  const [shown, setShown] = useState(() => {
    const content = modules.peek<SlotContentModule>(remote, module);
    return fromServer === undefined || content === undefined ? null : { content, ...fromServer, replacements: 0 };
  });
  /** How often another release had to replace one that threw. */
  const [replacements, setReplacements] = useState(0);
  const shownFor = useRef(boot.slotContent === null ? null : `${boot.lang} 0`);

  useEffect(() => {
    const wanted = `${lang} ${replacements}`;
    if (shownFor.current === wanted) return;
    let current = true;
    loadSlotContent(modules, { remote, module }, lang).then(
      (loaded) => {
        if (!current) return;
        shownFor.current = wanted;
        setShown({ ...loaded, replacements });
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      current = false;
    };
  }, [modules, remote, module, lang, replacements]);

  if (shown === null) return fromServer === undefined ? null : <ServerHtmlSlotContent remote={remote} />;
  const { content, data } = shown;
  return (
    <SlotContentBoundary
      key={shown.replacements}
      remote={remote}
      onReplaced={() => setReplacements((count) => count + 1)}
    >
      <content.Component data={data} />
    </SlotContentBoundary>
  );
}

/** Its files did not arrive: what the server drew stays readable, and its form is the browser's own. */
function ServerHtmlSlotContent({ remote }: { remote: string }) {
  return <div data-remote={remote} data-kept suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
