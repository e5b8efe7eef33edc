import { Lang } from '@clinic/shared/contracts';
import { RadioCards } from '@clinic/shared/forms';
import { useLang, useSetLang, useTranslation } from '@clinic/shared/i18n';
import { useSession } from '@clinic/shared/session';
import { Box, Button, Card, Icon, Section, Typography } from '@clinic/shared/ui';
import { MemberPage } from '../parts/MemberPage.tsx';
import { useLeave } from './use-leave.ts';

/** Each language under its own name, for those who cannot read the other. */
const languageOptions = [
  { value: 'ar', label: 'العربية' },
  { value: 'en', label: 'English' },
];

/** Language of the site, and the end of the session on this device (S19, S28, S35). */
export function SettingsPage() {
  const { t } = useTranslation('account');
  const lang = useLang();
  const setLang = useSetLang();
  const user = useSession((session) => session.user);
  const { leave, leaving } = useLeave();

  return (
    <MemberPage title={t('settings.title')}>
      <Section title={t('settings.language.title')}>
        <Box sx={{ maxWidth: 560 }}>
          <RadioCards
            name="language"
            label={t('settings.language.label')}
            options={languageOptions}
            value={lang}
            onChange={(value) => setLang(Lang.parse(value))}
          />
        </Box>
      </Section>
      <Section title={t('settings.session.title')}>
        <Card sx={{ maxWidth: 560 }}>
          <Typography sx={{ marginBlockEnd: 2 }}>
            {t('settings.session.text')} <bdi dir="auto">{user?.name}</bdi>
          </Typography>
          <Button
            variant="outlined"
            startIcon={<Icon name="logout" size={20} />}
            loading={leaving}
            onClick={() => void leave()}
          >
            {t('settings.session.signOut')}
          </Button>
        </Card>
      </Section>
    </MemberPage>
  );
}
