import { askedConsentKinds, consentKinds, freeConsentKinds } from '@clinic/contracts/account';
import type { Consent, ConsentKind } from '@clinic/contracts/account';
import { LoadFailed } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { clinicDateTime, formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Card, Section, Stack, StatusChip, Typography } from '@clinic/kit/ui';
import { ConsentButton } from './ConsentButton.tsx';
import type { loader } from './privacy.data.ts';

/** What the account agreed to, one by one, and every step of it. */
export function Consents() {
  const { t } = useTranslation('account');
  const log = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <Section title={t('privacy.consents.title')} lead={t('privacy.consents.lead')}>
      {log === null ? (
        <LoadFailed text={t('privacy.consents.loadFailed')} onRetry={() => void revalidate()} />
      ) : (
        <Stack spacing={2}>
          {consentKinds
            .map((kind) => ({ kind, latest: log.find((step) => step.kind === kind) }))
            .filter(({ kind, latest }) => isAsked(kind) || latest !== undefined)
            .map((one) => (
              <ConsentCard key={one.kind} {...one} />
            ))}
          <Log steps={log} />
        </Stack>
      )}
    </Section>
  );
}

const isFree = (kind: ConsentKind): kind is (typeof freeConsentKinds)[number] =>
  freeConsentKinds.some((free) => free === kind);

const isAsked = (kind: ConsentKind) => !isFree(kind) || askedConsentKinds.includes(kind);

function ConsentCard({ kind, latest }: { kind: ConsentKind; latest: Consent | undefined }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const granted = latest?.granted ?? false;
  const state = granted ? 'given' : latest ? 'withdrawn' : 'none';
  const date = latest && formatDate(clinicDateTime(new Date(latest.at)).date, lang, 'long');
  const title = t(`privacy.consents.${kind}.title`);

  return (
    <Card>
      <Box sx={head}>
        <Typography variant="h4" component="h3" sx={{ margin: 0 }}>
          {title}
        </Typography>
        {/* An account from before the log says nothing of its terms: it was opened with them. */}
        {(latest !== undefined || isFree(kind)) && (
          <StatusChip tone={granted ? 'success' : 'neutral'} icon={granted ? 'check' : 'info'}>
            {t(`privacy.consents.${state}`, { date })}
          </StatusChip>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', marginBlock: 1 }}>{t(`privacy.consents.${kind}.text`)}</Typography>
      {isFree(kind) && (granted || isAsked(kind)) && <ConsentButton kind={kind} granted={granted} what={title} />}
    </Card>
  );
}

function Log({ steps }: { steps: readonly Consent[] }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const when = (at: string) => {
    const { date, time } = clinicDateTime(new Date(at));
    return `${formatDate(date, lang, 'long')} ${formatTime(time, lang)}`;
  };
  return (
    <Box component="details" sx={details}>
      <summary>{t('privacy.consents.log')}</summary>
      {steps.length === 0 ? (
        <Typography>{t('privacy.consents.logEmpty')}</Typography>
      ) : (
        <ul>
          {steps.map(({ kind, granted, version, at }) => (
            <li key={`${kind}${at}`}>
              <time dateTime={at}>{when(at)}</time> – {t(`privacy.consents.${kind}.title`)}:{' '}
              {t(granted ? 'privacy.consents.stepGiven' : 'privacy.consents.stepWithdrawn', { version })}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 };
const details = {
  '& summary': { minHeight: 44, paddingBlock: 1, fontWeight: 500, cursor: 'pointer', color: 'primary.main' },
  '& ul': { margin: 0, paddingInlineStart: 3 },
};
