import { screen, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aDoctor, aSpecialty } from '../testing/sample-clinic.ts';
import { content } from '../testing/remote-under-test.ts';

let asked: string[] = [];
const server = fakeApi(
  http.get('*/api/specialties', () => HttpResponse.json({ data: [aSpecialty(1), aSpecialty(2)] })),
  http.get('*/api/doctors', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.toString());
    if (query.get('specialty') === 'nothing')
      return HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 });
    const page = Number(query.get('page'));
    return HttpResponse.json({
      data: { data: [aDoctor(page * 100), aDoctor(page * 100 + 1)], current_page: page, per_page: 12, total: 30 },
    });
  }),
);
beforeEach(() => {
  asked = [];
});

describe.each(['ar', 'en'] as const)('%s: doctors', (lang) => {
  const name = (id: number) => (lang === 'ar' ? `د. طبيب ${id}` : `Dr. Doctor ${id}`);

  test('S6: the directory with each doctor’s next free time, by the slug of the language', async () => {
    const { t } = await renderRoute(content, '/doctors', { lang });
    const doctor = await screen.findByRole('link', { name: name(100) });
    expect(doctor).toHaveAttribute('href', `/doctors/${encodeURIComponent(lang === 'ar' ? 'طبيب-100' : 'doctor-100')}`);
    expect(
      screen.getAllByText(lang === 'ar' ? 'الثلاثاء 24 نوفمبر، 7:30 م' : 'Tuesday 24 November, 7:30 PM'),
    ).toHaveLength(2);
    expect(screen.getByText(t('doctors.count', { count: 30 }))).toBeVisible();
  });

  test('S6, S127: pages are links that keep the filter', async () => {
    const { user, location } = await renderRoute(content, '/doctors?specialty=speciality-2', { lang });
    const pages = within(await screen.findByRole('navigation', { name: lang === 'ar' ? /صفحات/ : /Pages/ }));
    await user.click(pages.getByRole('link', { name: lang === 'ar' ? /2/ : 'Page 2' }));
    expect(await screen.findByRole('link', { name: name(200) })).toBeVisible();
    expect(location()).toBe('/doctors?specialty=speciality-2&page=2');
    expect(asked.at(-1)).toBe('specialty=speciality-2&page=2');
  });

  test('S6: the filter is in the address and begins at the first page', async () => {
    const { user, t, location } = await renderRoute(content, '/doctors?page=2', { lang });
    const filter = within(await screen.findByRole('navigation', { name: t('doctors.filter') }));
    await user.click(filter.getByRole('link', { name: lang === 'ar' ? 'تخصص 2' : 'Speciality 2' }));
    const heading = t('doctors.titleOf', { specialty: lang === 'ar' ? 'تخصص 2' : 'Speciality 2' });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(location()).toBe('/doctors?specialty=speciality-2');
    expect(filter.getByRole('link', { name: lang === 'ar' ? 'تخصص 2' : 'Speciality 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(filter.getByRole('link', { name: t('doctors.everySpeciality') })).not.toHaveAttribute('aria-current');
  });

  test('S6: an unknown speciality is said in the page, with a way to all doctors', async () => {
    const { t } = await renderRoute(content, '/doctors?specialty=nothing', { lang });
    expect(await screen.findByText(t('doctors.none.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('doctors.all') })).toHaveAttribute('href', '/doctors');
  });

  test('S6: a page that is not a number is the first', async () => {
    await renderRoute(content, '/doctors?page=-3x', { lang });
    expect(await screen.findByRole('link', { name: name(100) })).toBeVisible();
    expect(asked).toEqual(['page=1']);
  });

  test('S6: a page behind the last one says that nobody is there', async () => {
    server.use(
      http.get('*/api/doctors', () =>
        HttpResponse.json({ data: { data: [], current_page: 9, per_page: 12, total: 30 } }),
      ),
    );
    const { t } = await renderRoute(content, '/doctors?page=9', { lang });
    expect(await screen.findByText(t('doctors.none.title'))).toBeVisible();
  });
});
