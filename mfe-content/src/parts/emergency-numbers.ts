import type { ContentItem } from '@clinic/contracts/content';

/** Who helps when the clinic's ambulance does not drive: the numbers are national. */
export const emergencyNumbers: readonly (ContentItem & { number: string })[] = [
  {
    number: '997',
    name_ar: 'الهلال الأحمر السعودي',
    name_en: 'Saudi Red Crescent',
    text_ar: 'إسعاف في أي ساعة عند الخطر على الحياة.',
    text_en: 'An ambulance at any hour when life is in danger.',
  },
  {
    number: '937',
    name_ar: 'وزارة الصحة',
    name_en: 'Ministry of Health',
    text_ar: 'استشارة صحية هاتفية على مدار الساعة.',
    text_en: 'Health advice by phone, around the clock.',
  },
];
