import type { DemoQuestion } from './types.ts';
import { childrenQuestions } from './questions/children.ts';
import { heartAndChestQuestions } from './questions/heart-and-chest.ts';
import { internalQuestions } from './questions/internal.ts';
import { mindAndNutritionQuestions } from './questions/mind-and-nutrition.ts';
import { movementQuestions } from './questions/movement.ts';
import { senseQuestions } from './questions/senses.ts';
import { skinQuestions } from './questions/skin.ts';
import { teethQuestions } from './questions/teeth.ts';
import { womenQuestions } from './questions/women.ts';

/** The questions of the demo clinic, each in the language of its asker (S100, S101). */
export const questions: readonly DemoQuestion[] = [
  ...childrenQuestions,
  ...womenQuestions,
  ...skinQuestions,
  ...teethQuestions,
  ...senseQuestions,
  ...heartAndChestQuestions,
  ...internalQuestions,
  ...movementQuestions,
  ...mindAndNutritionQuestions,
];
