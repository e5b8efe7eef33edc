import { roles } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { describeErrors, fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { aListed } from './content/desk/testing/sample-desk.ts';
import { allCollections, aList, anOffer, offerForm } from './content/desk/testing/sample-records.ts';
import { aListedIssue, anIssueOfDesk, issuesOf } from './content/desk/testing/sample-newsletter.ts';
import { aLibrary } from './content/desk/testing/sample-library.ts';
import { aContentReport } from './content/desk/testing/sample-reports.ts';
import { aJob } from './jobs/testing/sample-job.ts';
import { content } from './testing/remote-under-test.ts';
import { allDepartments, aPage } from './testing/sample-pages.ts';

const found = (data: unknown) => () => HttpResponse.json({ data });
const server = fakeApi(
  http.get('*/api/pages/contact', found(aPage('contact'))),
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-21T07:00:00Z' })),
  http.get('*/api/branches', found([])),
  http.get(
    '*/api/content-desk/posts',
    found({ posts: [aListed(7)], next: null, may: { write: true, review: false, publish: false } }),
  ),
  http.get('*/api/content-records', found(allCollections)),
  http.get('*/api/content-records/:collection', found(aList())),
  http.get('*/api/content-records/:collection/form', found(offerForm)),
  http.get('*/api/content-records/:collection/records/:id', found(anOffer())),
  http.get('*/api/content-desk/pictures', found(aLibrary())),
  http.get('*/api/content-desk/newsletter', found(issuesOf([aListedIssue(7)]))),
  http.get('*/api/content-desk/newsletter/:id', found(anIssueOfDesk())),
  http.get('*/api/reports/content', found(aContentReport())),
  http.get('*/api/jobs/:slug', found(aJob(1))),
  http.get(
    '*/api/referral-options',
    found([{ value: 'friend', label_ar: 'صديق', label_en: 'A friend', is_other: false }]),
  ),
  http.get(
    '*/api/surveys/:id',
    found({ id: 1, title_ar: 'زيارتك', title_en: 'Your visit', intro_ar: 'ن', intro_en: 'I', totalSteps: 3 }),
  ),
);

describeErrors(content, server, {
  before: ({ auth }) => {
    if (auth === 'member') signedInAs({ role: roles.admin });
    else useSession.setState({ state: 'visitor', user: null });
  },
  query: 'q=heart&search=heart&specialty=1',
  params: { collection: 'offers' },
  // The home page does without each of its parts (S138); an unknown category of the blog has no articles.
  doesWithout: ['/'],
  neverMissing: ['/blogs/:category'],
  forms: {
    '/content/desk': [{ name: 'a new article', send: ({ t }) => t('desk.begin.blog') }],
    '/content/desk/newsletter': [{ name: 'a new issue', send: ({ t }) => t('desk.newsletter.begin') }],
    '/contact': [{ name: 'a message' }],
    '/jobs/:slug': [
      {
        name: 'an application',
        // A file that is too large is said at its field; the network of the tests cannot take an upload back.
        except: ['413 FILE_TOO_LARGE', 'no answer in time'],
        files: { cv: new File(['%PDF-1.7 '.padEnd(20, 'x')], 'cv.pdf', { type: 'application/pdf' }) },
      },
    ],
    '/feedback-source': [{ name: 'an answer' }],
    '/survey/:id': [{ name: 'the start' }],
    '/newsletter': [{ name: 'subscribing' }],
    '/newsletter/unsubscribe': [{ name: 'unsubscribing', url: `/newsletter/unsubscribe?token=${'x'.repeat(43)}` }],
  },
});
