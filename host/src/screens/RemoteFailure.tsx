import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useLang, useTranslation } from '@clinic/shared/i18n';
import { Box, Button, Container, Ltr, Stack, Typography } from '@clinic/shared/ui';
import { useHost } from '../app/host-context.ts';
import { PhoneLink } from '../frame/PhoneLink.tsx';
import { RemoteUnavailableError } from '../remotes/modules.ts';
import { ScreenCallError } from './screen-call.ts';
import { useServerHtml } from './use-server-html.ts';
import { Region } from './Region.tsx';

/**
 * What stands in the place of a remote that is missing, unreachable, slow, corrupt or throwing: its own words in the
 * page's language, a way to try again, a way to reach the clinic, and what the server had rendered of it, if this was the
 * first page. Never a raw error.
 */
export function RemoteFailure({ remote }: { remote: string }) {
  const { t } = useTranslation('host');
  const lang = useLang();
  const { boot, catalogue, modules } = useHost();
  const { revalidate, state } = useRevalidator();
  const error = useRouteError();
  const serverHtml = useServerHtml(remote);
  const fallback = catalogue.remotes[remote]?.descriptor.fallback;

  useEffect(() => {
    console.warn(`remote ${remote} failed in composition ${boot.composition.id}`, error);
  }, [remote, boot, error]);

  const retry = () => {
    if (failedInDrawing(error)) modules.forget(remote);
    void revalidate();
  };

  return (
    <Region remote={remote}>
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
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant="contained" onClick={retry} disabled={state !== 'idle'}>
              {t('failure.retry')}
            </Button>
            <PhoneLink />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {t('failure.reference')} <Ltr>{boot.composition.id}</Ltr>
          </Typography>
        </Stack>
      </Container>
      <Box ref={serverHtml} />
    </Region>
  );
}

/** Neither its files nor its data were missing: what the remote draws does not work. */
function failedInDrawing(error: unknown): boolean {
  return error instanceof Error && !(error instanceof RemoteUnavailableError) && !(error instanceof ScreenCallError);
}
