import type { Answer } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Ltr } from '@clinic/kit/ui';

/** What has no use on paper. */
export const notPrinted = { '@media print': { display: 'none !important' } };

/** On paper there is the question with its answer and nothing around it, small enough for one page. */
export const printed = {
  '@media print': {
    padding: 0,
    fontSize: '10.5pt',
    lineHeight: 1.5,
    '&, & *': { color: '#000 !important', backgroundColor: 'transparent !important', boxShadow: 'none' },
    '& :is(article, section > div)': { padding: 0, border: 0 },
    '& :is(h1, h2)': { fontSize: '14pt', lineHeight: 1.4 },
    '& :is(h3, h4)': { fontSize: '11.5pt' },
    '& button': { display: 'none' },
    // The frame of the site is the host's: only while this page is there does its print leave it out.
    // One rule each: in a list of selectors the style engine would not know the page in the second.
    'body:has(&) :has(> main) > :not(main)': { display: 'none' },
    'body:has(&) main nav': { display: 'none' },
  },
};

/** At the foot of the paper: where to book with the doctor who answered, as a code for a telephone's camera. */
export function PrintedBooking({ doctor }: { doctor: Answer['doctor_profile'] }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const { name, phone } = useSite().brand;
  return (
    <Box sx={foot}>
      {/* Lazy: a picture that is not drawn is fetched only when the page is printed. */}
      <img
        src={`/api/booking-codes/${doctor.id}`}
        alt={t('question.print.code')}
        width={104}
        height={104}
        loading="lazy"
      />
      <div>
        <strong>
          {t('question.print.book')} {pick(doctor, 'name', lang)}
        </strong>
        <div>{t('question.print.scan')}</div>
        <div>
          {name[lang]}
          {phone !== null && (
            <>
              {' · '}
              <Ltr>{phone}</Ltr>
            </>
          )}
        </div>
      </div>
    </Box>
  );
}

const foot = {
  display: 'none',
  '@media print': { display: 'flex', alignItems: 'center', gap: 2, breakInside: 'avoid', '& img': { flex: 'none' } },
};
