import { ActiveFilters, FilterPanel, FilterSelect, SearchField } from '@clinic/kit/browsing';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { loadedOr } from '@clinic/kit/routing';
import { languageName } from '../parts/language-name.ts';
import { doctorsHref, settingsOf, waits } from './doctors-query.ts';
import type { DoctorsQuery, Setting } from './doctors-query.ts';
import type { DoctorsData } from './doctors.data.ts';

interface DoctorFiltersProps {
  /** What was asked for last. */
  query: DoctorsQuery;
  /** What is shown, which may still be what was asked for before. */
  shown: DoctorsData;
}

/** Everything by which the directory is narrowed, as one form, and what of it is set. */
export function DoctorFilters({ query, shown: { chosen, choices, ...shown } }: DoctorFiltersProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const settings = settingsOf(query);
  const specialties = loadedOr(shown.specialties, []);
  const specialty =
    specialties.find(({ id }) => String(id) === query.specialty) ?? (query.specialty === '' ? null : chosen);
  const { branches = [] } = choices;
  const branch = branches.find(({ slug }) => slug === query.branch);
  const words: Record<Setting, () => string> = {
    name: () => t('directory.filters.named', { name: query.name }),
    specialty: () => (specialty === null ? query.specialty : pick(specialty, 'name', lang)),
    branch: () => (branch === undefined ? query.branch : pick(branch, 'name', lang)),
    language: () => languageName(query.language, lang),
    gender: () => t(`directory.filters.gender.${query.gender || 'any'}`),
    wait: () => t('directory.filters.within', { count: Number(query.wait) }),
  };

  return (
    <>
      <SearchField
        action={contentPaths.doctors()}
        name="name"
        label={t('directory.filters.name')}
        value={query.name}
        around={(field) => (
          <FilterPanel title={t('directory.filters.title')} lead={field} unfolds>
            {specialties.length > 0 ? (
              <FilterSelect
                name="specialty"
                label={t('directory.filters.specialty')}
                value={specialty?.id ?? query.specialty}
                options={[
                  ['', t('directory.everySpeciality')],
                  ...specialties.map((one) => [one.id, pick(one, 'name', lang)] as const),
                ]}
              />
            ) : (
              // What is chosen stays chosen while there is nothing to choose from.
              query.specialty !== '' && <input type="hidden" name="specialty" value={query.specialty} />
            )}
            <FilterSelect
              name="free_within"
              label={t('directory.filters.free')}
              value={query.wait}
              options={[
                ['', t('directory.filters.anyTime')],
                ...waits.map((days) => [days, t('directory.filters.within', { count: days })] as const),
              ]}
            />
            {branches.length > 0 && (
              <FilterSelect
                name="branch"
                label={t('directory.filters.branch')}
                value={query.branch}
                options={[
                  ['', t('directory.filters.everyBranch')],
                  ...branches.map((one) => [one.slug, pick(one, 'name', lang)] as const),
                ]}
              />
            )}
            {choices.languages.length > 0 && (
              <FilterSelect
                name="language"
                label={t('directory.filters.language')}
                value={query.language}
                options={[
                  ['', t('directory.filters.anyLanguage')],
                  ...[...new Set([...choices.languages, query.language])]
                    .filter(Boolean)
                    .map((tag) => [tag, languageName(tag, lang)] as const),
                ]}
              />
            )}
            {choices.genders.length > 0 && (
              <FilterSelect
                name="gender"
                label={t('directory.filters.doctor')}
                value={query.gender}
                options={[
                  ['', t('directory.filters.gender.any')],
                  ...choices.genders.map((gender) => [gender, t(`directory.filters.gender.${gender}`)] as const),
                ]}
              />
            )}
          </FilterPanel>
        )}
      />
      <ActiveFilters
        label={t('directory.filters.active')}
        filters={settings.map((name) => ({ id: name, label: words[name](), to: doctorsHref(query, { [name]: '' }) }))}
        removeLabel={(filter) => t('directory.filters.remove', { filter })}
        clear={{ label: t('directory.filters.clear'), to: contentPaths.doctors() }}
      />
    </>
  );
}
