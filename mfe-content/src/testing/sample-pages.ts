import type {
  Department,
  Offer,
  PackageSummary,
  PageContent,
  Partner,
  SkinTipSummary,
  Treatment,
} from '@clinic/contracts/content';

/** Written content as the API answers it, for tests. */
export function aPage(id: string, changes: Partial<PageContent> = {}): PageContent {
  return {
    id,
    title_ar: `صفحة ${id}`,
    title_en: `Page ${id}`,
    lead_ar: `مقدمة ${id}`,
    lead_en: `Lead of ${id}`,
    image: `services/${id}.svg`,
    sections: [
      {
        heading_ar: 'قبل الفحص',
        heading_en: 'Before the examination',
        body_ar: 'أول\n\nثان',
        body_en: 'First\n\nSecond',
      },
    ],
    groups: [
      {
        id: 'devices',
        title_ar: 'أجهزتنا',
        title_en: 'Our devices',
        icon: 'lab',
        items: [
          { name_ar: 'جهاز الدم', name_en: 'Blood analyser', text_ar: 'يعد الخلايا.', text_en: 'Counts the cells.' },
          { name_ar: 'مجهر', name_en: 'Microscope', text_ar: 'يكبّر.', text_en: 'Enlarges.' },
        ],
      },
    ],
    questions: [
      {
        question_ar: 'هل أصوم؟',
        question_en: 'Must I fast?',
        answer_ar: 'نعم، ثماني ساعات.',
        answer_en: 'Yes, eight hours.',
      },
    ],
    updated_at: '2026-11-02T09:00:00Z',
    ...changes,
  };
}

const names: Record<string, readonly [string, string]> = {
  clinic: ['العيادات', 'Clinics'],
  ambulance: ['الإسعاف', 'Ambulance'],
  dermatology: ['الجلدية والتجميل', 'Dermatology and cosmetics'],
  radiology: ['الأشعة', 'Radiology'],
  laboratory: ['المختبر', 'Laboratory'],
  'home-visit': ['الزيارة المنزلية', 'Home visit'],
  'home-visit-emergency': ['الزيارة المنزلية الطارئة', 'Emergency home visit'],
};
const opening: Record<string, readonly [number, number]> = {
  clinic: [0, 1440],
  ambulance: [540, 840],
  dermatology: [540, 720],
  radiology: [480, 960],
  laboratory: [480, 1080],
  'home-visit': [480, 840],
  'home-visit-emergency': [0, 1440],
};

/** A department with the hours of S141, every day of the week. */
export function aDepartment(id: string, changes: Partial<Department> = {}): Department {
  const [name_ar = id, name_en = id] = names[id] ?? [];
  const [start_min = 480, duration_min = 600] = opening[id] ?? [];
  return {
    id,
    name_ar,
    name_en,
    note_ar: '',
    note_en: '',
    intervals: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start_min, duration_min })),
    ...changes,
  };
}

/** Every department of S141, in its order. */
export function allDepartments(): Department[] {
  return Object.keys(opening).map((id) => aDepartment(id));
}

export function anOffer(id: number, changes: Partial<Offer> = {}): Offer {
  return {
    id,
    slug: `offer-${id}`,
    doctor: null,
    icon: 'offer',
    style: 'soft',
    title_ar: `عرض ${id}`,
    title_en: `Offer ${id}`,
    subtitle_ar: `وصف العرض ${id}`,
    subtitle_en: `About offer ${id}`,
    text_ar: `تفاصيل العرض ${id}`,
    text_en: `Details of offer ${id}`,
    cta_text_ar: `اسأل عن ${id}`,
    cta_text_en: `Ask about ${id}`,
    cta: 'contact',
    cta_link: null,
    price: null,
    price_before: null,
    discount_percent: null,
    image: null,
    valid_from: '2026-11-01',
    valid_to: '2027-02-28',
    ...changes,
  };
}

export function aPackage(id: number, changes: Partial<PackageSummary> = {}): PackageSummary {
  return {
    id,
    slug_ar: `باقة-${id}`,
    slug_en: `package-${id}`,
    name_ar: `باقة ${id}`,
    name_en: `Package ${id}`,
    summary_ar: `ملخص الباقة ${id}`,
    summary_en: `Summary of package ${id}`,
    audience_ar: 'للبالغين',
    audience_en: 'For adults',
    image: `packages/${id}.svg`,
    price: 450,
    price_before: null,
    items_count: 11,
    ...changes,
  };
}

export function aPartner(id: number, changes: Partial<Partner> = {}): Partner {
  return { id, name_ar: `شركة ${id}`, name_en: `Insurer ${id}`, image: `partners/${id}.svg`, ...changes };
}

export function aTreatment(id: number, changes: Partial<Treatment> = {}): Treatment {
  return {
    id,
    slug: `treatment-${id}`,
    name_ar: `علاج ${id}`,
    name_en: `Treatment ${id}`,
    summary_ar: `ملخص العلاج ${id}`,
    summary_en: `Summary of treatment ${id}`,
    body_ar: `شرح العلاج ${id}\n\nتتمة الشرح`,
    body_en: `Explanation of treatment ${id}\n\nMore of it`,
    image: null,
    ...changes,
  };
}

export function aSkinTip(id: number, changes: Partial<SkinTipSummary> = {}): SkinTipSummary {
  return {
    id,
    slug_ar: `نصيحة-${id}`,
    slug_en: `tip-${id}`,
    title_ar: `نصيحة ${id}`,
    title_en: `Tip ${id}`,
    summary_ar: `ملخص النصيحة ${id}`,
    summary_en: `Summary of tip ${id}`,
    image: `articles/${id}.svg`,
    ...changes,
  };
}
