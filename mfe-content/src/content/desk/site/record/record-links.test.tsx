import { screen, waitFor, within } from '@testing-library/react';
import type { RecordField } from '@clinic/contracts/content/records';
import { renderRoute } from '@clinic/kit/testing';
import { content } from '../../../../testing/remote-under-test.ts';
import { fakeOffer } from '../../testing/fake-offer.ts';
import { anOffer } from '../../testing/sample-records.ts';

const api = fakeOffer();

describe.each(['ar', 'en'] as const)('links of a record in %s', (lang) => {
  const open = (id = 'check-up') => renderRoute(content, `/content/desk/site/offers/${id}`, { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const labelled = (text: string) => screen.getByLabelText(new RegExp(`^${text.replace(/[()]/g, '\\$&')}`));
  const save = (t: T) => screen.getByRole('button', { name: t('desk.site.save') });

  test('an address and a link of a text that lead nowhere are named before the record is saved', async () => {
    const text = { ...api.form.fields[0], path: 'bio_html', name: 'description_html', kind: 'html' } as RecordField;
    api.form = { ...api.form, fields: [...api.form.fields, { ...text, fixed: false, bilingual: true }] };
    api.stored = anOffer({ link: '/doctors/gone', bio_html_ar: '<p><a href="/gone">هنا</a></p>', bio_html_en: '' });
    const { user, t } = await open();
    const remark = t('desk.remarks.address-nowhere', { address: '\u2066/doctors/gone\u2069' });
    expect(await screen.findByText(remark)).toBeVisible();
    const address = '\u2066/gone\u2069';
    expect(screen.getByText(t('desk.remarks.link-nowhere', { text: 'هنا', address }))).toBeVisible();
    await user.clear(labelled(t('desk.site.fields.link')));
    await user.type(labelled(t('desk.site.fields.link')), '/doctors');
    await waitFor(() => expect(screen.queryByText(remark)).toBeNull());
  });

  test('a link is chosen among main pages, what the search suggests and offers, and stored as its path', async () => {
    const { user, t } = await open();
    const press = async () => {
      await user.click(screen.getByRole('button', { name: t('desk.links.choose') }));
      await screen.findByRole('searchbox', { name: t('desk.links.search') });
    };
    const pages = () => within(screen.getByRole('list', { name: t('desk.links.pages') }));
    await press();
    expect(pages().getByRole('button', { name: new RegExp(lang === 'ar' ? 'الأطباء' : 'Doctors') })).toBeVisible();

    api.areOffersThere = false;
    await user.type(screen.getByRole('searchbox', { name: t('desk.links.search') }), lang === 'ar' ? 'قلب' : 'heart');
    expect(await screen.findByText(t('desk.links.unread'))).toBeVisible();
    api.areOffersThere = true;
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    const post = await screen.findByRole('button', { name: /صحة القلب.*Heart health/ });
    expect(post).toHaveTextContent(t('desk.links.kinds.blog'));
    await user.click(post);
    expect(labelled(t('desk.site.fields.link'))).toHaveValue('/posts-7/ar');
    expect(screen.getByRole('button', { name: t('desk.links.choose') })).toHaveFocus();

    await press();
    await user.type(screen.getByRole('searchbox', { name: t('desk.links.search') }), 'heart');
    await user.click(await screen.findByRole('button', { name: /Heart check/ }));
    await user.click(save(t));
    await waitFor(() => expect(api.sent[0]?.record).toMatchObject({ link: '/offers#offer-heart' }));
  });
});
