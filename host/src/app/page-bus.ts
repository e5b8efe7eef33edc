import { createBus } from '@clinic/shared/events';
import type { BusHub } from '@clinic/shared/events';
import { configureHttp } from '@clinic/shared/http';
import { endSession, refreshSession, useSession } from '@clinic/shared/session';
import type { Session } from '@clinic/shared/session';
import type { PageLanguage } from './page-language.ts';

/** The page's bus. What is dropped or throws is marked in the browser's own timeline, without its payload. */
export function createPageBus(): BusHub {
  return createBus({
    strict: process.env['NODE_ENV'] === 'development',
    now: () => new Date(),
    onTrouble: ({ topic, source, reason, error }) => {
      performance.mark('clinic:event-trouble', { detail: { topic, source, reason } });
      console.warn(`event ${topic} from ${source}: ${reason}`, error ?? '');
    },
  });
}

/** The name under which tabs tell each other that a session began or ended. */
const channelName = 'clinic-session';

/**
 * Session and language as everybody learns of them: state topics on the bus, the language of API messages, and one
 * sign-out for every remote and every tab (Q30).
 */
export function connectSession({ host }: BusHub, language: PageLanguage): void {
  const tabs = new BroadcastChannel(channelName);
  const announce = ({ state, user }: Session) =>
    host.emit('host/session.changed@1', { state, role: user?.role ?? null });

  configureHttp({
    lang: () => language.current,
    onSessionEnded: () => {
      if (useSession.getState().state === 'member') host.emit('account/session.ended@1', { reason: 'expired' });
    },
  });
  host.emit('host/language.changed@1', { lang: language.current });
  language.onChange((lang) => host.emit('host/language.changed@1', { lang }));
  announce(useSession.getState());
  useSession.subscribe((session, before) => {
    if (session.state === before.state) return;
    announce(session);
    if (session.state === 'member') tabs.postMessage('started');
  });
  host.on('account/session.ended@1', ({ reason }) => {
    endSession();
    tabs.postMessage('ended');
    if (reason === 'expired') host.emit('host/toast.show@1', { kind: 'info', key: 'host:session.expired' });
  });
  tabs.onmessage = ({ data }) => {
    if (data === 'ended') endSession();
    else if (useSession.getState().state !== 'member') void refreshSession();
  };
  void refreshSession();
}
