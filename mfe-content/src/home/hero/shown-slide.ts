import type { ImageFocus, Lang } from '@clinic/contracts';
import { pick } from '@clinic/kit/i18n';
import type { Translate } from '@clinic/kit/i18n';
import type { HomeData } from '../shown-home.ts';
import type { LocalSlide } from './local-slides.ts';

/** A button of a slide: leads to an address, or scrolls to a section of the page. */
export type SlideAction = { text: string; to: string } | { text: string; section: string };

/** A slide in one language, wherever it comes from. */
export interface ShownSlide {
  id: string;
  webImage: string;
  mobileImage: string;
  /** The places of both that stay in view. */
  focus: { wide?: ImageFocus | undefined; narrow?: ImageFocus | undefined };
  /** Words beside the picture on a ground of the site's own; otherwise the picture fills the slide and the words lie on it. */
  styled: boolean;
  title: string;
  description: string;
  actions: SlideAction[];
}

/** Texts of this remote. */
type Texts = Translate<'content'>;

/** The slides that are on, in order: the server's, or those of the site when the server gives none. */
export function shownSlides(
  slides: HomeData['slides'],
  local: readonly LocalSlide[],
  lang: Lang,
  t: Texts,
): ShownSlide[] {
  if (slides.length > 0) return slides.map((slide) => ofServer(slide, lang));
  return local
    .filter(({ IsOn }) => IsOn)
    .sort((one, other) => one.order - other.order)
    .map((slide) => ofSite(slide, t));
}

function ofServer(slide: HomeData['slides'][number], lang: Lang): ShownSlide {
  const secondary = pick(slide, 'secondary_button_text', lang);
  return {
    id: String(slide.id),
    webImage: slide.webImage,
    mobileImage: slide.mobileImage,
    focus: { wide: slide.image_focus, narrow: slide.mobile_image_focus },
    styled: slide.isStyledSlide,
    title: pick(slide, 'title', lang),
    description: pick(slide, 'description', lang),
    actions: [
      ...action(pick(slide, 'button_text', lang), slide.button_link, slide.component_id),
      ...action(secondary, slide.secondary_button_link, null),
    ],
  };
}

function ofSite(slide: LocalSlide, t: Texts): ShownSlide {
  const words = (field: 'title' | 'text' | 'button' | 'secondary') => t(`home.hero.slides.${slide.id}.${field}`);
  return {
    id: slide.id,
    webImage: slide.webImage,
    mobileImage: slide.mobileImage,
    focus: {},
    styled: slide.isStyledSlide,
    title: words('title'),
    description: words('text'),
    actions: [
      ...action(words('button'), slide.buttonLink, slide.componentId),
      ...(slide.secondaryButtonLink === null ? [] : action(words('secondary'), slide.secondaryButtonLink, null)),
    ],
  };
}

/** A button without words or without a target is none. */
function action(text: string, to: string, section: string | null): SlideAction[] {
  if (text === '') return [];
  if (section !== null) return [{ text, section }];
  return to === '' ? [] : [{ text, to }];
}
