import { screen, waitFor, within } from '@testing-library/react';
import type { Suggestion } from '@clinic/contracts/content';
import { fakeApi, http, HttpResponse, renderSlotContent } from '@clinic/kit/testing';
import { content } from '../../testing/remote-under-test.ts';

let asked: string[] = [];
let answer: (q: string) => Suggestion[] | null | Promise<Suggestion[]> = () => [];
fakeApi(
  http.get('*/api/search/suggestions', async ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    asked.push(q);
    const data = await answer(q);
    return data === null
      ? HttpResponse.json({ code: 'BUSY', message: '' }, { status: 503 })
      : HttpResponse.json({ data });
  }),
);

const found = (id: number, kind: Suggestion['kind'] = 'doctor'): Suggestion => ({
  kind,
  id: `${kind}-${id}`,
  title_ar: `طب القلب ${id}`,
  title_en: `Heart ${id}`,
  path_ar: `/doctors/${id}?ar`,
  path_en: `/doctors/${id}?en`,
});

beforeEach(() => {
  asked = [];
  answer = () => [found(1), found(2, 'speciality')];
});

describe.each(['ar', 'en'] as const)('%s: suggestions in the search of the frame', (lang) => {
  const word = lang === 'ar' ? 'قلب' : 'heart';
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

  async function open() {
    submitted.mockClear();
    const page = await renderSlotContent(content, './search/suggestions', undefined, {
      lang,
      around: (suggestions) => (
        <form role="search" onSubmit={submitted}>
          <input type="search" name="q" aria-label="q" />
          <button type="submit">go</button>
          {suggestions}
        </form>
      ),
    });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'q' });
    return { ...page, field, options: () => screen.queryAllByRole('option') };
  }

  test('what is typed is asked for once after a pause; each finding has its kind, and is counted aloud', async () => {
    const { user, t, field, options } = await open();
    await user.type(field, word);
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(asked).toEqual([word]);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      `${lang === 'ar' ? 'طب القلب 1' : 'Heart 1'}${t('search.kind.doctor')}`,
      `${lang === 'ar' ? 'طب القلب 2' : 'Heart 2'}${t('search.kind.speciality')}`,
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(t('search.suggestions.count', { count: 2 }));
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  test('arrow keys go through the list and back into the field; Enter opens what is chosen', async () => {
    const { user, field, options, location } = await open();
    await user.type(field, word);
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{ArrowUp}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(`/doctors/1?${lang}`));
    expect(submitted).not.toHaveBeenCalled();
    expect(field).toHaveValue('');
    expect(options()).toEqual([]);
  });

  test('Enter without a choice searches as ever, Escape closes the list and keeps what was typed', async () => {
    const { user, field, options } = await open();
    await user.type(field, word);
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue(word);
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('a press opens a finding', async () => {
    const { user, field, options, location } = await open();
    await user.type(field, word);
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.click(within(screen.getByRole('listbox')).getByText(/2/));
    await waitFor(() => expect(location()).toBe(`/doctors/2?${lang}`));
  });

  test('one letter asks for nothing; a failure and nothing found leave the field as it is', async () => {
    const { user, field, options } = await open();
    await user.type(field, word.slice(0, 1));
    await user.tab();
    expect(asked).toEqual([]);
    answer = () => null;
    await user.type(field, word.slice(1));
    await waitFor(() => expect(asked).toEqual([word]));
    expect(options()).toEqual([]);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('an answer that comes after the next letter is not shown', async () => {
    const { user, field, options } = await open();
    answer = (q) => (q === word ? [found(1)] : [found(9)]);
    await user.type(field, word);
    await waitFor(() => expect(options()).toHaveLength(1));
    await user.type(field, 'x');
    await waitFor(() => expect(options()[0]).toHaveTextContent('9'));
    expect(asked).toEqual([word, `${word}x`]);
  });

  /** Chooses the first suggestion once the next letter is typed, while those for the letters before are still shown. */
  async function chooseBefore(next: Suggestion[]) {
    const page = await open();
    const { user, field, options } = page;
    const answered = Promise.withResolvers<Suggestion[]>();
    answer = (q) => (q === word ? [found(1), found(2, 'speciality')] : answered.promise);
    await user.type(field, word);
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.type(field, 'x');
    await user.keyboard('{ArrowDown}');
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    answered.resolve(next);
    await waitFor(() => expect(options()[0]).toHaveTextContent('9'));
    return page;
  }

  test('what is chosen stays chosen where the next answer has it in another place', async () => {
    const { user, field, options, location } = await chooseBefore([found(9), found(1)]);
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(field).toHaveAttribute('aria-activedescendant', options()[1]?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(`/doctors/1?${lang}`));
  });

  test('Enter searches where the next answer does not have what was chosen', async () => {
    const { user, field, options, location } = await chooseBefore([found(9)]);
    expect(options()[0]).toHaveAttribute('aria-selected', 'false');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    const before = location();
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(location()).toBe(before);
    await user.keyboard('{ArrowDown}');
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  });
});
