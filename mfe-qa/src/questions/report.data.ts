import { ReportQuestion } from '@clinic/contracts/qa';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

/** Hidden field with the id of the question. */
export const questionField = 'question';

/** A report to the moderators. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: ReportQuestion,
    send: async (report, { form, signal }): Promise<true> => {
      await api.send('POST', `/api/qa/questions/${Number(form.get(questionField))}/reports`, report, { signal });
      return true;
    },
  });

export type ReportAction = Submission<true>;
