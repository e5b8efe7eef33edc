import { useState } from 'react';
import type { FormEvent } from 'react';
import { MadeSitePreview } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { addDays, clinicInstant, clinicToday } from '@clinic/contracts/time';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { apiFieldErrors, SelectField, SubmitFailed, TextField } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { MadeLink } from '../MadeLink.tsx';

/** Pages whose content depends on the day, where a preview may begin, by the name of each. */
const pages = {
  'desk.sitePreview.home': contentPaths.home(),
  'desk.site.collections.offers': contentPaths.offers(),
  'desk.site.collections.hours': contentPaths.shifts(),
  'blogs.title': contentPaths.blogs(),
  'news.title': contentPaths.news(),
  'desk.site.collections.jobs': contentPaths.jobs(),
} as const;

/** How far ahead a preview looks, in days. */
const farthest = 365;

interface SitePreviewFormProps {
  /** The post that a preview begins at; null where a page is chosen. */
  post: number | null;
}

/** Makes a link that shows the whole site as visitors will see it at a time, to whoever has it. */
export function SitePreviewForm({ post }: SitePreviewFormProps) {
  const { t } = useTranslation('content');
  const [today] = useState(() => clinicToday(new Date()));
  const [made, setMade] = useState<MadeSitePreview['data'] | null>(null);
  const [failure, setFailure] = useState<Pick<SubmissionFailure, 'code' | 'text'> | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [making, setMaking] = useState(false);

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [date, time, path] = (['date', 'time', 'page'] as const).map((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    });
    setMade(null);
    setFailure(null);
    setWrong(null);
    if (!date || !time) return setWrong('desk.wrong.required');
    setMaking(true);
    try {
      const body = { at: clinicInstant(date, time).toISOString(), post, ...(path ? { path } : {}) };
      const { data } = await api.post('/api/content-desk/site-previews', body, MadeSitePreview, { signal: null });
      setMade(data);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const key = apiFieldErrors(error.errors).find(({ field }) => field === 'at')?.key;
      if (key === undefined) setFailure(error);
      else setWrong(key);
    } finally {
      setMaking(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <form onSubmit={(event) => void make(event)} noValidate>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Box sx={fields}>
            <TextField
              name="date"
              type="date"
              label={t('desk.date')}
              min={today}
              max={addDays(today, farthest)}
              defaultValue={addDays(today, 1)}
              {...(wrong === null ? {} : { error: t(wrong as RuntimeKey) })}
            />
            <TextField name="time" type="time" label={t('desk.time')} defaultValue="09:00" />
            {post === null && (
              <SelectField
                name="page"
                label={t('desk.sitePreview.page')}
                options={Object.entries(pages).map(([name, value]) => ({
                  value,
                  label: t(name as keyof typeof pages),
                }))}
              />
            )}
          </Box>
          <Button type="submit" variant="outlined" loading={making}>
            {t('desk.sitePreview.make')}
          </Button>
        </Box>
      </form>
      {failure !== null && <SubmitFailed failure={failure} text={t('desk.failed')} />}
      {made !== null && <MadeLink until={t('desk.sitePreview.until')} path={made.link} expiresAt={made.expires_at} />}
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
} as const;
