import type { DemoQuestion } from './types.ts';
import { bonesAndJointsQuestions } from './questions/bones-and-joints.ts';
import { brainAndHeadacheQuestions } from './questions/brain-and-headache.ts';
import { childrensHealthQuestions } from './questions/childrens-health.ts';
import { diabetesAndHormonesQuestions } from './questions/diabetes-and-hormones.ts';
import { earNoseThroatQuestions } from './questions/ear-nose-throat.ts';
import { eyesQuestions } from './questions/eyes.ts';
import { familyMedicineAndPreventionQuestions } from './questions/family-medicine-and-prevention.ts';
import { heartAndBloodPressureQuestions } from './questions/heart-and-blood-pressure.ts';
import { kidneysAndUrinaryTractQuestions } from './questions/kidneys-and-urinary-tract.ts';
import { lungsAndAsthmaQuestions } from './questions/lungs-and-asthma.ts';
import { mentalHealthQuestions } from './questions/mental-health.ts';
import { nutritionQuestions } from './questions/nutrition.ts';
import { pregnancyWomensHealthQuestions } from './questions/pregnancy-womens-health.ts';
import { rehabilitationQuestions } from './questions/rehabilitation.ts';
import { skinAndHairQuestions } from './questions/skin-and-hair.ts';
import { teethAndGumsQuestions } from './questions/teeth-and-gums.ts';

/** The questions of the demo clinic, each in the language of its asker (S100, S101). */
export const questions: readonly DemoQuestion[] = [
  ...childrensHealthQuestions,
  ...pregnancyWomensHealthQuestions,
  ...skinAndHairQuestions,
  ...teethAndGumsQuestions,
  ...earNoseThroatQuestions,
  ...eyesQuestions,
  ...heartAndBloodPressureQuestions,
  ...lungsAndAsthmaQuestions,
  ...diabetesAndHormonesQuestions,
  ...kidneysAndUrinaryTractQuestions,
  ...familyMedicineAndPreventionQuestions,
  ...bonesAndJointsQuestions,
  ...rehabilitationQuestions,
  ...brainAndHeadacheQuestions,
  ...mentalHealthQuestions,
  ...nutritionQuestions,
];
