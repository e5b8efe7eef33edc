import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SessionStanding } from '@clinic/contracts/account';
import { api, isApiError } from '@clinic/kit/http';
import { LastUse } from './last-use.ts';

/** How often it is looked whether anybody is there. */
const lookEveryMs = 15_000;
/** How often it is reported to the API that somebody is, while they do nothing that it would see. */
const reportEveryMs = 5 * 60_000;

const uses = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

type Standing = SessionStanding['data'];

const nothingKnown: Standing = { locked: false, enrol: false, idle_minutes: null };

/** How the session stands; null when the API does not say. */
async function askStanding(): Promise<Standing | null> {
  try {
    const { data } = await api.get('/api/session', SessionStanding, { signal: null });
    return data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}

/** Locks the session at the API as well; whether that could be done. */
async function lockSession(): Promise<boolean> {
  try {
    await api.send('POST', '/api/session/lock', undefined, { signal: null });
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

/**
 * The session of somebody on the staff, as it stands. It locks when nobody does anything for as long as the API says, in any
 * tab; while somebody does, that is reported. What another tab unlocked is unlocked here.
 */
export function useStaffSession(): { locked: boolean; enrol: boolean; unlock: () => void; look: () => void } {
  /** Null until the API has said how it stands: only the API knows whether it locks, and after how long. */
  const [known, setStanding] = useState<Standing | null>(null);
  const standing = known ?? nothingKnown;
  const [lastUse] = useState(() => new LastUse());
  /** Whether the API has locked it too: only then it is the API's to say that it is open again. */
  const [lockedThere, setLockedThere] = useState(false);
  const [reportedAt, setReportedAt] = useState(() => Date.now());

  // Each key that is typed on a locked page asks: one question at a time is enough.
  const asking = useRef(false);
  const locking = useRef(false);
  /** How often the page was covered and opened here: what was asked before that is answered too late. */
  const changes = useRef(0);

  const ask = useEffectEvent(async () => {
    if (asking.current) return;
    asking.current = true;
    setReportedAt(Date.now());
    const before = changes.current;
    const answer = await askStanding().finally(() => {
      asking.current = false;
    });
    if (answer === null || before !== changes.current) return;
    setStanding(answer);
    setLockedThere(answer.locked);
  });
  const lock = useEffectEvent(async () => {
    if (locking.current) return;
    locking.current = true;
    const isLocked = await lockSession().finally(() => {
      locking.current = false;
    });
    setLockedThere(isLocked);
  });
  const isUnused = () => standing.idle_minutes !== null && lastUse.ago() >= standing.idle_minutes * 60_000;
  const look = useEffectEvent(() => {
    if (known === null) void ask();
    // Somebody who uses another tab has unlocked the session there: it is not locked again under their hands.
    else if (standing.locked) void (lockedThere || !isUnused() ? ask() : lock());
    else if (isUnused()) {
      changes.current += 1;
      setStanding({ ...standing, locked: true });
      void lock();
    } else if (lastUse.ago() < reportEveryMs && Date.now() - reportedAt >= reportEveryMs) void ask();
  });
  const note = useEffectEvent(() => {
    // The first movement after a long time is not yet its owner's.
    const isOwners = !standing.locked && !isUnused();
    if (known !== null) look();
    if (isOwners) lastUse.note();
  });

  useEffect(() => {
    void ask();
    const timer = setInterval(() => look(), lookEveryMs);
    const becameVisible = () => {
      if (document.visibilityState === 'visible') look();
    };
    const used = () => note();
    document.addEventListener('visibilitychange', becameVisible);
    for (const use of uses) document.addEventListener(use, used, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', becameVisible);
      for (const use of uses) document.removeEventListener(use, used, { capture: true });
    };
  }, []);

  return {
    ...standing,
    unlock: () => {
      lastUse.note();
      changes.current += 1;
      setStanding({ ...standing, locked: false });
      setLockedThere(false);
    },
    look: () => void askStanding().then((answer) => answer !== null && setStanding(answer)),
  };
}
