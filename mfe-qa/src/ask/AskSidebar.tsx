import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Box, Card, LinkButton, Stack, Typography } from '@clinic/kit/ui';
import { loadedOr } from '@clinic/kit/routing';
import { AlertsCard } from '../parts/AlertsCard.tsx';
import { PopularQuestions } from '../parts/PopularQuestions.tsx';
import type { AskData } from './ask.data.ts';

const tips = ['short', 'since', 'tried', 'medicines'] as const;

/** Beside the form: what others read, tips, the two notes, and where to turn with anything else. */
export function AskSidebar({ now, ...data }: Pick<AskData, 'popular' | 'now'>) {
  const popular = loadedOr(data.popular, null);
  const { t } = useTranslation('qa');
  return (
    <Stack component="aside" aria-label={t('ask.aside')} sx={{ gap: 2.5, minWidth: 0 }}>
      <Card>
        <Typography variant="h4" component="h2" sx={{ margin: 0 }}>
          {t('ask.tips.title')}
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, marginBlockStart: 1.5, paddingInlineStart: 3 }}>
          {tips.map((tip) => (
            <li key={tip}>{t(`ask.tips.${tip}`)}</li>
          ))}
        </Box>
      </Card>
      <AlertsCard />
      {popular !== null && (
        <PopularQuestions title={t(`popular.${popular.period}`)} questions={popular.questions} now={now} />
      )}
      <Card>
        <Typography variant="h4" component="h2" sx={{ margin: 0 }}>
          {t('ask.support.title')}
        </Typography>
        <Typography sx={{ marginBlock: 1.5 }}>{t('ask.support.text')}</Typography>
        <LinkButton to={contentPaths.contact()} variant="outlined">
          {t('ask.support.action')}
        </LinkButton>
      </Card>
    </Stack>
  );
}
