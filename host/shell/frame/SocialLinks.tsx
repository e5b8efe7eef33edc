import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import type { SocialNetwork } from '@clinic/contracts/host';
import { useHost } from '../app/host-context.ts';

/** One drawn sign per network on a 24 px grid. */
const signs: Record<SocialNetwork, string> = {
  facebook:
    'M14 21v-7h3l.5-4H14V8c0-1.200.4-2 2-2h2V2.500C17.500 2.400 16.500 2.300 15.500 2.300 12.500 2.300 10 4 10 7.500V10H7v4h3v7z',
  x: 'M4 4h4.500l4 5.600L17.500 4H20l-6.300 7.400L20.500 20H16l-4.400-6.100L6.300 20H4l6.500-7.700z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.800-3.600a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200z',
  tiktok:
    'M13 3h3.200c.3 2.400 1.700 3.800 3.800 4v3.200c-1.400 0-2.700-.4-3.800-1.200V15a6 6 0 1 1-6-6l.8.100v3.300a2.700 2.700 0 1 0 2 2.600z',
  snapchat:
    'M12 3c2.800 0 4.700 2 4.700 4.700v2.200l1.500-.3.600 1.200-1.800 1.200c.6 1.800 1.800 3 3.500 3.500-.3.900-1.300 1.200-2.400 1.300l-.4 1.300c-1.300-.3-2-.1-2.800.5-.8.600-1.700 1.300-2.900 1.300s-2.100-.7-2.900-1.300c-.8-.6-1.500-.8-2.800-.5l-.4-1.300c-1.100-.1-2.100-.4-2.400-1.300 1.700-.5 2.900-1.700 3.500-3.500l-1.800-1.200.6-1.200 1.500.3V7.700C7.300 5 9.200 3 12 3z',
  whatsapp:
    'M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.400-1.200L3 21l1.200-4.500A9 9 0 0 1 12 3zm-3.200 4.800c-.5.300-1.200 1.200-1 2.300.5 2.800 3.200 5.500 6 6 1.100.2 2-.5 2.300-1.100l.1-1-2.100-1.100-1.100 1c-1.400-.6-2.300-1.500-2.900-2.900l1-1.100-1.100-2.100z',
  youtube: 'M5 5.500h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
};

/** The social networks that are set, each under its own name. */
export function SocialLinks() {
  const { t } = useTranslation('host');
  const { social } = useHost().boot.brand;
  if (social.length === 0) return null;

  return (
    <List aria-label={t('footer.social')}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener" aria-label={t(`social.${network}`)}>
            <svg
              width="22"
              height="22"
              viewBox="0 0 24 24"
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden
              focusable="false"
            >
              <path d={signs[network]} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  padding: 0,
  margin: '16px 0 0',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 12,
    color: 'inherit',
    border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  },
});
