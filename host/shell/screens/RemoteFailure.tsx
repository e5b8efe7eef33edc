import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator, useRouteError } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isApiError } from '@clinic/kit/http';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useDestination } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Box, Button, Container, Ltr, Stack, Typography, useHydrated, useLeavingPress } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { PhoneLink } from '../frame/PhoneLink.tsx';
import { StatusLink } from '../frame/StatusLink.tsx';
import { RemoteUnavailableError } from '../remotes/module-loader.ts';
import { ScreenCallError } from './screen-call.ts';
import { drawnReleases } from './drawn-releases.ts';
import { PreviewFailure } from './PreviewFailure.tsx';
import { hasServerHtml, useServerHtml } from './use-server-html.ts';
import { isOfServer, mayAskAgain } from './without-details.ts';
import { Region } from './Region.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/**
 * What stands in the place of a remote that is missing, unreachable, slow, corrupt or throwing: its own words in the
 * page's language, a way to try again, a way to reach the clinic, and what the server had rendered of it, if this was the
 * first page. Never a raw error. One that cannot be drawn is first replaced by another release of it, if there is one, and
 * what the server could not have is asked for once more by the browser.
 */
export function RemoteFailure({ remote }: { remote: string }) {
  const { t } = useTranslation('host');
  const { t: shared } = useTranslation('shared');
  const lang = useLang();
  const { boot, catalogue, modules } = useHost();
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const error = useRouteError();
  const drawAgain = useDrawAgain(isIdle);
  const serverHtml = useServerHtml(remote);
  const fallback = catalogue.remotes[remote]?.descriptor.fallback;
  const reference = catalogue.reference(boot.composition.id);

  const fault = faultOf(error);
  const undrawable = failedInDrawing(error);
  const hydrated = useHydrated();
  const [noOther, setNoOther] = useState<unknown>(null);

  useEffect(() => {
    console.warn(`remote ${remote} failed in composition ${catalogue.reference(boot.composition.id)}`, error);
    if (!undrawable) return;
    const release = drawnReleases.get(remote) ?? catalogue.releaseOf(remote);
    modules.outcomes.report({ remote, release, module: null, phase: 'draw', ok: false, milliseconds: 0, error });
    let current = true;
    modules.failOver(remote, release).then(
      () => current && drawAgain(),
      () => current && setNoOther(error),
    );
    return () => {
      current = false;
    };
  }, [remote, catalogue, boot, modules, error, undrawable, drawAgain]);

  // The server could not draw it, or not in time: the browser tries at once, and the card stays only when that fails too.
  const asksAgain = mayAskAgain(error);
  useEffect(() => {
    if (asksAgain) drawAgain();
  }, [asksAgain, drawAgain]);

  // What came after all, after its timeout or from another release, is shown without being asked for.
  useEffect(
    () =>
      modules.outcomes.subscribe((outcome) => {
        if (outcome.remote !== remote || !outcome.ok) return;
        // Who is on the way to another page already goes on. Files that came say nothing of what cannot be drawn.
        if (isIdle && !undrawable) drawAgain();
        else void revalidate();
      }),
    [modules, remote, isIdle, undrawable, drawAgain, revalidate],
  );

  // Who is signed in could not be learned, and is known now.
  useEffect(
    () =>
      useSession.subscribe(({ state }, before) => {
        if (state !== before.state && error instanceof ScreenCallError && isIdle) drawAgain();
      }),
    [error, isIdle, drawAgain],
  );

  const retry = async () => {
    // Where only the data was missing, the files are fine.
    if (error instanceof ScreenCallError) modules.reset(remote);
    else await modules.startOver(remote);
    if (undrawable) modules.restartOnNextLoad(remote);
    drawAgain();
  };
  const press = useLeavingPress(() => void retry());

  if (undrawable && hydrated && noOther !== error)
    return hasServerHtml(remote) ? (
      <Region remote={remote}>
        <Box ref={serverHtml} />
      </Region>
    ) : (
      <ScreenSkeleton remote={remote} />
    );
  return (
    <Region remote={remote}>
      {/* What only the server could not have is not known to fail here. */}
      {!asksAgain && <PreviewFailure remote={remote} />}
      <Container sx={{ py: 4 }}>
        <Stack
          role="alert"
          spacing={2}
          sx={{
            p: 3,
            borderRadius: '16px',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            alignItems: 'flex-start',
          }}
        >
          <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
            {fallback?.title[lang] ?? t('failure.title')}
          </Typography>
          <Typography>{fallback?.text[lang] ?? t('failure.text')}</Typography>
          {fault !== null && <Typography>{shared(`unsent.${fault}`)}</Typography>}
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant="contained" onClick={press} loading={!isIdle}>
              {t('failure.retry')}
            </Button>
            <PhoneLink />
            <StatusLink />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {t('failure.reference')} <Ltr>{reference}</Ltr>
          </Typography>
        </Stack>
      </Container>
      <Box ref={serverHtml} />
    </Region>
  );
}

/**
 * A navigation to where the page is: what is only revalidated, and in an instant, may change nothing that is drawn. Who is on
 * the way to another page goes on, and it comes only if they stay after all.
 */
function useDrawAgain(isIdle: boolean): () => void {
  const location = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const destination = useDestination();
  const [calls, call] = useReducer((count: number) => count + 1, 0);
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === calls || !isIdle || destination().key !== location.key) return;
    answered.current = calls;
    void navigate(location, { replace: true, state: location.state });
  }, [calls, isIdle, navigate, destination, location]);
  return call;
}

/** Whose fault it is that the data could not be had, where that is known: of the clinic's system, or of the way to it. */
function faultOf(error: unknown): 'ours' | 'network' | null {
  // The server asks from beside the API: the visitor's connection has no part in it.
  if (typeof document === 'undefined' || isOfServer(error)) return 'ours';
  if (!(error instanceof ScreenCallError) || !isApiError(error.cause)) return null;
  if (error.cause.code === 'NETWORK') return 'network';
  return error.cause.status > 0 ? 'ours' : null;
}

/** Neither its files nor its data were missing: what the remote draws does not work. */
function failedInDrawing(error: unknown): boolean {
  return error instanceof Error && !(error instanceof RemoteUnavailableError) && !(error instanceof ScreenCallError);
}
