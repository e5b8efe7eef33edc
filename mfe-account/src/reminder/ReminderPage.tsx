import { useState } from 'react';
import type { FreeSlot } from '@clinic/contracts';
import type { ReminderIntent, ReminderLinkResult } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Alert, SubmitFailed, ThankYou, useSubmission } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { Form, Link, useActionData, useLoaderData } from '@clinic/kit/routing';
import { Box, Button, LinkButton, Page, Stack, Typography } from '@clinic/kit/ui';
import { kindText } from '../parts/appointments/kind-text.ts';
import type { ReminderAction, ReminderData } from './reminder.data.ts';

const intents: readonly ReminderIntent[] = ['confirm', 'move', 'cancel'];

/** Where the links of a reminder lead: one button does what the link is for. */
export function ReminderPage() {
  const { t } = useTranslation('account');
  const link = useLoaderData<ReminderData>();
  const form = useSubmission(useActionData<ReminderAction>(), { t, labels: { slot: t('reminder.slot') } });
  const { done } = form;
  const intent = link.intent ?? 'confirm';
  const title = link.intent === null && done === null ? 'reminder.title' : (`reminder.${intent}.title` as RuntimeKey);

  return (
    <Page title={t(title)} crumbs={[]}>
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 3 }}>
        {done !== null && done.outcome !== 'choose' ? (
          <Done result={done} />
        ) : link.token === '' ? (
          <Incomplete />
        ) : link.intent === null ? (
          <Choices token={link.token} />
        ) : (
          <Form {...form.props}>
            <input type="hidden" name="token" value={link.token} />
            <input type="hidden" name="intent" value={intent} />
            <Stack sx={{ gap: 3 }}>
              {form.errors.length > 0 && <Alert severity="error">{t('reminder.wrong')}</Alert>}
              {form.failure !== null && <SubmitFailed failure={form.failure} text={t('reminder.failed')} />}
              {done === null ? <Typography>{t(`reminder.${intent}.lead`)}</Typography> : <Slots result={done} />}
              {done?.slots.length !== 0 && (
                <Box>
                  <Button type="submit" loading={form.busy}>
                    {t(done === null ? `reminder.${intent}.action` : 'reminder.move.choose')}
                  </Button>
                </Box>
              )}
            </Stack>
          </Form>
        )}
      </Box>
    </Page>
  );
}

/** A part of the link is missing: a mailbox or a hand cut it off. */
function Incomplete() {
  const { t } = useTranslation('account');
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Alert severity="error">{t('reminder.wrong')}</Alert>
      <LinkButton to={accountPaths.appointments()}>{t('reminder.mine')}</LinkButton>
    </Stack>
  );
}

/** What the link of an SMS offers, which has no room for three of them. */
function Choices({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography>{t('reminder.lead')}</Typography>
      {intents.map((intent) => (
        <LinkButton
          key={intent}
          to={accountPaths.reminderLink(token, intent, lang)}
          variant={intent === 'confirm' ? 'contained' : 'outlined'}
        >
          {t(`reminder.${intent}.offer`)}
        </LinkButton>
      ))}
    </Stack>
  );
}

/** Says a time, with its branch where the clinic has several. */
function useWhen() {
  const lang = useLang();
  return ({ date, time, branch }: FreeSlot) =>
    [
      [formatDate(date, lang, 'long'), formatTime(time, lang)].join(lang === 'ar' ? '، ' : ', '),
      ...(branch === undefined ? [] : [pick(branch, 'name', lang)]),
    ].join(' · ');
}

/** A time as the API takes it: with the branch that was shown, so that it is refused where the doctor is elsewhere by now. */
const valueOf = ({ date, time, branch }: FreeSlot) =>
  [date, time, ...(branch === undefined ? [] : [branch.id])].join(' ');

/** Times to move to; the first is chosen, so that one press is enough. */
function Slots({ result }: { result: ReminderLinkResult }) {
  const { t } = useTranslation('account');
  const when = useWhen();
  const [chosen, setChosen] = useState(0);
  if (result.slots.length === 0) return <Alert severity="info">{t('reminder.move.none')}</Alert>;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 0.5 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {t('reminder.slot')}
      </Typography>
      {result.slots.map((slot, index) => (
        <Box component="label" key={`${slot.date} ${slot.time}`} sx={choice}>
          <input
            type="radio"
            name="slot"
            value={valueOf(slot)}
            checked={index === chosen}
            onChange={() => setChosen(index)}
          />
          {when(slot)}
        </Box>
      ))}
    </Box>
  );
}

const choice = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, cursor: 'pointer' } as const;

function Done({ result }: { result: ReminderLinkResult }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const when = useWhen();
  const kind = result.kind && kindText(result.kind, lang);
  const facts = {
    doctor: pick(result.doctor, 'name', lang),
    when: [when(result), kind].filter((part) => part !== undefined).join(' · '),
  };
  return (
    <ThankYou
      level={2}
      title={t(`reminder.done.${result.outcome}.title` as RuntimeKey)}
      text={t(`reminder.done.${result.outcome}.text` as RuntimeKey, facts)}
    >
      <Link to={accountPaths.appointments()}>{t('reminder.mine')}</Link>
    </ThankYou>
  );
}
