import { languages } from '@clinic/contracts';
import type { Subscribers } from '@clinic/contracts/content/newsletter-issues';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Card } from '@clinic/kit/ui';
import { Counts } from '../../../parts/desk/Counts.tsx';

/** How many are subscribed, by language. Nobody reads here who they are. */
export function SubscriberCounts({ of }: { of: Subscribers }) {
  const { t } = useTranslation('content');
  return (
    <Card>
      <Box component="h2" sx={{ margin: '0 0 8px', fontSize: '1.0625rem' }}>
        {t('desk.newsletter.subscribers')}
      </Box>
      <Counts of={Object.fromEntries(languages.map((lang) => [t(`desk.in.${lang}`), of[lang]]))} />
    </Card>
  );
}
