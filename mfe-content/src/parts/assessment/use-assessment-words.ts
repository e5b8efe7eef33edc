import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';

/** What a self-assessment says besides its own texts, on pages that have the texts of `mental-health`. */
export function useAssessmentWords() {
  const { t } = useTranslation('content');
  return {
    show: t('assessment.show'),
    again: t('assessment.again'),
    open: t('assessment.open'),
    depends: t('assessment.depends'),
    needsScript: t('assessment.needsScript'),
  };
}

/** Where the result leads: to a speciality by its English slug, or to all of them. */
export const nextStep = (specialty: string | null, label: string, otherwise: string) =>
  specialty === null
    ? { label: otherwise, to: contentPaths.specialities() }
    : { label, to: contentPaths.speciality(specialty) };
