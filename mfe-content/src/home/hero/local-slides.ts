import * as contentPaths from '@clinic/contracts/content/paths';

/** A slide that comes with the site. Its words are in the texts under `home.hero.slides.<id>`. */
export interface LocalSlide {
  id: 'welcome' | 'homeVisit';
  /** Pictures below `/images/` for wide and for narrow windows. */
  webImage: string;
  mobileImage: string;
  order: number;
  isStyledSlide: boolean;
  /** Only then it is shown. */
  IsOn: boolean;
  buttonLink: string;
  /** Id of the section of the home page that the button scrolls to instead. */
  componentId: string | null;
  secondaryButtonLink: string | null;
}

/** Shown when the server has no slides of its own or cannot be asked. */
export const localSlides: readonly LocalSlide[] = [
  {
    id: 'welcome',
    webImage: 'slides/welcome-web.svg',
    mobileImage: 'slides/welcome-mobile.svg',
    order: 1,
    isStyledSlide: true,
    IsOn: true,
    buttonLink: contentPaths.doctors(),
    componentId: null,
    secondaryButtonLink: contentPaths.shifts(),
  },
  {
    id: 'homeVisit',
    webImage: 'slides/home-visit-web.svg',
    mobileImage: 'slides/home-visit-mobile.svg',
    order: 2,
    isStyledSlide: true,
    IsOn: true,
    buttonLink: '',
    componentId: 'services',
    secondaryButtonLink: contentPaths.homeVisit(),
  },
];
