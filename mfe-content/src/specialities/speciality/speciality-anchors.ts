import type { Lang } from '@clinic/contracts';
import { isUnavailable, loadedOr } from '@clinic/kit/routing';
import type { MetaArgs } from '@clinic/kit/routing';
import { pageAnchors } from '../../parts/page-anchors.ts';
import type { Anchor } from '../../parts/PageAnchors.tsx';
import { noTexts } from './department-texts.ts';
import type { SpecialityData } from './speciality.data.ts';

/** The parts of a speciality's page that follow its own texts, in their order. */
export function specialityAnchors(
  { treatments, offers, texts, doctors }: NonNullable<SpecialityData>,
  lang: Lang,
  t: MetaArgs<unknown, 'content'>['t'],
): Anchor[] {
  return [
    ...(loadedOr(treatments, []).length > 0 ? [{ id: 'treatments', label: t('specialities.treatments') }] : []),
    ...(loadedOr(offers, []).length > 0 ? [{ id: 'offers', label: t('offers.title') }] : []),
    ...pageAnchors(loadedOr(texts, noTexts), lang, t),
    ...(isUnavailable(doctors) || doctors.total > 0 ? [{ id: 'doctors', label: t('specialities.doctorsTitle') }] : []),
  ];
}
