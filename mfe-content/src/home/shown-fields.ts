import type { Doctor, Specialty } from '@clinic/contracts';
import type { HomeSettings, Partner, Post, Service, Slide } from '@clinic/contracts/content';
import type { PostOnCard } from '../parts/PostCard.tsx';
import { asCard } from '../parts/post-list.data.ts';
import { teaser } from '../parts/teaser.ts';

/** What the sections of the home page show of their records: the rest does not travel with the page. */

function featuredDoctor({ name_ar, name_en, slug_ar, slug_en, image, image_focus, job_titles }: Doctor) {
  return {
    name_ar,
    name_en,
    slug_ar,
    slug_en,
    image,
    ...(image_focus && { image_focus }),
    title: job_titles[0] ?? null,
  };
}

export function homeSettings({ featured_doctor: doctor, instalments }: HomeSettings) {
  return { featured: doctor && featuredDoctor(doctor), instalments };
}

/** A slide as its carousel shows it; the fields of the server's form that the local form repeats are left out. */
export function slideShown({ image: _image, IsOn: _on, order: _order, ...slide }: Slide) {
  return slide;
}

export function serviceTile({ title_ar, title_en, text_ar, text_en, image, image_focus, link }: Service) {
  return { title_ar, title_en, text_ar, text_en, image, ...(image_focus && { image_focus }), link };
}

export function specialtyTile({ id, name_ar, name_en, slug_en, icon, doctors_count }: Specialty) {
  return { id, name_ar, name_en, slug_en, icon, doctors_count };
}

/** A tile shows the first title. */
export function doctorTile(doctor: Doctor): Doctor {
  return { ...doctor, job_titles: doctor.job_titles.slice(0, 1) };
}

/** S45: a teaser of the text, whose HTML is not shown here. */
export function postCard(post: Post): PostOnCard {
  return { ...asCard(post), text_ar: teaser(post.description_ar), text_en: teaser(post.description_en) };
}

export function partnerMark({ name_ar, name_en, image }: Partner) {
  return { name_ar, name_en, image };
}
