import type { QaSpecialty } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, LinkCard } from '@clinic/kit/ui';
import { SpecialtySign } from '../parts/SpecialtySign.tsx';

/** What a tile shows of a QA speciality. */
export type SpecialtyOnTile = Pick<
  QaSpecialty,
  'id' | 'name_ar' | 'name_en' | 'slug_ar' | 'slug_en' | 'answered_questions_count'
>;

/** Only what a tile shows, so that the page does not carry the rest. */
export function specialtyOnTile(specialty: SpecialtyOnTile): SpecialtyOnTile {
  const { id, name_ar, name_en, slug_ar, slug_en, answered_questions_count } = specialty;
  return { id, name_ar, name_en, slug_ar, slug_en, answered_questions_count };
}

/** A QA speciality with its sign and its answered questions, leading to its page in the language of the reader. */
export function SpecialtyTile({ specialty, level = 3 }: { specialty: SpecialtyOnTile; level?: 2 | 3 }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (
    <LinkCard
      to={qaPaths.category(pick(specialty, 'slug', lang))}
      level={level}
      title={pick(specialty, 'name', lang)}
      media={<SpecialtySign specialty={specialty} />}
    >
      <Box component="p" sx={answered}>
        {t('categories.answered', { count: specialty.answered_questions_count })}
      </Box>
    </LinkCard>
  );
}

const answered = { margin: 0, marginBlockStart: 'auto', color: 'text.secondary', fontSize: '.9375rem' };
