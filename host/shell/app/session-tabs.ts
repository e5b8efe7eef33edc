import { configureHttp } from '@clinic/kit/http';
import type { BusHub } from '@clinic/kit/events';
import { endSession, holdsSession, leaveTab, refreshSession, useSession } from '@clinic/kit/session';
import type { Session } from '@clinic/kit/session';
import type { PageLanguage } from './page-language.ts';

/** The name under which tabs tell each other that a session began or ended. */
const channelName = 'clinic-session';

/** What tabs tell each other; an account is named by its public id. */
type TabMessage = { kind: 'started'; account: string } | { kind: 'ended'; reason: 'signed-out' | 'expired' };

/** Pauses before a first look that brought no answer is made again, in milliseconds: the first one, and the longest. */
const firstPauseMs = 5000;
const longestPauseMs = 60_000;

const accountOf = ({ user }: Session) => user?.public_id ?? null;

/**
 * Session and language as everybody learns of them: state topics on the bus, the language of API messages, and one session
 * for every remote and every tab. `reload` starts the page again: what components and modules remember of an account
 * ends with the page, whoever wrote them.
 * @returns what takes the page out of it again
 */
export function connectSession({ host }: BusHub, language: PageLanguage, reload = () => location.reload()): () => void {
  const tabs = new BroadcastChannel(channelName);
  const tell = (message: TabMessage) => tabs.postMessage(message);
  const announce = ({ state, user }: Session) =>
    host.emit('host/session.changed@1', { state, role: user?.role ?? null });
  let lastAccount = accountOf(useSession.getState());
  let reloading = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  const lookAgain = () => {
    if (useSession.getState().failure !== undefined) void refreshSession();
  };
  const reloadTab = () => {
    reloading = true;
    reload();
  };

  configureHttp({
    lang: () => language.current,
    onSessionEnded: () => {
      if (useSession.getState().state === 'member') host.emit('account/session.ended@1', { reason: 'expired' });
    },
  });
  host.emit('host/language.changed@1', { lang: language.current });
  language.onChange((lang) => host.emit('host/language.changed@1', { lang }));
  announce(useSession.getState());
  const stop = useSession.subscribe((session, before) => {
    const account = accountOf(session);
    const another = account !== accountOf(before);
    if (another || session.state !== before.state) announce(session);
    if (session.failure !== undefined && session.failure !== before.failure) {
      // A member would go on seeing a visitor's page. A hidden tab looks when it is seen again.
      clearTimeout(pause);
      pause = setTimeout(() => document.visibilityState === 'visible' && lookAgain(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
    if (account === null || !another) return;
    tell({ kind: 'started', account });
    if (lastAccount !== null && lastAccount !== account) reloadTab();
    lastAccount = account;
  });
  host.on('account/session.ended@1', ({ reason }) => {
    endSession();
    tell({ kind: 'ended', reason });
    if (reason === 'expired') host.emit('host/toast.show@1', { kind: 'info', key: 'host:session.expired' });
  });

  function leave(): void {
    leaveTab();
    reloadTab();
  }

  /** Asks who is signed in now. A session that was here and has no cookie any more was signed out where no message came from. */
  async function look(): Promise<void> {
    if (useSession.getState().state === 'member' && !holdsSession()) leave();
    else await refreshSession();
  }

  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const { state, user } = useSession.getState();
    if (data.kind === 'started') {
      if (user?.public_id !== data.account) void refreshSession();
    } else if (data.reason === 'signed-out') leave();
    // The API is asked: another tab may have signed in again meanwhile.
    else if (state === 'member') void refreshSession();
  };
  const becameVisible = () => {
    if (document.visibilityState === 'visible') void look();
  };
  // A page that comes back whole from the browser's memory shows what it showed then: nothing, until it is known to whom.
  const cameBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { style } = document.documentElement;
    if (useSession.getState().state === 'member') style.visibility = 'hidden';
    void look().then(() => {
      if (!reloading) style.visibility = '';
    });
  };
  document.addEventListener('visibilitychange', becameVisible);
  addEventListener('online', lookAgain);
  addEventListener('pageshow', cameBack);
  void refreshSession();
  return () => {
    stop();
    clearTimeout(pause);
    tabs.close();
    document.removeEventListener('visibilitychange', becameVisible);
    removeEventListener('online', lookAgain);
    removeEventListener('pageshow', cameBack);
  };
}
