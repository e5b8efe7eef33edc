import { useEffect, useState } from 'react';
import { roles } from '@clinic/contracts';
import { ActiveFilters, FilterPanel, FilterSelect, LinkChips, SearchField, SignedInRole } from '@clinic/kit/browsing';
import { createFilterStore, RefreshButton, SavedFilters, StaleNotice } from '@clinic/kit/desk';
import { useSession } from '@clinic/kit/session';
import { ShareButton, ShareLinks, SharePanel } from '@clinic/kit/sharing';
import type { Example, ExamplePage } from './example.ts';

const address = 'https://clinic.example/qa/questions/1';

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

function ExampleFilters({ page: { say }, unfolds }: { page: ExamplePage; unfolds: boolean }) {
  const [language, setLanguage] = useState('');
  const name = unfolds ? 'beside' : 'folded';
  return (
    <SearchField
      action="#s"
      name={name}
      label={say('اسم الطبيب', 'Doctor’s name')}
      value=""
      around={(field) => (
        <FilterPanel title={say('التصفية', 'Filters')} lead={field} unfolds={unfolds}>
          <FilterSelect
            name={`${name}-language`}
            label={say('لغة الطبيب', 'Language spoken')}
            value={language}
            options={[
              ['', say('كل اللغات', 'Any language')],
              ['fr', say('الفرنسية', 'French')],
            ]}
            onChoose={setLanguage}
          />
        </FilterPanel>
      )}
    />
  );
}

/** The page belongs to a doctor while this stands on it. */
function ExampleRole() {
  useEffect(() => {
    const before = useSession.getState();
    useSession.setState({ state: 'member', user: doctor });
    return () => useSession.setState(before);
  }, []);
  return <SignedInRole roles={['doctor']} />;
}

/** Somebody has saved no list yet. */
const exampleFilters = createFilterStore<{ list: string }>('example.filters');

/** Every part of `@clinic/kit/browsing`, `@clinic/kit/desk` and `@clinic/kit/sharing`. */
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
  {
    part: 'SavedFilters',
    states: {
      'one can be saved': () => (
        <SavedFilters
          store={exampleFilters}
          present={{ list: 'mine' }}
          usual={{ list: 'all' }}
          hrefFor={({ list }) => `#${list}`}
        />
      ),
    },
  },
  {
    part: 'RefreshButton',
    states: {
      usual: ({ say }) => <RefreshButton>{say('تحديث', 'Refresh')}</RefreshButton>,
    },
  },
  {
    part: 'StaleNotice',
    states: {
      usual: () => <StaleNotice onRetry={() => undefined} />,
    },
  },
  {
    part: 'ActiveFilters',
    states: {
      two: ({ say }) => (
        <ActiveFilters
          label={say('التصفية الحالية', 'Active filters')}
          filters={[
            { id: 'a', label: say('الفرنسية', 'French'), to: '#a' },
            { id: 'b', label: say('خلال 3 أيام', 'Within 3 days'), to: '#b' },
          ]}
          removeLabel={(filter) => say(`أزل: ${filter}`, `Remove: ${filter}`)}
          clear={{ label: say('امسح الكل', 'Clear all'), to: '#all' }}
        />
      ),
    },
  },
  {
    part: 'FilterPanel',
    states: {
      folded: (page) => <ExampleFilters page={page} unfolds={false} />,
      'beside in a wide window': (page) => <ExampleFilters page={page} unfolds />,
    },
  },
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
