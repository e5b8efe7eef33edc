import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadedOr } from '@clinic/kit/routing';
import { fakeApi, http, HttpResponse, renderRoute, testSite } from '@clinic/kit/testing';
import { aDoctor, aSpecialty } from '../testing/sample-clinic.ts';
import { loader } from './doctors.data.ts';
import type { DoctorsData } from './doctors.data.ts';
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
      choices: { languages: ['ar', 'en', 'fr'], genders: ['female', 'male'] },
    });
  }),
);
const nobody = {
  data: { data: [], current_page: 1, per_page: 12, total: 0 },
  choices: { languages: ['ar'], genders: ['male'] },
};
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

  const language = { ar: 'الفرنسية', en: 'French' }[lang];
  const speciality = lang === 'ar' ? 'تخصص 2' : 'Speciality 2';

  test('S6: the speciality is in the address and begins at the first page', async () => {
    const { user, t, location } = await renderRoute(content, '/doctors?page=2', { lang });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: t('directory.filters.specialty') }),
      screen.getByRole('option', { name: speciality }),
    );
    const heading = t('directory.titleOf', { specialty: speciality });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(location()).toBe('/doctors?specialty=2');
    expect(screen.getByRole('combobox', { name: t('directory.filters.specialty') })).toHaveDisplayValue(speciality);
  });

  test('each choice counts at once and adds to what is chosen; the address holds all of it', async () => {
    const { user, t, location } = await renderRoute(content, '/doctors', { lang });
    const choose = async (label: string, option: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: label }), option);
    await screen.findByRole('link', { name: name(100) });
    await choose(t('directory.filters.free'), t('directory.filters.within', { count: 7 }));
    await choose(t('directory.filters.language'), language);
    await choose(t('directory.filters.doctor'), t('directory.filters.gender.female'));
    await user.type(screen.getByRole('searchbox', { name: t('directory.filters.name') }), 'نورة{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        new URLSearchParams({ name: 'نورة', language: 'fr', gender: 'female', free_within: '7', page: '1' }).toString(),
      ),
    );
    expect(Object.fromEntries(new URLSearchParams(location().split('?')[1]))).toEqual({
      name: 'نورة',
      language: 'fr',
      gender: 'female',
      free_within: '7',
    });
  });

  test('two choices before the address has the first both count', async () => {
    const { t, location } = await renderRoute(content, '/doctors', { lang });
    const list = await screen.findByRole('combobox', { name: t('directory.filters.doctor') });
    act(() => {
      fireEvent.change(list, { target: { value: 'male' } });
      fireEvent.change(screen.getByRole('combobox', { name: t('directory.filters.free') }), { target: { value: '7' } });
    });
    await waitFor(() => expect(location()).toBe('/doctors?free_within=7&gender=male'));
  });

  test('a letter alone is no name: what is chosen beside it counts all the same', async () => {
    const { user, t, location } = await renderRoute(content, '/doctors', { lang });
    await user.type(await screen.findByRole('searchbox', { name: t('directory.filters.name') }), 'ن');
    await user.selectOptions(screen.getByRole('combobox', { name: t('directory.filters.doctor') }), 'male');
    await waitFor(() => expect(location()).toBe('/doctors?gender=male'));
  });

  test('what is set is said, and taken back one by one or all at once', async () => {
    const set = '/doctors?specialty=speciality-2&name=al&language=fr&gender=male&free_within=14';
    const { user, t, location } = await renderRoute(content, set, { lang });
    const active = within(await screen.findByRole('group', { name: t('directory.filters.active') }));
    const labels = [
      t('directory.filters.named', { name: 'al' }),
      speciality,
      language,
      t('directory.filters.gender.male'),
      t('directory.filters.within', { count: 14 }),
    ];
    for (const filter of labels) {
      expect(active.getByRole('link', { name: t('directory.filters.remove', { filter }) })).toHaveTextContent(filter);
    }
    expect(screen.getByRole('combobox', { name: t('directory.filters.specialty') })).toHaveDisplayValue(speciality);
    expect(screen.getByRole('searchbox', { name: t('directory.filters.name') })).toHaveValue('al');
    await user.click(active.getByRole('link', { name: t('directory.filters.remove', { filter: language }) }));
    await waitFor(() => expect(location()).toBe('/doctors?specialty=speciality-2&name=al&gender=male&free_within=14'));
    await user.click(active.getByRole('link', { name: t('directory.filters.clear') }));
    await waitFor(() => expect(location()).toBe('/doctors'));
    expect(active.queryAllByRole('link')).toEqual([]);
  });

  test('what the address does not say rightly counts as not said', async () => {
    const { t } = await renderRoute(content, '/doctors?name=x&language=French&gender=other&free_within=5&page=0', {
      lang,
    });
    expect(await screen.findByRole('link', { name: name(100) })).toBeInTheDocument();
    expect(asked).toEqual(['page=1']);
    expect(within(screen.getByRole('group', { name: t('directory.filters.active') })).queryAllByRole('link')).toEqual(
      [],
    );
  });

  test('a clinic that says nothing of languages and genders offers no choice of them', async () => {
    server.use(
      http.get('*/api/doctors', () =>
        HttpResponse.json({
          data: { data: [aDoctor(100)], current_page: 1, per_page: 12, total: 1 },
          choices: { languages: [], genders: [] },
        }),
      ),
    );
    const { t } = await renderRoute(content, '/doctors', { lang });
    expect(await screen.findByRole('combobox', { name: t('directory.filters.free') })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: t('directory.filters.language') })).toBeNull();
    expect(screen.queryByRole('combobox', { name: t('directory.filters.doctor') })).toBeNull();
  });

  test.each([
    ['gender=male', 'text', null],
    ['name=nobody&gender=male', 'spelling', '/search?q=nobody'],
  ] as const)('nobody for %s: what to do is said', async (query, hint, search) => {
    server.use(http.get('*/api/doctors', () => HttpResponse.json(nobody)));
    const { t } = await renderRoute(content, `/doctors?${query}`, { lang });
    expect(await screen.findByText(t('directory.nobody.title'))).toBeVisible();
    expect(screen.getByText(t(`directory.nobody.${hint}`))).toBeVisible();
    expect(screen.getByText(t('doctors.count', { count: 0 }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('doctors.all') })).toHaveAttribute('href', '/doctors');
    const wider = screen.queryByRole('link', { name: t('directory.nobody.search') });
    expect(wider?.getAttribute('href') ?? null).toBe(search);
  });

  test('a clinic that has no doctors yet blames no choice, offers none, and says how to reach it', async () => {
    const none = { languages: [], genders: [] };
    server.use(http.get('*/api/doctors', () => HttpResponse.json({ ...nobody, choices: none })));
    const { t } = await renderRoute(content, '/doctors', { lang });
    expect(await screen.findByRole('heading', { name: t('directory.soon.title') })).toBeVisible();
    expect(screen.queryByText(t('directory.none.text'))).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('link', { name: t('info.call', { phone: testSite.brand.phone }) })).toHaveAttribute(
      'href',
      `tel:${testSite.brand.phone}`,
    );
    expect(screen.getByRole('link', { name: t('info.write') })).toBeVisible();
  });

  test('without the list of specialities the doctors are shown, and the one that was chosen stays chosen', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/specialties', () => HttpResponse.error()));
    const { user, t } = await renderRoute(content, '/doctors?specialty=speciality-2', { lang });
    expect(await screen.findByRole('link', { name: name(100) })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: t('directory.filters.specialty') })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: t('directory.filters.free') }), '7');
    await waitFor(() => expect(asked.at(-1)).toBe('specialty=speciality-2&free_within=7&page=1'));
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('the page carries no more of the doctors than it shows', async () => {
    const { t } = await renderRoute(content, '/doctors', { lang });
    await screen.findByText(t('doctors.count', { count: 30 }));
    const request = new Request('https://clinic.example/doctors');
    const loaded = (await loader({ request, params: {}, lang })) as DoctorsData;
    expect(Object.keys(loadedOr(loaded.specialties, [])[0] ?? {})).toEqual(['id', 'name_ar', 'name_en']);
    expect(Object.keys(loaded.list?.doctors[0] ?? {})).toEqual([
      'name_ar',
      'name_en',
      'slug_ar',
      'slug_en',
      'image',
      'job_titles',
      'next_slot',
    ]);
  });

  test('S6: an unknown speciality is said in the page, with a way to all doctors', async () => {
    const { t } = await renderRoute(content, '/doctors?specialty=nothing', { lang });
    expect(await screen.findByText(t('directory.none.title'))).toBeVisible();
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
        HttpResponse.json({ ...nobody, data: { data: [], current_page: 9, per_page: 12, total: 30 } }),
      ),
    );
    const { t } = await renderRoute(content, '/doctors?page=9', { lang });
    expect(await screen.findByText(t('directory.none.title'))).toBeVisible();
  });
});
