import { Lang } from '@clinic/contracts';
import { LoadFailed, RadioCards } from '@clinic/kit/forms';
import { useLang, useSetLang, useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Button, Card, Icon, Section, Stack, Typography } from '@clinic/kit/ui';
import { SettingsFrame } from '../parts/SettingsFrame.tsx';
import { DigitsChoice } from './DigitsChoice.tsx';
import { languageOptions } from './language-options.tsx';
import { MessagesForm } from './MessagesForm.tsx';
import { PushSwitch } from './push/PushSwitch.tsx';
import type { loader } from './settings.data.ts';
import { useLeave } from './use-leave.ts';

/** Language, numerals, messages, and the end of the session on this device. */
export function SettingsPage() {
  const { t } = useTranslation('account');
  const lang = useLang();
  const setLang = useSetLang();
  const user = useSession((session) => session.user);
  const { preferences, push } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();

  return (
    <SettingsFrame title={t('settings.title')}>
      <Section title={t('settings.language.title')}>
        <Stack spacing={3}>
          <RadioCards
            name="language"
            label={t('settings.language.label')}
            options={languageOptions}
            value={lang}
            onChange={(value) => setLang(Lang.parse(value))}
          />
          {user && <DigitsChoice digits={user.digits} />}
        </Stack>
      </Section>
      <Section title={t('settings.messages.title')} lead={t('settings.messages.lead')}>
        <Stack spacing={3}>
          {preferences === null ? (
            <LoadFailed text={t('settings.messages.loadFailed')} onRetry={() => void revalidate()} />
          ) : (
            <MessagesForm preferences={preferences} hasPhone={user?.phone != null} />
          )}
          {push !== null && push.key !== null && <PushSwitch push={{ ...push, key: push.key }} />}
        </Stack>
      </Section>
      <Section title={t('settings.session.title')}>
        <ThisSession name={user?.name ?? ''} />
      </Section>
    </SettingsFrame>
  );
}

function ThisSession({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const { leave, leaving } = useLeave();
  return (
    <Card>
      <Typography sx={{ marginBlockEnd: 2 }}>
        {t('settings.session.text')} <bdi dir="auto">{name}</bdi>
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
  );
}
