import { useEffect, useEffectEvent, useState } from 'react';
import { SessionStanding } from '@clinic/contracts/account';
import { api, isApiError } from '@clinic/kit/http';
import { LastUse } from './last-use.ts';

/** How often it is looked whether anybody is there. */
const lookEveryMs = 15_000;
/** How often it is reported to the API that somebody is, while they do nothing that it would see. */
const reportEveryMs = 5 * 60_000;

const uses = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

type Standing = SessionStanding['data'];

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
  const [standing, setStanding] = useState<Standing>({ locked: false, enrol: false, idle_minutes: null });
  const [lastUse] = useState(() => new LastUse());
  /** Whether the API has locked it too: only then it is the API's to say that it is open again. */
  const [lockedThere, setLockedThere] = useState(false);
  const [reportedAt, setReportedAt] = useState(() => Date.now());

  const ask = useEffectEvent(async () => {
    setReportedAt(Date.now());
    const answer = await askStanding();
    if (answer === null) return;
    setStanding(answer);
    setLockedThere(answer.locked);
  });
  const lock = useEffectEvent(async () => setLockedThere(await lockSession()));
  const look = useEffectEvent(() => {
    const { locked, idle_minutes } = standing;
    const ago = lastUse.ago();
    if (locked) void (lockedThere ? ask() : lock());
    else if (idle_minutes !== null && ago >= idle_minutes * 60_000) {
      setStanding({ ...standing, locked: true });
      void lock();
    } else if (ago < reportEveryMs && Date.now() - reportedAt >= reportEveryMs) void ask();
  });
  const note = useEffectEvent(() => {
    // The first movement after a long time is not yet its owner's.
    look();
    if (!standing.locked) lastUse.note();
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
      setStanding({ ...standing, locked: false });
      setLockedThere(false);
    },
    look: () => void askStanding().then((answer) => answer !== null && setStanding(answer)),
  };
}
