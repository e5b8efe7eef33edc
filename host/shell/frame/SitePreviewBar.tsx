import { styled } from '@mui/material/styles';
import { useLang } from '@clinic/kit/i18n';
import { useHost } from '../app/host-context.ts';
import { ExitPreview } from './ExitPreview.tsx';
import { PreviewStrip } from './PreviewStrip.tsx';

/** Says on every page of another time which one is shown, and how to leave it. The words come with the page. */
export function SitePreviewBar() {
  const lang = useLang();
  const { sitePreview } = useHost().boot;
  if (sitePreview === undefined) return null;
  const { title, note, end, other } = sitePreview.words[lang];
  return (
    <PreviewStrip role="region" aria-label={title}>
      <strong>{title}</strong>
      <span>{note}</span>
      <Ways>
        {/* Another document: pages of the staff are no part of the preview. */}
        {sitePreview.other !== null && <a href={sitePreview.other}>{other}</a>}
        <ExitPreview action="/preview/at/end">{end}</ExitPreview>
      </Ways>
    </PreviewStrip>
  );
}

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 8,
    color: 'inherit',
    fontWeight: 600,
  },
});
