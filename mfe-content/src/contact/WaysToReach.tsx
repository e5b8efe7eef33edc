import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Card, Icon, Ltr, Section } from '@clinic/kit/ui';
import type { IconName } from '@clinic/kit/ui';

interface Way {
  icon: IconName;
  label: string;
  href: string;
  text: string;
  /** Numbers and addresses run left to right. */
  latin: boolean;
}

/** Telephone, chat, e-mail and the way here, each a link; what the clinic has not set is not shown. */
export function WaysToReach() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { brand } = useSite();
  const ways: Way[] = [
    ...(brand.phone === null
      ? []
      : [
          {
            icon: 'phone' as const,
            label: t('contact.call'),
            href: `tel:${brand.phone}`,
            text: brand.phone,
            latin: true,
          },
        ]),
    ...(brand.chat === null
      ? []
      : [
          {
            icon: 'chat' as const,
            label: t('contact.chat'),
            href: brand.chat,
            text: t('contact.chatText'),
            latin: false,
          },
        ]),
    ...(brand.email === null
      ? []
      : [
          {
            icon: 'mail' as const,
            label: t('form.email'),
            href: `mailto:${brand.email}`,
            text: brand.email,
            latin: true,
          },
        ]),
    ...(brand.address === null || brand.map === null
      ? []
      : [
          {
            icon: 'map' as const,
            label: t('contact.directions'),
            href: brand.map,
            text: brand.address[lang],
            latin: false,
          },
        ]),
  ];
  if (ways.length === 0) return null;
  return (
    <Card>
      <Section title={t('contact.ways')} level={2}>
        <Box component="ul" sx={list}>
          {ways.map(({ icon, label, href, text, latin }) => (
            <li key={icon}>
              <a href={href} {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}>
                <Icon name={icon} size={24} />
                <span>
                  <small>{label}</small>
                  <b>{latin ? <Ltr>{text}</Ltr> : text}</b>
                </span>
              </a>
            </li>
          ))}
        </Box>
      </Section>
    </Card>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 60,
    px: 1,
    mx: -1,
    borderRadius: '12px',
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& a:hover': { bgcolor: 'primary.soft' },
  '& svg': { color: 'primary.main' },
  '& small': { display: 'block', color: 'text.secondary', fontSize: '.875rem' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
