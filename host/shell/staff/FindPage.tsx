import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { foldArabic } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Icon, VisuallyHidden } from '@clinic/kit/ui';
import type { StaffHeadProps } from '../app/staff-frame.ts';
import { DialogHead } from './DialogHead.tsx';
import { openPages } from './open-pages.ts';

interface FindPageProps extends Pick<StaffHeadProps, 'pages' | 'Dialog'> {
  open: boolean;
  onClose: () => void;
}

/** Leads by name to any page of the navigation that the person may open. */
export function FindPage({ pages, Dialog, open, onClose }: FindPageProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog open={open} onClose={onClose} label={t('find.title')}>
      <Finder pages={pages} onClose={onClose} />
    </Dialog>
  );
}

/** An editable combobox after the pattern of WAI-ARIA, whose list is always open: the focus stays in the text. */
function Finder({ pages: all, onClose }: Pick<FindPageProps, 'pages' | 'onClose'>) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const asked = foldArabic(typed.trim());
  const pages = openPages(all).filter(({ label }) =>
    Object.values(label).some((name) => foldArabic(name).includes(asked)),
  );
  const active = pages[at];
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (to: string) => {
    onClose();
    void navigate(to);
  };
  const move = (index: number) => {
    setAt(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter' && active !== undefined) choose(active.to);
    else if (key === 'ArrowDown') move((at + 1) % Math.max(1, pages.length));
    else if (key === 'ArrowUp') move((at + pages.length - 1) % Math.max(1, pages.length));
    else return;
    event.preventDefault();
  };

  return (
    <>
      <DialogHead title={t('find.title')} onClose={onClose} />
      <Field
        // The attribute, which React does not write: a dialog that opens gives the focus to what has it.
        ref={(field) => field?.setAttribute('autofocus', '')}
        type="text"
        role="combobox"
        aria-label={t('find.field')}
        placeholder={t('find.field')}
        aria-expanded={pages.length > 0}
        aria-controls={id}
        aria-activedescendant={active && optionId(at)}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={60}
        value={typed}
        dir={typed === '' ? undefined : 'auto'}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
      />
      <List id={id} role="listbox" aria-label={t('find.list')}>
        {pages.map(({ to, label, room }, index) => (
          <li
            key={to}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            onClick={() => choose(to)}
            onPointerMove={() => setAt(index)}
          >
            <span>{label[lang]}</span>
            {room ? <small>{t('find.staff')}</small> : <Icon name="chevron-end" size={18} />}
          </li>
        ))}
      </List>
      {pages.length === 0 && <p>{t('find.none')}</p>}
      <VisuallyHidden role="status">{typed !== '' && t('find.found', { count: pages.length })}</VisuallyHidden>
    </>
  );
}

const Field = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  marginBlock: '12px 8px',
  paddingInline: 14,
  border: `1px solid ${theme.palette.line.edge}`,
  borderRadius: 12,
  background: theme.palette.background.paper,
  color: 'inherit',
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'min(50vh, 360px)',
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    paddingInline: 12,
    borderRadius: 10,
    cursor: 'pointer',
  },
  '& li[aria-selected="true"]': { background: theme.palette.primary.soft, color: theme.palette.primary.main },
  '& small': { fontSize: '.875rem', color: theme.palette.text.secondary },
}));
