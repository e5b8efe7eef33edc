import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { foldArabic } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Icon, VisuallyHidden } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import type { StaffHeadProps } from '../app/staff-frame.ts';
import { DialogHead } from './DialogHead.tsx';
import { openPages } from './open-pages.ts';
import { roomSearches } from './room-searches.ts';
import { leastText, useFoundRecords } from './use-found-records.ts';

interface FinderProps extends Pick<StaffHeadProps, 'pages' | 'isFor' | 'Dialog'> {
  open: boolean;
  onClose: () => void;
}

/** Something that the dialog leads to. */
interface Choice {
  to: string;
  title: string;
  detail?: string;
  kind?: string;
}

interface Group {
  key: string;
  title: string;
  choices: readonly Choice[];
}

/** Leads by name to any page of the navigation that the person may open, and to the records of their rooms. */
export function Finder({ Dialog, open, onClose, ...finding }: FinderProps) {
  const { t } = useTranslation('staff');
  return (
    <Wide>
      <Dialog open={open} onClose={onClose} label={t('find.title')}>
        <Finding {...finding} onClose={onClose} />
      </Dialog>
    </Wide>
  );
}

/** An editable combobox after the pattern of WAI-ARIA, whose list is always open: the focus stays in the text. */
function Finding({ pages: all, isFor, onClose }: Omit<FinderProps, 'open' | 'Dialog'>) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const id = useId();
  const navigate = useNavigate();
  const { catalogue } = useHost();
  const user = useSession((session) => session.user);
  const [typed, setTyped] = useState('');
  /** Group and place of the choice that is led to; it stays the same when records come above it. */
  const [chosen, setChosen] = useState<string | null>(null);

  const text = typed.trim();
  const searches = roomSearches(all, catalogue.remotes, (roles) => isFor(roles, user));
  const { outcomes, isSearching } = useFoundRecords(text, searches);
  const groups = [
    { key: 'pages', title: t('find.pages'), choices: usePages(all, text) },
    ...searches.map(({ key, label }): Group => {
      const outcome = outcomes[key] ?? 'failed';
      const records = outcome === 'failed' ? [] : outcome;
      return {
        key,
        title: label[lang],
        choices: records.map(({ address, ...record }) => ({ ...record, to: address })),
      };
    }),
  ].filter(({ choices }) => choices.length > 0);
  const failed = searches.filter(({ key }) => outcomes[key] === 'failed');
  const choices = groups.flatMap(({ key, choices: own }) =>
    own.map((choice, place) => ({ ...choice, key: `${key} ${place}` })),
  );
  const at = Math.max(
    0,
    choices.findIndex(({ key }) => key === chosen),
  );
  const active = choices[at];
  if (chosen === null && active !== undefined) setChosen(active.key);
  const optionId = (key: string) => `${id}-${choices.findIndex((choice) => choice.key === key)}`;

  const choose = (to: string) => {
    onClose();
    void navigate(to);
  };
  const move = (by: number) => {
    const next = choices[(at + by + choices.length) % Math.max(1, choices.length)];
    if (next === undefined) return;
    setChosen(next.key);
    document.getElementById(optionId(next.key))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter' && active !== undefined) choose(active.to);
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const failures = failed.map(({ key, label }) => ({ key, said: t('find.failed', { room: label[lang] }) }));

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
        aria-expanded={choices.length > 0}
        aria-controls={id}
        aria-activedescendant={active && optionId(active.key)}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={60}
        value={typed}
        dir={typed === '' ? undefined : 'auto'}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(null);
        }}
      />
      <List id={id} role="listbox" aria-label={t('find.list')}>
        {groups.map(({ key, title, choices: own }) => (
          <div key={key} role="group" aria-label={title}>
            <Heading aria-hidden>{title}</Heading>
            {own.map(({ to, title: name, detail, kind }, place) => {
              const option = `${key} ${place}`;
              return (
                <Option
                  key={option}
                  id={optionId(option)}
                  role="option"
                  aria-selected={option === active?.key}
                  onClick={() => choose(to)}
                  onPointerMove={() => setChosen(option)}
                >
                  <div>
                    <bdi dir="auto">{name}</bdi>
                    {detail !== undefined && <small>{detail}</small>}
                  </div>
                  {kind === undefined ? <Icon name="chevron-end" size={18} /> : <small>{kind}</small>}
                </Option>
              );
            })}
          </div>
        ))}
      </List>
      {isSearching ? (
        <Note>{t('find.searching')}</Note>
      ) : (
        choices.length === 0 && failed.length === 0 && <Note>{t('find.none')}</Note>
      )}
      {failures.map(({ key, said }) => (
        <Note key={key}>{said}</Note>
      ))}
      {searches.length > 0 && text.length < leastText && <Note>{t('find.least')}</Note>}
      <VisuallyHidden role="status">
        {text !== '' &&
          !isSearching &&
          [t('find.found', { count: choices.length }), ...failures.map(({ said }) => said)].join('. ')}
      </VisuallyHidden>
    </>
  );
}

/** The pages whose name in either language has what was typed. */
function usePages(all: StaffHeadProps['pages'], text: string): Choice[] {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const asked = foldArabic(text);
  return openPages(all)
    .filter(({ label }) => Object.values(label).some((name) => foldArabic(name).includes(asked)))
    .map(({ to, label, room }) => ({ to, title: label[lang], ...(room ? { kind: t('find.staff') } : {}) }));
}

/** A record has a line of details. */
const Wide = styled('div')({ '--dialog-width': '560px' });

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

const List = styled('div')({ maxHeight: 'min(54vh, 420px)', overflowY: 'auto' });

const Heading = styled('div')(({ theme }) => ({
  paddingBlock: '10px 4px',
  paddingInline: 12,
  fontSize: '.875rem',
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));

const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  paddingBlock: 6,
  paddingInline: 12,
  borderRadius: 10,
  cursor: 'pointer',
  '& > div': { display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' },
  '& > small, & > svg': { flex: 'none' },
  '& small': { fontSize: '.875rem', color: theme.palette.text.secondary },
  '&[aria-selected="true"]': { background: theme.palette.primary.soft, color: theme.palette.primary.main },
  // Colours of the page are none here.
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
}));

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBlock: '10px 0',
  paddingInline: 12,
  color: theme.palette.text.secondary,
}));
