import { JobList, JobType } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

/** S16: open positions, of one kind of contract when the address names it (`?type`). */
export async function loader({ request }: ScreenArgs) {
  const wanted = JobType.safeParse(new URL(request.url).searchParams.get('type'));
  const { data } = await api.get('/api/jobs', JobList, { signal: request.signal });
  const type = wanted.success ? wanted.data : null;
  return {
    type,
    types: JobType.options.filter((option) => data.some((job) => job.type === option)),
    jobs: data.filter((job) => type === null || job.type === type),
  };
}

export type JobsData = Awaited<ReturnType<typeof loader>>;
