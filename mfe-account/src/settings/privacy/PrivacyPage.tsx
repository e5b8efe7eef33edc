import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Box, Card, Section } from '@clinic/kit/ui';
import { ConfirmDialog } from '../../parts/factors/ConfirmDialog.tsx';
import { SettingsFrame } from '../../parts/SettingsFrame.tsx';
import { Consents } from './Consents.tsx';
import { CopyOfData } from './CopyOfData.tsx';
import { DeleteSection } from './DeleteSection.tsx';

const kept = ['account', 'visits', 'family', 'messages'] as const;

/** What is kept and why, consents, a copy of everything, and the end of the account (E8: PDPL). */
export function PrivacyPage() {
  const { t } = useTranslation('account');
  return (
    <SettingsFrame title={t('privacy.title')} lead={t('privacy.lead')}>
      <Section title={t('privacy.kept.title')} action={{ label: t('privacy.kept.more'), to: contentPaths.privacy() }}>
        <Card>
          <Box component="dl" sx={list}>
            {kept.map((what) => (
              <div key={what}>
                <dt>{t(`privacy.kept.${what}.what`)}</dt>
                <dd>{t(`privacy.kept.${what}.why`)}</dd>
              </div>
            ))}
          </Box>
        </Card>
      </Section>
      <Consents />
      <CopyOfData />
      <DeleteSection />
      <ConfirmDialog />
    </SettingsFrame>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  margin: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: 'text.secondary' },
};
