import type { TextSection } from '@clinic/shared/contracts';

/** A question that patients ask often, and its answer, in both languages. */
export interface FrequentQuestion {
  question_ar: string;
  question_en: string;
  answer_ar: string;
  answer_en: string;
}

/** An entry of a list: a device, a kind of examination. */
export interface ContentItem {
  name_ar: string;
  name_en: string;
  text_ar: string;
  text_en: string;
}

/**
 * The texts of a page about a service. Long texts live beside their page and not among the texts of the interface, so
 * that only who opens the page loads them.
 */
export interface PageContent {
  title_ar: string;
  title_en: string;
  lead_ar: string;
  lead_en: string;
  sections: readonly TextSection[];
  questions: readonly FrequentQuestion[];
}
