import { honeypot } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import { JobApplication, JobDetailResponse, Received } from '@clinic/contracts/content';
import type { JobDetail } from '@clinic/contracts/content';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { orMissing } from '../../parts/page-content.data.ts';
import { safeHtml } from '../../parts/safe-html.ts';
import { plainText } from '../../parts/teaser.ts';
import { checkCv, cvRefusals } from './check-cv.ts';

/** A position as its page shows it; its description is in the language of the page alone. */
export interface JobData {
  job: Omit<JobDetail, 'description_ar' | 'description_en'>;
  html: string | TrustedHTML;
  /** The description in plain words, for search engines. */
  plain: string;
  lang: ScreenArgs['lang'];
}

/** S16: an open position; 404 when it is closed or was never there. */
export async function loader({ request: { signal }, params, lang }: ScreenArgs) {
  const call = api.get(`/api/jobs/${encodeURIComponent(params['slug'] ?? '')}`, JobDetailResponse, { signal });
  return orMissing(
    call.then(async ({ data: { description_ar, description_en, ...job } }): Promise<JobData> => {
      const html = lang === 'ar' ? description_ar : description_en;
      return { job, html: await safeHtml(html), plain: plainText(html), lang };
    }),
  );
}

/** S131: an application with a CV. */
export const action = ({ request, params, lang }: ScreenArgs) =>
  submit(request, {
    schema: JobApplication,
    check: (form) => checkCv(form, lang),
    refusals: cvRefusals(lang),
    send: (applicant, { form, idempotencyKey, trap, signal }) => {
      const body = new FormData();
      for (const [name, text] of Object.entries(applicant)) body.set(name, text);
      body.set(honeypot, trap);
      body.set('cv', form.get('cv') as File);
      return api.upload(`/api/jobs/${encodeURIComponent(params['slug'] ?? '')}/applications`, body, Received, {
        idempotencyKey,
        signal,
      });
    },
  });

export type ApplicationAction = Submission<z.infer<typeof Received>>;
