import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationItem } from '@clinic/contracts';
import { areKeysOn, isDialogOpen, latinKey, mayBeShortcut } from './keys.ts';

/** How long after `g` a letter still names a room, in milliseconds. */
const sequenceMs = 1500;

/** The search of the page itself. */
const searchField = 'main [role="search"] input[type="search"]';

interface KeysProps {
  rooms: readonly NavigationItem[];
  onHelp: () => void;
  onFind: () => void;
}

/** The shortcuts of the staff: `?`, `/`, `g` with the letter of a room, and Ctrl or Command with K. */
export function useKeys({ rooms, onHelp, onFind }: KeysProps): void {
  const navigate = useNavigate();
  /** When `g` was pressed, if that was the last key. */
  const going = useRef<number | null>(null);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const since = going.current === null ? Infinity : event.timeStamp - going.current;
    going.current = null;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && latinKey(event) === 'k') {
      if (event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      onFind();
      return;
    }
    if (!mayBeShortcut(event) || !areKeysOn()) return;
    const key = latinKey(event);
    const room = since < sequenceMs ? rooms.find(({ shortcut }) => shortcut === key) : undefined;
    const field = document.querySelector<HTMLInputElement>(searchField);
    if (room?.to !== undefined) void navigate(room.to);
    else if (key === '?') onHelp();
    else if (key === '/' && field !== null) {
      field.focus();
      field.select();
    } else {
      if (key === 'g') going.current = event.timeStamp;
      return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
