import type { PageContent } from '../parts/page-content.ts';

export const scene = '/images/services/consultation.svg';

/** S15. */
export const content: PageContent = {
  title_ar: 'من نحن',
  title_en: 'About us',
  lead_ar: 'مجمع عيادات متعددة التخصصات، نعتني بالأسرة كلها في مكان واحد وبملف واحد، ليلًا ونهارًا.',
  lead_en:
    'A group of clinics of many specialities that looks after the whole family in one place and one record, day and night.',
  sections: [
    {
      heading_ar: 'كيف نعمل',
      heading_en: 'How we work',
      body_ar:
        'نبدأ بالاستماع. لكل زيارة وقت يكفي لأن تشرح ما بك وأن تفهم ما نقترحه ولماذا. لا نطلب فحصًا إلا إذا كان سيغيّر قرار العلاج، ونكتب لك الخطة وتكلفتها قبل أن نبدأ.\n\nحين تحتاج حالتك إلى أكثر من تخصص، يتشاور أطباؤنا فيما بينهم على ملفك، فلا تعيد القصة في كل عيادة.',
      body_en:
        'We begin by listening. Every visit has time for you to say what is wrong and to understand what we suggest and why. We ask for a test only if it will change the treatment, and write down the plan and its price before we start.\n\nWhen you need more than one speciality, our doctors confer over the same record, so that you do not tell your story again in every room.',
    },
    {
      heading_ar: 'سلامتك',
      heading_en: 'Your safety',
      body_ar:
        'يحمل أطباؤنا ترخيص الهيئة السعودية للتخصصات الصحية. نتحقق من اسمك وحساسيتك قبل كل دواء أو إجراء، ونعقّم الأدوات بعد كل مريض، ونراجع ما حدث من أخطاء لنتعلم منها ونخبر صاحبها بها.',
      body_en:
        'Our doctors are licensed by the Saudi Commission for Health Specialties. We check your name and allergies before every medicine or procedure, sterilise instruments after every patient, and look into mistakes to learn from them and to tell those they concern.',
    },
    {
      heading_ar: 'خصوصيتك',
      heading_en: 'Your privacy',
      body_ar:
        'معلوماتك الصحية لك. يراها فريق علاجك وحده، ولا نشاركها مع أحد بلا إذنك إلا ما يوجبه النظام. ويمكنك طلب نسخة من ملفك أو تصحيح ما فيه.',
      body_en:
        'Your health information belongs to you. Only the team that treats you sees it, and we share it with nobody without your consent, except where the law demands it. You may ask for a copy of your record or have it corrected.',
    },
  ],
  questions: [],
};
