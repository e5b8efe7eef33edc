import type { DemoSpecialty } from '../types.ts';

export const orthopedics: DemoSpecialty = {
  id: 10,
  slug_ar: 'جراحة-العظام-والمفاصل',
  slug_en: 'orthopedics',
  name_ar: 'جراحة العظام والمفاصل',
  name_en: 'Orthopaedics',
  summary_ar: 'الكسور وخشونة الركبة والكتف والعمود الفقري، مع أشعة في المبنى نفسه.',
  summary_en: 'Fractures, worn knees, shoulder and spine problems, with X-ray in the same building.',
  icon: 'bone',
  order: 10,
  slot_minutes: 20,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'خشونة المفاصل وإصابات الأربطة والغضاريف، والتهاب أوتار الكتف والمرفق، وانزلاق الغضروف، وهشاشة العظام، ومتابعة الكسور بعد الجبس أو التثبيت. أغلب المرضى يتحسنون بالعلاج غير الجراحي والتأهيل.',
      body_en:
        'Worn joints, ligament and cartilage injuries, tendon problems of shoulder and elbow, disc prolapse, osteoporosis, and fractures after plaster or fixation. Most people improve without an operation, with rehabilitation.',
    },
    {
      heading_ar: 'متى تزورنا',
      heading_en: 'When to come',
      body_ar:
        'احجز إذا استمر ألم المفصل أكثر من أسبوعين رغم الراحة، أو تورمت الركبة، أو قفلت أو خانتك أثناء المشي.\n\nالكسر الظاهر أو التشوه بعد السقوط، أو مفصل ساخن متورم مع حرارة، أو خدر في الطرف بعد إصابة، مكانها الطوارئ لا العيادة.',
      body_en:
        'Book if joint pain lasts more than two weeks despite rest, or if a knee swells, locks or gives way.\n\nAn obvious fracture or deformity after a fall, a hot swollen joint with fever, or a numb limb after an injury belongs in an emergency department, not in a clinic.',
    },
    {
      heading_ar: 'زيارتك الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'يفحص الطبيب حركة المفصل وثباته، ويطلب الأشعة أثناء الوقوف إن لزم وتعود بها إليه في اليوم نفسه. أحضر صورك السابقة على قرص أو عبر رابط، وتقرير أي عملية أُجريت لك.',
      body_en:
        'The doctor examines movement and stability and, if needed, requests standing X-rays that you bring back the same day. Bring earlier images on disc or as a link, and the report of any operation.',
    },
  ],
  services: [
    { name_ar: 'علاج خشونة الركبة والورك', name_en: 'Knee and hip arthritis care' },
    { name_ar: 'إصابات الرباط الصليبي والغضروف', name_en: 'Cruciate ligament and meniscus injuries' },
    { name_ar: 'عيادة الكتف والمرفق', name_en: 'Shoulder and elbow clinic' },
    { name_ar: 'عيادة العمود الفقري', name_en: 'Spine clinic' },
    { name_ar: 'متابعة الكسور والجبائر', name_en: 'Fracture and plaster follow-up' },
    { name_ar: 'حقن المفاصل', name_en: 'Joint injections' },
  ],
};
