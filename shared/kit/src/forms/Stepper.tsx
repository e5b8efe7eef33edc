import { styled } from '@mui/material/styles';
import { formatNumber } from '@clinic/contracts/time';
import { useLang } from '../i18n/language.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { color } from '../theme/color-schemes.ts';
import { chosen, forcedColors } from '../theme/forced-colors.ts';
import { Icon, VisuallyHidden } from '../ui/index.ts';

interface StepperProps {
  steps: readonly string[];
  /** The present step, counted from 1. */
  current: number;
}

/** Where a person is in a task of several steps. On a narrow screen the present step is named above the row. */
export function Stepper({ steps, current }: StepperProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  return (
    <>
      <Present aria-hidden>
        {t('stepper.label', { current, total: steps.length })}: <b>{steps[current - 1]}</b>
      </Present>
      <Row aria-label={t('stepper.label', { current, total: steps.length })}>
        {steps.map((label, index) => {
          const done = index + 1 < current;
          return (
            <li key={label} aria-current={index + 1 === current ? 'step' : undefined} data-done={done || undefined}>
              <Mark data-mark aria-hidden>
                {done ? <Icon name="check" size={18} /> : formatNumber(index + 1, lang)}
              </Mark>
              <span>
                {label}
                {done && <VisuallyHidden> ({t('stepper.done')})</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </Row>
    </>
  );
}

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontWeight: 600,
  fontSize: '.9375rem',
  lineHeight: 1,
  flex: 'none',
  border: `2px solid ${color('edge')}`,
  color: color('ink-2'),
  backgroundColor: color('paper'),
});

const Row = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'center',
  fontSize: '.9375rem',
  color: color('ink-2'),
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, flex: 'none' },
  '& > li:not(:last-of-type)': { flex: '1 1 auto' },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    flex: '1 1 8px',
    minWidth: 8,
    height: 2,
    marginInlineEnd: 8,
    borderRadius: 2,
    backgroundColor: color('line'),
  },
  '& > li[data-done]::after': { backgroundColor: color('primary-mid') },
  '& > li[data-done] > [data-mark]': {
    borderColor: color('primary-mid'),
    color: color('primary'),
    backgroundColor: color('primary-soft'),
  },
  '& > li[aria-current]': { color: color('ink'), fontWeight: 600 },
  '& > li[aria-current] > [data-mark]': {
    borderColor: color('primary'),
    color: color('on-primary'),
    backgroundColor: color('primary'),
    [forcedColors]: chosen,
  },
  [theme.breakpoints.down('md')]: {
    '& > li > span:last-of-type': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
}));

const Present = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
