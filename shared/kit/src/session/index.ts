/** Who is signed in. One store for the host and every remote. */
export {
  endSession,
  holdsSession,
  leaveTab,
  refreshSession,
  sessionKnown,
  signIn,
  signOut,
  useSession,
} from './session.ts';
export type { Session, SessionState } from './session.ts';
export { configureSession, memberCall } from './member-call.ts';
