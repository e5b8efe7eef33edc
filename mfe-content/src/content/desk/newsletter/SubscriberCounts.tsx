import { languages } from '@clinic/contracts';
import type { Subscribers } from '@clinic/contracts/content/newsletter-issues';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Card } from '@clinic/kit/ui';

/** How many are subscribed, by language. Nobody reads here who they are. */
export function SubscriberCounts({ of }: { of: Subscribers }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const number = new Intl.NumberFormat(lang === 'ar' ? 'ar-u-nu-latn' : 'en');
  return (
    <Card>
      <Box component="h2" sx={{ margin: 0, fontSize: '1.0625rem' }}>
        {t('desk.newsletter.subscribers')}
      </Box>
      <Box component="dl" sx={list}>
        {languages.map((one) => (
          <div key={one}>
            <dt>{t(`desk.in.${one}`)}</dt>
            <dd>{number.format(of[one])}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '8px 0 0',
  '& dt': { color: 'text.secondary', fontSize: '.9375rem' },
  '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 600 },
} as const;
