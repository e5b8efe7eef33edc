import { useLang, useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { addDays, formatDate } from '@clinic/contracts/time';
import { Band, Box, LinkButton, Section } from '@clinic/kit/ui';
import type { HomeData } from './shown-home.ts';

/** S48: the days on which the four equal payments are due, counted from the first. */
const paymentDays = [0, 30, 60, 90] as const;

/** Paying in four equal parts without interest; the dates are those of somebody who begins today by the clinic's calendar. */
export function Installments({ today }: Pick<HomeData, 'today'>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Band far tone="deep">
      <Section id="installments" title={t('home.installments.title')} lead={<Lead>{t('home.installments.lead')}</Lead>}>
        <Box component="ol" sx={list}>
          {paymentDays.map((days, place) => (
            <li key={days}>
              <span>{t(`home.installments.payments.${place + 1}` as RuntimeKey)}</span>
              <strong>
                {today === null ? (
                  t('home.installments.after', { count: days })
                ) : (
                  <time dateTime={addDays(today, days)}>{formatDate(addDays(today, days), lang)}</time>
                )}
              </strong>
              {today !== null && <span>{t('home.installments.after', { count: days })}</span>}
              <span>{t('home.installments.quarter')}</span>
            </li>
          ))}
        </Box>
        <LinkButton to={contentPaths.contact()} color="inherit" variant="outlined" sx={action}>
          {t('home.installments.action')}
        </LinkButton>
      </Section>
    </Band>
  );
}

function Lead({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'deep.muted' }}>
      {children}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  margin: '0 0 24px',
  padding: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0,1fr))', md: 'repeat(4, minmax(0,1fr))' },
  '@media (max-width:359px)': { gridTemplateColumns: 'minmax(0,1fr)' },
  '& li': {
    display: 'grid',
    gap: 0.5,
    alignContent: 'start',
    p: { xs: 2, md: 2.5 },
    border: '1px solid',
    borderColor: 'deep.muted',
    borderRadius: '16px',
    lineHeight: 1.5,
  },
  '& span': { color: 'deep.muted', fontSize: '.9375rem' },
  '& strong': { fontSize: { xs: '1.0625rem', md: '1.25rem' }, fontWeight: 600 },
} as const;
const action = {
  bgcolor: 'transparent',
  borderColor: 'currentColor',
  '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
} as const;
