import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { content } from '../../testing/remote-under-test.ts';
import { aJob } from '../testing/sample-job.ts';
import { loader } from './job.data.ts';
import type { JobData } from './job.data.ts';
import { meta } from './job.meta.ts';

let received: FormData[] = [];
const server = fakeApi(
  http.get('*/api/jobs/:slug', ({ params }) =>
    params['slug'] === 'job-1'
      ? HttpResponse.json({ data: aJob(1) })
      : HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
  ),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/jobs/job-1/applications', async ({ request }) => {
    received.push(await request.formData());
    return HttpResponse.json({ data: { reference: 'NB-JOB123' } }, { status: 201 });
  }),
);
beforeEach(() => {
  received = [];
});

const pdf = (name = 'cv.pdf', size = 20) =>
  new File(['%PDF-1.7 '.padEnd(size, 'x')], name, { type: 'application/pdf' });

describe.each(['ar', 'en'] as const)('%s: a position', (lang) => {
  const open = () => renderRoute(content, '/jobs/job-1', { lang });
  type Opened = Awaited<ReturnType<typeof open>>;

  async function fillIn({ user, t }: Opened, file: File | null) {
    await user.type(await screen.findByLabelText(t('jobs.fullName')), 'نورة السبيعي');
    await user.type(screen.getByLabelText(t('form.email')), 'noura@nabd.example');
    await user.type(screen.getByLabelText(t('form.phone')), '0512345678');
    await user.type(screen.getByLabelText(t('jobs.address')), 'الرياض، حي العليا');
    if (file !== null) await user.upload(screen.getByLabelText(t('jobs.cv')), file);
    await user.click(screen.getByRole('button', { name: t('jobs.send') }));
  }

  test('S16: duties and requirements, in the language of the page', async () => {
    await open();
    expect(await screen.findByText(lang === 'ar' ? 'العناية بالمرضى' : 'Caring for patients')).toBeVisible();
    expect(screen.getByText(lang === 'ar' ? 'ترخيص ساري' : 'A valid licence')).toBeVisible();
  });

  test('S131: an application with a CV arrives whole, and its reference is shown', async () => {
    const page = await open();
    await fillIn(page, pdf());
    expect(await screen.findByText('NB-JOB123')).toBeVisible();
    expect(Object.fromEntries(received[0] as never)).toMatchObject({
      full_name: 'نورة السبيعي',
      email: 'noura@nabd.example',
      website: '',
    });
    expect((received[0]?.get('cv') as File).name).toBe('cv.pdf');
  });

  test('once it is sent its reference stays, also when “Apply” is pressed again', async () => {
    const page = await open();
    await fillIn(page, pdf());
    expect(await screen.findByText('NB-JOB123')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: page.t('jobs.apply') }));
    expect(screen.getByRole('region', { name: page.t('jobs.apply') })).toHaveFocus();
    expect(screen.getByText('NB-JOB123')).toBeVisible();
  });

  test('an application that was accepted says so, whatever becomes of the page’s own data', async () => {
    const page = await open();
    await screen.findByLabelText(page.t('jobs.fullName'));
    server.use(http.get('*/api/jobs/:slug', () => HttpResponse.error()));
    await fillIn(page, pdf());
    expect(await screen.findByText('NB-JOB123')).toBeVisible();
  });

  test.each([
    ['no file', null, 'required'],
    ['an empty file', new File([], 'cv.pdf'), /empty|فارغ/],
    ['another kind of file', pdf('cv.docx'), 'PDF'],
    ['a file that is too large', pdf('cv.pdf', 5 * 1024 * 1024 + 1), '5'],
  ])('S131, S132: %s is refused at the field before anything is sent', async (_what, file, words) => {
    const page = await open();
    const field = await screen.findByLabelText(page.t('jobs.cv'));
    field.removeAttribute('accept');
    await fillIn(page, file);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    if (words !== 'required') expect(summary).toHaveTextContent(words);
    expect(screen.getByLabelText(page.t('jobs.cv'))).toBeInvalid();
    expect(received).toEqual([]);
  });

  test('S131: what the API finds in the file stands at the field', async () => {
    server.use(
      http.post('*/api/jobs/job-1/applications', () =>
        HttpResponse.json(
          { code: 'FILE_TYPE', message: '', errors: { cv: ['validation.fileType'] }, request_id: 'r' },
          { status: 415 },
        ),
      ),
    );
    const page = await open();
    await fillIn(page, pdf());
    expect(await screen.findByRole('alert')).toHaveTextContent('PDF');
    expect(screen.getByLabelText(page.t('jobs.cv'))).toBeInvalid();
    expect(screen.getByLabelText(page.t('jobs.fullName'))).toHaveValue('نورة السبيعي');
  });

  test('a file with scripts or a password is refused with what to do', async () => {
    server.use(
      http.post('*/api/jobs/job-1/applications', () =>
        HttpResponse.json(
          { code: 'FILE_UNSAFE', message: '', errors: { cv: ['validation.invalid'] }, request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    const page = await open();
    await fillIn(page, pdf());
    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('jobs.cvUnsafe'));
    expect(screen.getByLabelText(page.t('jobs.cv'))).toBeInvalid();
  });

  test('S131, S139: a failure says so and keeps what was typed', async () => {
    server.use(http.post('*/api/jobs/job-1/applications', () => HttpResponse.error()));
    const page = await open();
    await fillIn(page, pdf());
    expect(await screen.findByText(page.t('jobs.failed'))).toBeVisible();
    expect(screen.getByLabelText(page.t('jobs.address'))).toHaveValue('الرياض، حي العليا');
  });

  test('S16: a position that is closed is said so in the page', async () => {
    const { t } = await renderRoute(content, '/jobs/gone', { lang });
    expect(await screen.findByText(t('jobs.missing.lead'))).toBeVisible();
  });

  test('search engines learn of the position', async () => {
    const { t } = await open();
    const request = new Request('http://localhost/jobs/job-1');
    const data = (await loader({ request, params: { slug: 'job-1' }, lang })) as JobData;
    expect(meta({ data, lang, t, params: {}, site: testSite }).jsonLd?.[0]).toMatchObject({
      '@type': 'JobPosting',
      title: lang === 'ar' ? 'وظيفة 1' : 'Job 1',
      employmentType: 'FULL_TIME',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T21:00:00.000Z',
    });
  });
});

test('S131: the name and the size of a chosen file are shown, and it can be taken back', async () => {
  const { user, t } = await renderRoute(content, '/jobs/job-1', { lang: 'en' });
  const field = await screen.findByLabelText<HTMLInputElement>(t('jobs.cv'));
  await user.upload(field, pdf('my-cv.pdf', 3000));
  expect(screen.getByText('my-cv.pdf')).toBeVisible();
  expect(screen.getByText('3 kB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(screen.queryByText('my-cv.pdf')).toBeNull();
  expect(field).toHaveFocus();
});

test('S28: after a switch of the language the description comes in the other one, and what was typed stays', async () => {
  const { user, t, setLang } = await renderRoute(content, '/jobs/job-1', { lang: 'ar' });
  await user.type(await screen.findByLabelText(t('jobs.fullName')), 'نورة السبيعي');
  await setLang('en');
  expect(await screen.findByText('About the', { exact: false })).toBeVisible();
  expect(screen.queryByText('عن', { exact: false })).toBeNull();
  expect(screen.getByDisplayValue('نورة السبيعي')).toBeVisible();
});
