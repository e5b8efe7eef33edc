import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { LibraryPicture, PictureDetails } from '@clinic/contracts/content/pictures';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { aLibrary, aPicture, aPictureDetails } from '../testing/sample-library.ts';

let library: ReturnType<typeof aLibrary>;
let details: PictureDetails;
let asked: string[];
let described: object[];
let removed: object[];
let sent: number;
/** What comes back for each file, in their order. */
let answers: (() => Response)[];

const refusal = (status: number, code: string, errors: object = {}, message = 'no') =>
  HttpResponse.json({ code, message, request_id: 'r', errors }, { status });
const taken =
  (picture: LibraryPicture, existed = false) =>
  () =>
    HttpResponse.json({ data: { picture, existed } }, { status: existed ? 200 : 201 });

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-desk/pictures', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: library });
  }),
  http.post('*/api/content-desk/pictures', () => {
    sent += 1;
    return answers.shift()?.() ?? HttpResponse.error();
  }),
  http.get('*/api/content-desk/pictures/details', () => HttpResponse.json({ data: details })),
  http.post('*/api/content-desk/pictures/details', async ({ request }) => {
    const description = (await request.json()) as Partial<PictureDetails>;
    described.push(description);
    details = { ...details, ...description };
    return HttpResponse.json({ data: details });
  }),
  http.post('*/api/content-desk/pictures/removals', async ({ request }) => {
    removed.push((await request.json()) as object);
    return details.uses.length > 0
      ? refusal(409, 'INVALID_TRANSITION', { path: ['desk.pictures.wrong.used'] })
      : new HttpResponse(null, { status: 204 });
  }),
);

beforeEach(() => {
  library = aLibrary([aPicture('ward', { alt_ar: 'الجناح', alt_en: 'The ward' }), aPicture('img-2034')]);
  details = aPictureDetails('ward', { alt_ar: 'الجناح', alt_en: '' });
  [asked, described, removed, sent, answers] = [[], [], [], 0, []];
  signedInAs({ role: roles.editor });
});

const photograph = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });

