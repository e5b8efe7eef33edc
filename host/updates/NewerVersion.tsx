import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import arabic from './locales/ar.json';
import english from './locales/en.json';
import { useNewerVersion } from '../shell/frame/newer-version.ts';

/** The update that the notice announces, read whenever something may have changed. */
export interface PendingUpdate {
  /** Its composition, and whether it needs a reload or a link to another page. */
  readonly pending: { composition: string; needsReload: boolean } | null;
  /** There are unsaved changes, which a reload would lose. */
  readonly blocked: boolean;
}

/** After any of these a form may be started or finished, or a dialog open or closed. */
const relevantEvents = ['input', 'submit', 'reset', 'click', 'focusin'] as const;

/** The notice of a pending update. A visitor who dismisses it does not see it again for the same composition. */
export function noticeOf(update: PendingUpdate, reload = () => location.reload()): ComponentType {
  return function NewerVersion() {
    const { i18n } = useTranslation('host');
    useState(() => {
      i18n.addResourceBundle('ar', 'releases', arabic);
      i18n.addResourceBundle('en', 'releases', english);
    });
    const { t } = useTranslation('releases');
    const { pathname } = useLocation();
    const generation = useNewerVersion((state) => state.generation);
    const [shown, show] = useState({ ...currentOf(update), announced: false });
    const [dismissed, dismiss] = useState<string>();

    useEffect(() => {
      const refresh = () => show({ ...currentOf(update), announced: true });
      // What a click does to the page shows a moment later.
      const soon = () => void setTimeout(refresh);
      refresh();
      for (const type of relevantEvents) document.addEventListener(type, soon);
      return () => relevantEvents.forEach((type) => document.removeEventListener(type, soon));
    }, [pathname, generation]);

    if (shown.composition === undefined || shown.composition === dismissed) return null;
    const { composition, blocked } = shown;
    return (
      <Card role="region" aria-label={t('newerVersion.label')}>
        {/* Some screen readers stay silent unless the element is there before its text. */}
        <p role="status">{shown.announced && t(blocked ? 'newerVersion.blocked' : 'newerVersion.ready')}</p>
        {!blocked && (
          <Button size="small" onClick={() => !update.blocked && reload()}>
            {t('newerVersion.reload')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={() => dismiss(composition)}>
          {t('newerVersion.later')}
        </Button>
      </Card>
    );
  };
}

function currentOf({ pending, blocked }: PendingUpdate): { composition: string | undefined; blocked: boolean } {
  return { composition: pending?.needsReload === true ? pending.composition : undefined, blocked };
}

/** Stays in sight at the lower edge and takes its own room at the end of the page, so that it covers nothing for good. */
const Card = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar + 1,
  insetBlockEnd: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // The chat button is beside it.
  width: 'min(600px, calc(100% - 112px))',
  marginBlock: 16,
  marginInlineStart: 16,
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: theme.shadows[6],
  '& p': { flex: '1 1 220px', margin: 0 },
  '@media print': { display: 'none' },
}));
