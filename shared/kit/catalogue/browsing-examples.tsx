import { useEffect, useState } from 'react';
import { roles } from '@clinic/contracts';
import { LinkChips, Pager, SearchField, ShareButton, ShareLinks, SharePanel, SignedInRole } from '@clinic/kit/browsing';
import { useSession } from '@clinic/kit/session';
import type { Example, ExamplePage } from './example.ts';

const address = 'https://clinic.example/qa/questions/1';

function ExamplePager({ page: { say } }: { page: ExamplePage }) {
  const [page, setPage] = useState(2);
  return <Pager label={say('المواعيد', 'Appointments')} page={page} total={40} size={10} onPage={setPage} />;
}

const doctor = {
  public_id: '6f1f8c1e-5a2b-4c58-9f5f-0a1b2c3d4e5f',
  name: 'د. ليلى القحطاني',
  phone: '+966500000021',
  email: 'doctor@clinic.example',
  role: roles.doctor,
  phone_verified_at: '2026-01-01T00:00:00.000Z',
  lang: 'ar',
  digits: 'latn',
  unread_notifications: 0,
} as const;

/** The page belongs to a doctor while this stands on it. */
function ExampleRole() {
  useEffect(() => {
    const before = useSession.getState();
    useSession.setState({ state: 'member', user: doctor });
    return () => useSession.setState(before);
  }, []);
  return <SignedInRole roles={['doctor']} />;
}

/** Every part of `@clinic/kit/browsing`. */
export const browsingExamples: readonly Example[] = [
  {
    part: 'LinkChips',
    states: {
      'one chosen': ({ say }) => (
        <LinkChips
          label={say('التخصص', 'Speciality')}
          chips={[
            { id: 'all', to: '#all', label: say('الكل', 'All'), count: 120, current: true },
            { id: 'skin', to: '#skin', label: say('الجلدية', 'Dermatology'), count: 14, current: false },
            { id: 'teeth', to: '#teeth', label: say('الأسنان', 'Dentistry'), current: false },
          ]}
        />
      ),
    },
  },
  { part: 'Pager', states: { middle: (page) => <ExamplePager page={page} /> } },
  {
    part: 'SearchField',
    states: {
      empty: ({ say }) => <SearchField action="#s" name="empty" label={say('ابحث', 'Search')} value="" />,
      filled: ({ say }) => (
        <SearchField action="#s" name="filled" label={say('ابحث في الأسئلة', 'Search questions')} value="صداع" />
      ),
      large: ({ say }) => (
        <SearchField action="#s" name="large" label={say('ابحث في الموقع', 'Search the site')} value="" size="large" />
      ),
    },
  },
  { part: 'SignedInRole', states: { doctor: () => <ExampleRole /> } },
  {
    part: 'Sharing',
    states: {
      button: ({ say }) => <ShareButton address={address} title={say('سؤال', 'A question')} />,
      links: ({ say }) => <ShareLinks address={address} title={say('سؤال', 'A question')} />,
      panel: ({ say }) => <SharePanel address={address} title={say('سؤال', 'A question')} />,
    },
  },
];