describe.each(['ar', 'en'] as const)('the picture library in %s', (lang) => {
  const open = (query = '') => renderRoute(remote, `/content/desk/pictures${query}`, { lang });
  const ward = lang === 'ar' ? 'الجناح' : 'The ward';
  const busy = lang === 'ar' ? 'عدد الزوار كبير الآن.' : 'Many people are using the site.';
  const otherLang = lang === 'ar' ? 'en' : 'ar';
  const otherWords = { ar, en }[otherLang].desk.pictures;

  test('shows each picture by what it shows, and says which are not described', async () => {
    const { t } = await open();
    const [first, other] = screen
      .getAllByRole('button', { name: new RegExp(t('desk.pictures.open', { name: '' }).trim()) })
      .map((button) => button.textContent);
    expect(first).toBe(`${t('desk.pictures.open', { name: ward })} ${ward}`);
    expect(other).toContain(t('desk.pictures.open', { name: 'img-2034.jpg' }));
    expect(other).toContain(t('desk.pictures.undescribed'));
  });

  test('search and page are those of the address', async () => {
    library = aLibrary([], { total: 0 });
    const { t } = await open('?search=nurse&page=3');
    expect(asked).toEqual(['?search=nurse&page=3']);
    expect(screen.getByText(t('desk.pictures.none.title'))).toBeVisible();
  });

  test('files go one after another; each says what became of it', async () => {
    answers = [
      taken(aPicture('one')),
      taken(aPicture('ward'), true),
      () => refusal(415, 'FILE_TYPE', { picture: ['desk.pictures.wrong.drawing'] }),
      () => refusal(503, 'BUSY', {}, busy),
      () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }),
    ];
    const { t, user, setLang } = await open();
    const large = photograph('large.jpg');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    const files = [
      photograph('one.jpg'),
      photograph('two.jpg'),
      photograph('three.png'),
      photograph('four.jpg'),
      photograph('five.jpg'),
      large,
    ];
    await user.upload(screen.getByLabelText(t('desk.pictures.add')), files);
    const lines = () =>
      within(screen.getByRole('status', { name: t('desk.pictures.uploads') })).getAllByRole('listitem');
    await waitFor(() =>
      expect(lines().map((line) => line.textContent)).toEqual([
        `one.jpg: ${t('desk.pictures.states.done')}`,
        `two.jpg: ${t('desk.pictures.states.existed')}`,
        `three.png: ${t('desk.pictures.wrong.drawing')}`,
        `four.jpg: ${busy}`,
        `five.jpg: ${t('desk.pictures.unsent')}${t('shared:unsent.ours')}`,
        `large.jpg: ${t('desk.pictures.wrong.bytes')}`,
      ]),
    );
    expect(sent).toBe(5);
    await setLang(otherLang);
    const uploads = screen.getByRole('status', { name: otherWords.uploads });
    expect(within(uploads).getByText(busy)).toHaveAttribute('lang', lang);
    expect(uploads).toHaveTextContent(`three.png: ${otherWords.wrong.drawing}`);
    expect(uploads).toHaveTextContent(`large.jpg: ${otherWords.wrong.bytes}`);
    // The list is read again, once for all of them.
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('what became of the files stays where the list cannot be read again', async () => {
    answers = [taken(aPicture('one'))];
    const { t, user } = await open();
    server.use(http.get('*/api/content-desk/pictures', () => HttpResponse.error()));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await user.upload(screen.getByLabelText(t('desk.pictures.add')), [photograph('one.jpg')]);
    await waitFor(() => expect(screen.getByText(t('desk:stale'))).toBeInTheDocument());
    const uploads = within(screen.getByRole('status', { name: t('desk.pictures.uploads') }));
    expect(uploads.getByRole('listitem')).toHaveTextContent(`one.jpg: ${t('desk.pictures.states.done')}`);
  });

  test('pictures are dropped, and pasted from the clipboard; other things are left alone', async () => {
    answers = [taken(aPicture('one')), taken(aPicture('two'))];
    const { t } = await open();
    const area = screen.getByRole('status', { name: t('desk.pictures.uploads') });
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [photograph('one.jpg')] } });
    await screen.findByText(t('desk.pictures.states.done'), { exact: false });
    const files = [new File(['x'], 'a.txt', { type: 'text/plain' })];
    const ofText = createEvent.paste(document.body, { clipboardData: { files } });
    fireEvent(document.body, ofText);
    expect(ofText.defaultPrevented).toBe(false);
    const paste = createEvent.paste(document.body, { clipboardData: { files: [photograph('two.jpg')] } });
    fireEvent(document.body, paste);
    expect(paste.defaultPrevented).toBe(true);
    await waitFor(() => expect(sent).toBe(2));
    expect(await screen.findByText('two.jpg')).toBeVisible();
  });

  test('text from an office program, which brings a picture of itself, goes into the field where it is pasted', async () => {
    await open();
    const search = screen.getByRole('searchbox');
    const pasted = (target: Element, types: string[]) => {
      const event = createEvent.paste(target, { clipboardData: { types, files: [photograph('text.png')] } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    expect(pasted(search, ['text/plain', 'text/html', 'Files'])).toBe(false);
    expect(sent).toBe(0);
    answers = [taken(aPicture('one')), taken(aPicture('two'))];
    expect([pasted(search, ['Files']), pasted(document.body, ['text/html', 'Files'])]).toEqual([true, true]);
    await waitFor(() => expect(sent).toBe(2));
  });

  test('what is pasted while a dialog lies over the library is not for the library', async () => {
    const { t, user } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.open', { name: ward }) }));
    const dialog = await screen.findByRole('dialog');
    const paste = createEvent.paste(dialog, { clipboardData: { types: ['Files'], files: [photograph('one.jpg')] } });
    fireEvent(dialog, paste);
    expect([paste.defaultPrevented, sent]).toEqual([false, 0]);
  });

  test('a picture is described in both languages, its focal point set by a press or by keys', async () => {
    const { t, user } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.open', { name: ward }) }));
    const dialog = within(await screen.findByRole('dialog'));
    const alt = async (of: 'ar' | 'en') =>
      dialog.findByLabelText(t('desk.partIn', { part: t('desk.tools.alt'), language: t(`desk.in.${of}`) }), {
        exact: false,
      });
    expect(await alt('ar')).toHaveAttribute('dir', 'rtl');
    await user.type(await alt('en'), 'The ward');

    const across = dialog.getByLabelText(t('desk.pictures.focal.x'));
    const down = dialog.getByLabelText(t('desk.pictures.focal.y'));
    expect(across).toHaveAttribute('dir', 'ltr');
    const whole = dialog.getByRole('group').querySelector('img')?.parentElement as HTMLElement;
    whole.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    fireEvent.click(whole, { clientX: 200, clientY: 200 });
    expect([across, down].map((slider) => (slider as HTMLInputElement).value)).toEqual(['25', '75']);
    fireEvent.change(down, { target: { value: '80' } });
    expect(down).toHaveAttribute('aria-valuetext', '80%');
    const crops = within(dialog.getByRole('list', { name: t('desk.pictures.focal.crops') })).getAllByRole('listitem');
    expect(crops.map((crop) => crop.querySelector('img')?.style.objectPosition)).toEqual(crops.map(() => '25% 80%'));
    expect(crops[0]).toHaveTextContent(t('desk.pictures.focal.places.card'));

    await user.click(dialog.getByRole('button', { name: t('desk.pictures.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The Arabic text may be what a colleague writes at this moment.
    expect(described).toEqual([{ path: 'uploads/ward.jpg', alt_en: 'The ward', focal_x: 0.25, focal_y: 0.8 }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('a press beside a picture does not drop what was written about it; Escape closes it', async () => {
    const { t, user } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.open', { name: ward }) }));
    const dialog = await screen.findByRole('dialog');
    const name = t('desk.partIn', { part: t('desk.tools.alt'), language: t('desk.in.en') });
    await user.type(await within(dialog).findByLabelText(name, { exact: false }), 'The ward');
    await user.click(dialog.parentElement as HTMLElement);
    expect(within(screen.getByRole('dialog')).getByDisplayValue('The ward')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(described).toEqual([]);
  });

  test('what nothing shows is deleted with a second press', async () => {
    const { t, user } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.open', { name: ward }) }));
    await user.click(await screen.findByRole('button', { name: t('desk.pictures.delete') }));
    expect(removed).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('desk.pictures.deleteNow') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removed).toEqual([{ path: 'uploads/ward.jpg' }]);
  });

  test('what is in use says where and cannot be deleted, also when that is so only since', async () => {
    const { t, user, setLang } = await open();
    const press = () => user.click(screen.getByRole('button', { name: t('desk.pictures.open', { name: ward }) }));
    await press();
    await user.click(await screen.findByRole('button', { name: t('desk.pictures.delete') }));
    details = {
      ...details,
      uses: [
        { kind: 'post', post_id: 7, name_ar: 'نوم الأطفال', name_en: 'Sleep of children' },
        { kind: 'doctor', post_id: null, name_ar: 'د. خالد', name_en: 'Dr. Khalid' },
      ],
    };
    await user.click(screen.getByRole('button', { name: t('desk.pictures.deleteNow') }));
    expect(await screen.findByText(t('desk.pictures.wrong.used'))).toBeVisible();
    await setLang(otherLang);
    expect(screen.getByText(otherWords.wrong.used)).toBeVisible();
    await setLang(lang);
    await user.click(screen.getByRole('button', { name: t('desk.cancel') }));
    await press();
    const uses = within(await screen.findByRole('region', { name: t('desk.pictures.uses.title') }));
    expect(uses.getByRole('link')).toHaveAttribute('href', '/content/desk/7');
    expect(uses.getAllByRole('listitem')[1]).toHaveTextContent(lang === 'ar' ? 'د. خالد' : 'Dr. Khalid');
    expect(screen.queryByRole('button', { name: t('desk.pictures.delete') })).toBeNull();
  });

  test('who reviews looks and changes nothing', async () => {
    library = { ...library, may_write: false };
    details = { ...details, may_write: false, may_delete: false };
    const { t, user } = await open();
    expect(screen.queryByText(t('desk.pictures.drop'))).toBeNull();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.open', { name: ward }) }));
    expect(await screen.findByLabelText(t('desk.pictures.focal.x'))).toBeDisabled();
    expect(screen.queryByRole('button', { name: t('desk.pictures.save') })).toBeNull();
  });
});
