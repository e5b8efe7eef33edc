/** Public paths of the site’s pages about the clinic. */
import { withQuery } from '@clinic/contracts';
import { moodAssessment } from './mood-assessment.ts';

export const home = () => '/';
export const specialities = () => '/specialities';
export const speciality = (slug: string) => `/specialities/${encodeURIComponent(slug)}`;
/** The parameters are those of `GET /api/doctors`. */
export const doctors = (
  filter: {
    specialty?: string | undefined;
    name?: string | undefined;
    language?: string | undefined;
    gender?: string | undefined;
    free_within?: number | undefined;
    page?: number | undefined;
  } = {},
) => withQuery('/doctors', filter);
export const doctor = (slug: string) => `/doctors/${encodeURIComponent(slug)}`;
export const shifts = () => '/shifts';
export const homeVisit = () => '/home-visit';
export const xray = () => '/xray';
export const laboratory = () => '/laboratory';
export const offers = () => '/offers';
export const blogs = (list: { search?: string | undefined; page?: number | undefined } = {}) =>
  withQuery('/blogs', list);
/** Articles of a category, by its slug in either language (S13). */
export const blogCategory = (slug: string, list: { search?: string | undefined; page?: number | undefined } = {}) =>
  withQuery(`/blogs/${encodeURIComponent(slug)}`, list);
/** An article or a news item, in the language of its slug (S14). */
export const post = (lang: 'ar' | 'en', slug: string) => `/blogs/${lang}/${encodeURIComponent(slug)}`;
export const news = (page?: number) => withQuery('/news', { page });
export const packages = () => '/packages';
export const pack = (slug: string) => `/pack/${encodeURIComponent(slug)}`;
export const insurancePartners = () => '/insurance-partners';
export const dermatology = () => '/specialities/dermatology';
export const skinTip = (slug: string) => `/specialities/dermatology/${encodeURIComponent(slug)}`;
/** A page that editors made, by its slug in either language. */
export const extraPage = (slug: string) => `/pages/${encodeURIComponent(slug)}`;
export const job = (slug: string) => `/jobs/${encodeURIComponent(slug)}`;
export const feedbackSource = () => '/feedback-source';
export const survey = (id: number) => `/survey/${id}`;
export const mentalHealth = () => '/mental-health';
/** A self-assessment by its slug. */
export const assessment = (slug: string) =>
  slug === moodAssessment ? mentalHealth() : `/self-assessment/${encodeURIComponent(slug)}`;
export const privacy = () => '/privacy';
export const newsletter = () => '/newsletter';
export const newsletterUnsubscribe = (token: string) => withQuery('/newsletter/unsubscribe', { token });
export const search = (q?: string) => withQuery('/search', { q });
export const about = () => '/about';
export const contact = () => '/contact';
export const jobs = (type?: string) => withQuery('/jobs', { type });
export const patientRights = () => '/patient-rights';
/** The desk at which the staff write articles and news; whatever is usual is left out. */
export const contentDesk = (
  list: {
    search?: string | undefined;
    list?: string | undefined;
    type?: string | undefined;
    before?: string | undefined;
  } = {},
) => withQuery('/content/desk', list);
export const deskPost = (id: number) => `/content/desk/${id}`;
/** Where the staff edit what the site says besides articles and news: all of it, one collection, one record. */
export const siteContent = () => '/content/desk/site';
export const siteCollection = (collection: string, search?: string) =>
  withQuery(`/content/desk/site/${collection}`, { search });
export const siteRecord = (collection: string, id: string) =>
  `/content/desk/site/${collection}/${encodeURIComponent(id)}`;
/** Where the staff look at the site of another time. */
export const sitePreviews = () => `${siteContent()}#preview`;
/** What the site’s own numbers say to its staff; whatever is usual is left out. */
export const contentReports = (
  view: { report?: string | undefined; finding?: string | undefined; before?: number | undefined } = {},
) => withQuery('/content/desk/reports', view);
/** The pictures of the site, for who writes; whatever is usual is left out. */
export const pictureLibrary = (list: { search?: string | undefined; page?: number | undefined } = {}) =>
  withQuery('/content/desk/pictures', list);
/** Where the staff write and send issues of the newsletter; `before` leads to older ones. */
export const newsletterDesk = (before?: number) => withQuery('/content/desk/newsletter', { before });
export const newsletterIssue = (id: number) => `/content/desk/newsletter/${id}`;
/** What a post would look like, for whoever has the link. */
export const postPreview = (token: string) => `/content/preview/${token}`;
