import type { DemoSpecialty } from '../types.ts';

export const ent: DemoSpecialty = {
  id: 5,
  slug_ar: 'الأنف-والأذن-والحنجرة',
  slug_en: 'ent-clinic',
  name_ar: 'الأنف والأذن والحنجرة',
  name_en: 'Ear, Nose and Throat',
  summary_ar: 'السمع والتوازن والجيوب والصوت والشخير، للكبار والصغار، مع قياس سمع في الزيارة نفسها.',
  summary_en:
    'Hearing, balance, sinuses, voice and snoring, for adults and children, with a hearing test in the same visit.',
  icon: 'ear',
  order: 5,
  slot_minutes: 20,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'التهابات الأذن المتكررة وضعف السمع والطنين والدوار، وحساسية الأنف والجيوب، وانحراف الحاجز، والتهاب اللوزتين واللحمية، وبحة الصوت وانقطاع النفس أثناء النوم. نجرب العلاج الدوائي أولًا، والجراحة خيار نناقشه معك حين تثبت فائدتها لك.',
      body_en:
        'Recurrent ear infections, hearing loss, ringing and dizziness; allergic nose and sinus disease, a deviated septum, tonsils and adenoids, hoarseness and sleep apnoea. Medicines come first; surgery is a choice we discuss when it is likely to help you.',
    },
    {
      heading_ar: 'متى تزورنا',
      heading_en: 'When to come',
      body_ar:
        'احجز إذا استمرت البحة أكثر من ثلاثة أسابيع، أو تكرر التهاب الحلق، أو كان طفلك يشخر ويتنفس من فمه، أو رفع صوت التلفاز أكثر من غيره.\n\nفقدان السمع المفاجئ في أذن واحدة يحتاج تقييمًا خلال يوم أو يومين، ونزيف الأنف الذي لا يتوقف بعد عشرين دقيقة من الضغط أو صعوبة التنفس يستدعي الطوارئ.',
      body_en:
        'Book if hoarseness lasts more than three weeks, if sore throats keep returning, or if your child snores, breathes through the mouth or turns the television up louder than others do.\n\nSudden hearing loss in one ear should be assessed within a day or two. A nosebleed that continues after twenty minutes of firm pressure, or difficulty breathing, needs an emergency department.',
    },
    {
      heading_ar: 'كيف تستعد',
      heading_en: 'How to prepare',
      body_ar:
        'لا تحاول تنظيف الأذن بالأعواد قبل الزيارة. أحضر قائمة أدويتك وأي صور مقطعية سابقة للجيوب، وإن كانت شكواك الشخير فاطلب من شريكك أن يصف ما يسمعه أو يسجله.',
      body_en:
        'Please do not clean your ears with cotton buds before the visit. Bring a list of your medicines and earlier sinus scans; if snoring is the problem, ask the person who hears it to describe or record it.',
    },
  ],
  services: [
    { name_ar: 'قياس السمع وضغط الأذن', name_en: 'Hearing and middle-ear tests' },
    { name_ar: 'تنظيف الأذن بالمجهر', name_en: 'Ear cleaning under the microscope' },
    { name_ar: 'منظار الأنف والحنجرة', name_en: 'Endoscopy of nose and larynx' },
    { name_ar: 'تقييم الدوار والتوازن', name_en: 'Dizziness and balance assessment' },
    { name_ar: 'علاج حساسية الأنف والجيوب', name_en: 'Allergic rhinitis and sinus care' },
    { name_ar: 'تقييم الشخير وانقطاع النفس', name_en: 'Snoring and sleep apnoea assessment' },
  ],
};
