import { useState } from 'react';
import { MadePreview } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { api, isApiError } from '@clinic/kit/http';
import { Box, Button } from '@clinic/kit/ui';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { SubmitFailed } from '@clinic/kit/forms';
import { MadeLink } from '../../../parts/desk/MadeLink.tsx';

/** Makes a link that shows the draft as visitors would see it, to whoever has it. */
export function PreviewLink({ id }: { id: number }) {
  const { t } = useTranslation('content');
  const [made, setMade] = useState<{ token: string; expires_at: string } | null>(null);
  const [failure, setFailure] = useState<Pick<SubmissionFailure, 'code' | 'text'> | null>(null);
  const [making, setMaking] = useState(false);

  const make = async () => {
    setMaking(true);
    setFailure(null);
    try {
      const address = `/api/content-desk/posts/${id}/previews`;
      setMade((await api.post(address, {}, MadePreview, { signal: null })).data);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    } finally {
      setMaking(false);
    }
  };

  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button variant="outlined" loading={making} onClick={() => void make()}>
        {t('desk.preview.make')}
      </Button>
      {failure !== null && <SubmitFailed failure={failure} text={t('desk.failed')} />}
      {made !== null && (
        <MadeLink
          until={t('desk.preview.until')}
          path={contentPaths.postPreview(made.token)}
          expiresAt={made.expires_at}
        />
      )}
    </Box>
  );
}
