import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import arabic from './locales/ar.json';
import english from './locales/en.json';
import { useNewerVersion } from './newer-version.ts';

/** What waits to take the page's place, asked for whenever something may have changed. */
export interface Waiting {
  /** The composition, and whether it comes only with a reload or a link that leads elsewhere. */
  readonly waiting: { composition: string; needsReload: boolean } | null;
  /** Somebody has begun something that a reload would cost. */
  readonly held: boolean;
}

/** After any of these a form may be begun or finished, or a dialog open or closed. */
const signs = ['input', 'submit', 'reset', 'click', 'focusin'] as const;

/** The notice of what waits. Who puts it off is not told again of the same composition. */
export function noticeOf(page: Waiting, reload = () => location.reload()): ComponentType {
  return function NewerVersion() {
    const { i18n } = useTranslation('host');
    useState(() => {
      i18n.addResourceBundle('ar', 'releases', arabic);
      i18n.addResourceBundle('en', 'releases', english);
    });
    const { t } = useTranslation('releases');
    const { pathname } = useLocation();
    const turn = useNewerVersion((state) => state.turn);
    const [told, tell] = useState({ ...now(page), said: false });
    const [putOff, putOffFor] = useState<string>();

    useEffect(() => {
      const look = () => tell({ ...now(page), said: true });
      // What a press does to the page stands there a moment later.
      const soon = () => void setTimeout(look);
      look();
      for (const sign of signs) document.addEventListener(sign, soon);
      return () => signs.forEach((sign) => document.removeEventListener(sign, soon));
    }, [pathname, turn]);

    if (told.composition === undefined || told.composition === putOff) return null;
    const { composition, held } = told;
    return (
      <Card role="region" aria-label={t('newerVersion.label')}>
        {/* It is here before its words are: otherwise some screen readers stay silent. */}
        <p role="status">{told.said && t(held ? 'newerVersion.held' : 'newerVersion.ready')}</p>
        {!held && (
          <Button size="small" onClick={() => !page.held && reload()}>
            {t('newerVersion.reload')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={() => putOffFor(composition)}>
          {t('newerVersion.later')}
        </Button>
      </Card>
    );
  };
}

function now({ waiting, held }: Waiting): { composition: string | undefined; held: boolean } {
  return { composition: waiting?.needsReload === true ? waiting.composition : undefined, held };
}

/** Stays in sight at the lower edge and takes its own room at the end of the page, so that nothing lies under it for good. */
const Card = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar + 1,
  insetBlockEnd: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // Beside it stands the button of the chat.
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
