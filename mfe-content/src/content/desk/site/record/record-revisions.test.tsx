import { cleanup, screen, waitFor } from '@testing-library/react';
import type { RecordField } from '@clinic/contracts/content/records';
import { renderRoute } from '@clinic/kit/testing';
import { content } from '../../../../testing/remote-under-test.ts';
import { fakeOffer, held } from '../../testing/fake-offer.ts';
import { anOffer, aRevision, offerForm } from '../../testing/sample-records.ts';

const api = fakeOffer();

describe.each(['ar', 'en'] as const)('earlier versions of a record in %s', (lang) => {
  const open = (id = 'check-up') => renderRoute(content, `/content/desk/site/offers/${id}`, { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const titleIn = (t: T, of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t('desk.site.fields.title'), language: t(`desk.in.${of}`) }),
    });
  const save = (t: T) => screen.getByRole('button', { name: t('desk.site.save') });

  const [title, date] = lang === 'ar' ? ['كشف عام', '20 نوفمبر 2026'] : ['Medical', '20 November 2026'];
  const named = (t: T) => t('desk.site.revisions.named', { title, date, time: '11:30' });
  const button = (t: T, name: 'compareOne' | 'takeOne') =>
    screen.findByRole('button', { name: t(`desk.site.revisions.${name}`, { name: named(t) }) });

  test('are compared with what stands in the fields, part by part', async () => {
    api.revisions = [aRevision(7), aRevision(6, { record_id: 'braces' })];
    const { user, t } = await open();
    const comparing = await screen.findAllByRole('button', { name: new RegExp(`^${t('desk.revisions.compare')}`) });
    expect(comparing).toHaveLength(1);
    api.isAway = true;
    await user.click(await button(t, 'compareOne'));
    expect(await screen.findByText(t('desk.failed'))).toBeVisible();
    api.isAway = false;
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    const heading = t('desk.site.revisions.compared', { name: named(t) });
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
    const parts = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    const part = t('desk.site.parts.one', { label: t('desk.site.each.items'), number: 2 });
    const partNamed = (of: 'ar' | 'en', name: 'title' | 'name') =>
      t('desk.partIn', { part: t(`desk.site.fields.${name}`), language: t(`desk.in.${of}`) });
    expect(parts).toEqual([
      partNamed('ar', 'title'),
      partNamed('en', 'title'),
      t('desk.site.fields.style'),
      t('desk.site.revisions.within', { part, field: partNamed('ar', 'name') }),
      t('desk.site.revisions.within', { part, field: partNamed('en', 'name') }),
    ]);
    expect(
      [...document.querySelectorAll('del, ins')].map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ...[
        ['DEL', 'عام'],
        ['INS', 'شامل'],
        ['DEL', 'Medical'],
        ['INS', 'Check-up'],
      ],
      ...[
        ['DEL', t('desk.site.choices.soft')],
        ['INS', t('desk.site.choices.deep')],
      ],
      ...[
        ['INS', 'أشعة'],
        ['INS', 'An X-ray'],
      ],
    ]);
    await user.click(screen.getByRole('button', { name: t('desk.revisions.close') }));
    expect(await button(t, 'compareOne')).toHaveFocus();
  });

  test('go into the fields, and onto the site once they are saved', async () => {
    api.revisions = [aRevision(7)];
    const { user, t } = await open();
    await user.click(await button(t, 'takeOne'));
    expect(await screen.findByText(t('desk.site.taken'))).toBeVisible();
    expect(titleIn(t, 'en')).toHaveValue('Medical');
    expect(api.sent).toEqual([]);
    api.revisions = [aRevision(8, { title_ar: 'كشف شامل', title_en: 'Check-up' }), ...api.revisions];
    await user.click(save(t));
    await waitFor(() => expect(api.sent).toEqual([{ version: 'b'.repeat(32), record: held() }]));
    // What was on the site until now is the newest of them.
    expect(await screen.findByText(lang === 'ar' ? 'كشف شامل' : 'Check-up')).toBeVisible();
  });

  test('that lacked a field leave it empty', async () => {
    const field = {
      ...offerForm.fields[0],
      path: 'urgent',
      name: 'urgent',
      kind: 'yes-no',
      empty: 'absent',
    } as const;
    api.form = { ...offerForm, fields: [...offerForm.fields, field as RecordField] };
    api.stored = anOffer({ urgent: true });
    api.revisions = [aRevision(7)];
    const { user, t } = await open();
    await user.click(await button(t, 'takeOne'));
    await screen.findByText(t('desk.site.taken'));
    await user.click(save(t));
    await waitFor(() => expect(api.sent.map(({ record }) => record)).toEqual([held()]));
  });

  test('are read by those who may not edit', async () => {
    api.revisions = [aRevision(7)];
    api.form = { ...offerForm, may: { ...offerForm.may, edit: false } };
    const { t } = await open();
    expect(await button(t, 'compareOne')).toBeVisible();
    expect(screen.queryByRole('button', { name: t('desk.site.revisions.takeOne', { name: named(t) }) })).toBeNull();
  });

  test('of what is gone are not mixed with what was typed of a new record', async () => {
    const { user, t } = await open('+new');
    await user.type(titleIn(t, 'en'), 'Begun');
    cleanup();
    const back = await open('+new?revision=7');
    expect(titleIn(back.t, 'en')).toHaveValue('Medical');
    expect(screen.queryByText(t('desk.site.restored'))).toBeNull();
    await back.user.type(titleIn(back.t, 'en'), '!');
    cleanup();
    await open('+new?revision=7');
    expect(titleIn(t, 'en')).toHaveValue('Medical!');
    cleanup();
    await open('+new');
    expect(titleIn(t, 'en')).toHaveValue('Begun');
    expect(titleIn(t, 'ar')).toHaveValue('');
  });

  test('of what is gone begin a new record', async () => {
    const { user, t } = await open('+new?revision=7');
    expect(titleIn(t, 'en')).toHaveValue('Medical');
    await user.click(save(t));
    await waitFor(() => expect(api.sent).toEqual([{ record: held(), restores: 7 }]));
  });
});
