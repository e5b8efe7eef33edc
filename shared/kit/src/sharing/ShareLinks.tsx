import { useTranslation } from '../i18n/use-translation.ts';
import { Box, Icon } from '../ui/index.ts';
import { shareLink, shareNetworks } from './share-links.ts';
import { useCopiedLink } from './use-copied-link.ts';

interface ShareLinksProps {
  /** Absolute address of the page in the language that is read. */
  address: string;
  title: string;
}

/** Ways to share a page: x, facebook, whatsapp as plain links, and copying its address. */
export function ShareLinks({ address, title }: ShareLinksProps) {
  const { t } = useTranslation('shared');
  const copy = useCopiedLink();
  return (
    <Box component="ul" sx={list}>
      {shareNetworks.map((network) => (
        <li key={network}>
          <a href={shareLink(network, address, title)} target="_blank" rel="noopener">
            {t(`share.${network}`)}
          </a>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void copy(address)}>
          <Icon name="copy" size={18} />
          {t('share.copy')}
        </button>
      </li>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& :is(a,button)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 44,
    px: 1.75,
    border: '1px solid',
    borderColor: 'line.hair',
    borderRadius: '12px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '.9375rem',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& :is(a,button):hover': { borderColor: 'primary.light', color: 'primary.main' },
} as const;
