import { Fragment, useSyncExternalStore } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { Ltr } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { ExitPreview } from './ExitPreview.tsx';
import { PreviewStrip } from './PreviewStrip.tsx';

const none: ReadonlySet<string> = new Set();

/**
 * Says on every page that an unreleased version is shown, which one, and how to leave; and which of it failed, also where
 * a failure leaves a place of the page empty.
 */
export function PreviewBanner() {
  const { t } = useTranslation('host');
  const { boot, modules } = useHost();
  const { preview, composition } = boot;
  const { outcomes } = modules;
  // The page as the server sent it does not know what fails here.
  const failed = useSyncExternalStore(
    (onChange) => outcomes.subscribe(onChange),
    () => outcomes.failed,
    () => none,
  );
  if (preview === null) return null;

  const releases = Object.entries(preview.replaces);
  const broken = releases.filter(([remote]) => failed.has(remote));
  const named = (parts: typeof releases) =>
    parts.map(([remote, release]) => (
      <Fragment key={remote}>
        {' '}
        <Ltr>{`${remote}@${release}`}</Ltr>
      </Fragment>
    ));
  return (
    <Strip role="region" aria-label={t('preview.title')} data-preview-banner>
      <span>
        {t('preview.title')}
        {releases.length === 0 ? <Ltr> {composition.id}</Ltr> : named(releases)}
      </span>
      <strong role="status">
        {broken.length > 0 && (
          <>
            {t('preview.failed')}
            {named(broken)}
          </>
        )}
      </strong>
      <ExitPreview action="/preview/exit">{t('preview.exit')}</ExitPreview>
    </Strip>
  );
}

// Hidden it would not be read aloud when its words come: empty it only gives back the gap beside it.
const Strip = styled(PreviewStrip)({ '& strong:empty': { marginInlineStart: -16 } });
