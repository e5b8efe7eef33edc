import type { otpChannels } from '@clinic/contracts/account';
import { otpResendSeconds } from '@clinic/contracts/account';
import { Alert, FailureWords } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { useFetcher } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';
import { useCountdown } from './use-countdown.ts';
import type { SendAction } from './verification.data.ts';

interface SendCodeProps {
  fetcher: ReturnType<typeof useFetcher<SendAction>>;
  /** A code was sent already, here or before the page was opened. */
  sentBefore: boolean;
  /** A member's number is verified by SMS only. */
  ways: readonly (typeof otpChannels)[number][];
}

/** Another code, by SMS or by e-mail, once the wait after the one before is over. */
export function SendCode({ fetcher, sentBefore, ways }: SendCodeProps) {
  const { t } = useTranslation('account');
  const result = fetcher.data;
  const failure = result?.state === 'failed' ? result : null;
  const left = useCountdown(waitAfter(result, sentBefore), result);
  const first = !sentBefore;

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div role="status">
        {result?.state === 'done' && left > 0 && t(`verification.sent.${result.answer}`)}
        {!first && left === 0 && t('verification.again')}
      </div>
      {failure !== null && (
        <Alert severity={failure.code === 'RATE_LIMITED' ? 'warning' : 'error'} attempt={failure}>
          <FailureWords failure={failure} text={t('verification.failed')} />
        </Alert>
      )}
      {left > 0 && <Box sx={{ color: 'text.secondary' }}>{t('verification.wait', { count: left })}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {ways.map((channel) => (
          <Button
            key={channel}
            variant={first ? 'contained' : 'outlined'}
            disabled={left > 0}
            loading={fetcher.state !== 'idle'}
            onClick={() => void fetcher.submit({ intent: 'send-code', channel }, { method: 'post' })}
          >
            {t(first ? 'verification.send' : `verification.ways.${channel}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

function waitAfter(result: SendAction | undefined, sentBefore: boolean): number {
  if (result === undefined) return sentBefore ? otpResendSeconds : 0;
  if (result.state === 'failed') return result.code === 'RATE_LIMITED' ? (result.retryAfter ?? otpResendSeconds) : 0;
  return result.state === 'done' ? otpResendSeconds : 0;
}
