import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { NavigationItem } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Container, Icon, isIconName } from '@clinic/kit/ui';
import { currentRoom } from './current-room.ts';

/** The rooms that the person may enter: on a phone one row, which scrolls by itself. Its place is reserved until they are known. */
export function Rooms({ rooms }: { rooms: readonly NavigationItem[] }) {
  const { t } = useTranslation('staff');
  const lang = useLang();
  const { pathname } = useLocation();
  const current = currentRoom(rooms, pathname);
  const row = useRef<HTMLUListElement>(null);

  // The present room is brought into sight, and the page stays where it is.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (row.current === null || link == null) return;
    const { x, width } = link.getBoundingClientRect();
    const seen = row.current.getBoundingClientRect();
    row.current.scrollLeft += x + width / 2 - seen.x - seen.width / 2;
  }, [current?.to, lang]);

  return (
    <Bar>
      {rooms.length > 0 && (
        <Container as="nav" aria-label={t('rooms')}>
          <Row ref={row}>
            {rooms.map((room) => (
              <li key={room.id}>
                <Room
                  to={room.to ?? '/'}
                  aria-current={room !== current ? undefined : room.to === pathname ? 'page' : 'true'}
                >
                  {room.icon !== undefined && isIconName(room.icon) && <Icon name={room.icon} size={20} />}
                  {room.label[lang]}
                </Room>
              </li>
            ))}
          </Row>
        </Container>
      )}
    </Bar>
  );
}

const height = 52;

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1100,
  minHeight: height,
  background: theme.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  // A window as low as a phone on its side, or one at 400 % zoom, is for reading.
  '@media (max-height: 480px)': { position: 'static' },
  '@media print': { display: 'none' },
}));

const Row = styled('ul')({
  display: 'flex',
  gap: 4,
  listStyle: 'none',
  // As wide as its words from the edge of the page's content on.
  margin: '0 -12px',
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media (min-width: 900px)': { flexWrap: 'wrap' },
});

const Room = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: height - 1,
  paddingInline: 12,
  color: theme.palette.text.secondary,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // An admin has nine rooms: without icons they fit in one row of a laptop.
  '@media (min-width: 900px) and (max-width: 1439.95px)': { '& > svg': { display: 'none' } },
  '&:hover': { color: theme.palette.text.primary, boxShadow: `inset 0 -3px ${theme.palette.line.edge}` },
  '&[aria-current]': {
    color: theme.palette.primary.main,
    fontWeight: 650,
    boxShadow: `inset 0 -3px ${theme.palette.primary.main}`,
  },
  // The row cuts off what stands beside its links.
  '&:focus-visible:focus-visible:focus-visible': { outlineOffset: -4, borderRadius: 10, boxShadow: 'none' },
}));
