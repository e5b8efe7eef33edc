import type { DemoSpecialty } from '../types.ts';

export const ophthalmology: DemoSpecialty = {
  id: 9,
  slug_ar: 'طب-العيون',
  slug_en: 'ophthalmology',
  name_ar: 'طب العيون',
  name_en: 'Ophthalmology',
  summary_ar: 'فحص النظر وأمراض الشبكية والقرنية والماء الأبيض والأزرق، للأطفال والكبار.',
  summary_en: 'Eye tests, cataract, glaucoma, and diseases of retina and cornea, for children and adults.',
  icon: 'eye',
  order: 9,
  slot_minutes: 20,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'ضعف النظر وجفاف العين والحساسية، والماء الأبيض والأزرق، واعتلال الشبكية السكري، والقرنية المخروطية التي تكثر في منطقتنا عند الشباب، والحول وكسل العين عند الأطفال.',
      body_en:
        'Refractive errors, dry and allergic eyes, cataract and glaucoma, diabetic eye disease, keratoconus (common among young people in our region), and squint or lazy eye in children.',
    },
    {
      heading_ar: 'متى تزورنا',
      heading_en: 'When to come',
      body_ar:
        'افحص عيني طفلك قبل دخول المدرسة، وافحص شبكيتك سنويًا إن كنت مصابًا بالسكري، وضغط العين بعد الأربعين خاصة مع تاريخ عائلي للماء الأزرق.\n\nالألم الشديد مع احمرار، أو فقدان النظر المفاجئ، أو ومضات ضوء مع ستارة سوداء، أو دخول مادة كيميائية في العين: اغسل العين بالماء إن كانت مادة كيميائية وتوجّه إلى الطوارئ فورًا.',
      body_en:
        'Have a child’s eyes checked before school, your retina every year if you have diabetes, and your eye pressure after forty, especially with glaucoma in the family.\n\nSevere pain with redness, sudden loss of sight, flashes with a dark curtain, or a chemical splash are emergencies: rinse a chemical out with water and go to an emergency department at once.',
    },
    {
      heading_ar: 'زيارتك الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'تبدأ بقياس النظر وضغط العين، وقد نوسّع الحدقة بقطرة تجعل القراءة والقيادة صعبة بضع ساعات؛ فاصطحب من يقود عنك وأحضر نظارتك الشمسية والطبية. أزل العدسات اللينة قبل يوم من الفحص، والصلبة قبل أسبوع أو كما يوصيك الطبيب.',
      body_en:
        'We measure vision and eye pressure, and may widen the pupil with drops that make reading and driving difficult for a few hours, so bring someone to drive, your sunglasses and your spectacles. Leave soft lenses out for a day beforehand, rigid ones for a week or as advised.',
    },
  ],
  services: [
    { name_ar: 'فحص النظر ووصف النظارات', name_en: 'Eye test and prescription of glasses' },
    { name_ar: 'فحص الشبكية لمرضى السكري', name_en: 'Diabetic retina screening' },
    { name_ar: 'تشخيص الماء الأزرق ومتابعته', name_en: 'Glaucoma diagnosis and follow-up' },
    { name_ar: 'تقييم الماء الأبيض', name_en: 'Cataract assessment' },
    { name_ar: 'تصوير القرنية وتقييم تصحيح النظر', name_en: 'Corneal imaging and vision correction assessment' },
    { name_ar: 'عيون الأطفال والحول', name_en: 'Children’s eyes and squint' },
  ],
};
