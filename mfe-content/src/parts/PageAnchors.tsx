import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';

/** A part of a page that a link within the page leads to. */
export interface Anchor {
  id: string;
  label: string;
}

interface PageAnchorsProps {
  anchors: readonly Anchor[];
  /** In a line above the page's parts, or one below the other beside them. */
  layout?: 'row' | 'column';
}

/** What the page holds, each a link to its place; nothing when there is only one. */
export function PageAnchors({ anchors, layout = 'row' }: PageAnchorsProps) {
  const { t } = useTranslation('content');
  if (anchors.length < 2) return null;
  return (
    <Box component="nav" aria-label={t('info.onThisPage')} sx={layout === 'row' ? row : column}>
      <ul>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const row = {
  // On a narrow window the line is moved sideways, up to its edges, so that it takes no more than one line.
  overflowX: { xs: 'auto', sm: 'visible' },
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: { xs: 'nowrap', sm: 'wrap' },
    gap: 1,
    width: { xs: 'max-content', sm: 'auto' },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2,
    borderRadius: '999px',
    border: '1px solid',
    borderColor: 'line.hair',
    bgcolor: 'background.paper',
    fontSize: '.9375rem',
    fontWeight: 500,
    whiteSpace: { xs: 'nowrap', sm: 'normal' },
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'primary.light', bgcolor: 'primary.soft' },
} as const;
const column = {
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderInlineStart: '2px solid',
    borderColor: 'line.hair',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    py: 0.5,
    paddingInlineStart: 2,
    marginInlineStart: '-2px',
    borderInlineStart: '2px solid transparent',
    color: 'text.secondary',
    fontSize: '.9375rem',
    lineHeight: 1.5,
    textDecoration: 'none',
  },
  '& a:hover': { color: 'primary.main', borderColor: 'primary.main' },
} as const;
