import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useHydrated } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { PreviewFailure } from './PreviewFailure.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** Pause before a screen that failed at the start is tried again by itself, in milliseconds. */
const retryIntervalMs = 5000;

/**
 * Keeps what the server rendered of a screen whose remote could not be loaded: hydration leaves the children of an element
 * with its own HTML alone, so the text stays readable and its links work, while the frame around it comes alive. The
 * screen takes its place as soon as its remote can be had. On a later page there is no such HTML: another release replaced
 * the screen's after its loader ran, and the loader runs again.
 */
export function ServerHtmlScreen({ remote, screen }: { remote: string; screen: string }) {
  const { modules, boot } = useHost();
  const { revalidate } = useRevalidator();
  const [hasHtml] = useState(!useHydrated());
  useEffect(() => {
    if (!hasHtml) return void revalidate();
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      modules.loadWithTranslations(remote, screen, boot.lang).then(
        () => {
          if (!left) void revalidate();
        },
        () => {
          if (!left) timer = setTimeout(attempt, retryIntervalMs);
        },
      );
    };
    timer = setTimeout(attempt, retryIntervalMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [hasHtml, modules, boot, remote, screen, revalidate]);

  if (!hasHtml) return <ScreenSkeleton remote={remote} />;
  return (
    <>
      <PreviewFailure remote={remote} />
      <div data-remote={remote} data-kept suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </>
  );
}
