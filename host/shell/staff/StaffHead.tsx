import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { hostPaths } from '@clinic/contracts';
import { useLang } from '@clinic/kit/i18n';
import { Container, Icon, IconButton, Logo } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import type { StaffHeadProps } from '../app/staff-frame.ts';
import { Finder } from './Finder.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { Limits } from './Limits.tsx';
import { Rooms } from './Rooms.tsx';
import { useStaffTexts } from './use-staff-texts.ts';
import { useKeys } from './use-keys.ts';

/** What stands above a page of the staff: whose it is, their tools, and the rooms. */
export function StaffHead({ pages, isFor, tools, Dialog }: StaffHeadProps) {
  const { t } = useStaffTexts();
  const lang = useLang();
  const { boot } = useHost();
  const rooms = pages.filter(({ slot }) => slot === 'staff');
  const [opened, open] = useState<'help' | 'find' | null>(null);
  const close = () => open(null);
  useKeys({ rooms, onHelp: () => open('help'), onFind: () => open('find') });

  return (
    <>
      <Bar>
        <Row>
          <Home to={hostPaths.home()}>
            <Logo name={boot.brand.name[lang]} tone="deep" size={34} mark={boot.brand.logo} />
          </Home>
          <Workspace>{t('workspace')}</Workspace>
          <Tools>
            <IconButton
              color="inherit"
              aria-label={t('find.title')}
              title={t('find.title')}
              aria-haspopup="dialog"
              onClick={() => open('find')}
            >
              <Icon name="search" size={20} />
            </IconButton>
            <IconButton
              color="inherit"
              aria-label={t('keys.title')}
              title={t('keys.title')}
              aria-haspopup="dialog"
              onClick={() => open('help')}
            >
              <Icon name="question" size={20} />
            </IconButton>
            {tools}
          </Tools>
        </Row>
      </Bar>
      <Rooms rooms={rooms} />
      <Limits />
      <KeysHelp rooms={rooms} Dialog={Dialog} open={opened === 'help'} onClose={close} />
      <Finder pages={pages} isFor={isFor} Dialog={Dialog} open={opened === 'find'} onClose={close} />
    </>
  );
}

const narrow = '@media (max-width: 599.95px)';

/** Read aloud, but without the room to be seen. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const Bar = styled('header')(({ theme }) => ({
  background: theme.palette.deep.main,
  color: theme.palette.deep.text,
  fontSize: '.9375rem',
  '@media print': { display: 'none' },
}));

const Row = styled(Container)({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 60, [narrow]: { gap: 8 } });

const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: 12,
  [narrow]: { '& > span > span': unseen, '& img': { maxWidth: 96 } },
});

const Workspace = styled('span')(({ theme }) => ({
  paddingInlineStart: 12,
  borderInlineStart: `1px solid color-mix(in srgb, currentColor 35%, transparent)`,
  color: theme.palette.deep.muted,
  whiteSpace: 'nowrap',
  [narrow]: { paddingInlineStart: 8 },
  '@media (max-width: 379.95px)': unseen,
}));

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginInlineStart: 'auto',
  gap: 4,
  [narrow]: {
    gap: 0,
    '& a, & button': { paddingInline: 8 },
    // The name of who works here: the menu has a sign for it.
    '& button[aria-expanded] > bdi': unseen,
  },
});
