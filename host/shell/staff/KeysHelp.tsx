import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { NavigationItem } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import type { StaffHeadProps } from '../app/staff-frame.ts';
import { DialogHead } from './DialogHead.tsx';
import { areKeysOn, switchKeys } from './keys.ts';

interface KeysHelpProps extends Pick<StaffHeadProps, 'Dialog'> {
  rooms: readonly NavigationItem[];
  open: boolean;
  onClose: () => void;
}

/** The shortcuts that this person has, and the switch for all that are single keys. */
export function KeysHelp({ rooms, Dialog, open, onClose }: KeysHelpProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog open={open} onClose={onClose} label={t('keys.title')}>
      <Sheet rooms={rooms} onClose={onClose} />
    </Dialog>
  );
}

function Sheet({ rooms, onClose }: Pick<KeysHelpProps, 'rooms' | 'onClose'>) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const led = rooms.filter(({ shortcut }) => shortcut !== undefined);
  const [on, setOn] = useState(areKeysOn);
  const hint = useId();
  const turn = (next: boolean) => {
    switchKeys(next);
    setOn(next);
  };

  return (
    <>
      <DialogHead title={t('keys.title')} onClose={onClose} />
      <Group title={t('keys.everywhere')}>
        <Line name={t('keys.help')} keys={['?']} />
        <Line name={t('keys.search')} keys={['/']} />
        <Line name={t('keys.find')} keys={['Ctrl', 'K']} />
      </Group>
      {led.length > 0 && (
        <Group title={t('keys.rooms')}>
          {led.map(({ id, label, shortcut = '' }) => (
            <Line key={id} name={label[lang]} keys={['G', shortcut.toUpperCase()]} between={t('keys.then')} />
          ))}
        </Group>
      )}
      <Choice>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hint}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        {t('keys.on')}
      </Choice>
      <Hint id={hint}>{t('keys.onHint')}</Hint>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupName id={id}>{title}</GroupName>
      <Lines>{children}</Lines>
    </section>
  );
}

/** One shortcut. @param between what stands between keys that are pressed one after the other; without it, together */
function Line({ name, keys: [first = '', second], between = '+' }: { name: string; keys: string[]; between?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <kbd>{first}</kbd>
        {second !== undefined && (
          <>
            {' '}
            {between} <kbd>{second}</kbd>
          </>
        )}
      </dd>
    </div>
  );
}

const GroupName = styled('h3')(({ theme }) => ({
  margin: '16px 0 4px',
  fontSize: '.9375rem',
  fontWeight: 650,
  color: theme.palette.text.secondary,
}));

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 44,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
  '& dd': { margin: 0, flex: 'none', fontSize: '.9375rem', color: theme.palette.text.secondary },
  '& kbd': {
    display: 'inline-block',
    minWidth: 32,
    paddingInline: 8,
    border: `1px solid ${theme.palette.line.edge}`,
    borderBlockEndWidth: 2,
    borderRadius: 8,
    background: theme.palette.background.raised,
    color: theme.palette.text.primary,
    font: 'inherit',
    fontSize: '.875rem',
    fontWeight: 600,
    lineHeight: '28px',
    textAlign: 'center',
  },
}));

const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  marginBlockStart: 16,
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 24, height: 24, margin: 0 },
});

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 36,
  fontSize: '.9375rem',
  color: theme.palette.text.secondary,
}));
