import type { DemoSpecialty } from '../types.ts';

export const neurology: DemoSpecialty = {
  id: 11,
  slug_ar: 'المخ-والأعصاب',
  slug_en: 'neurology',
  name_ar: 'المخ والأعصاب',
  name_en: 'Neurology',
  summary_ar: 'الصداع والصرع والخدر والرعاش واضطرابات الذاكرة، بتقييم هادئ لا يستعجل الصور.',
  summary_en: 'Headache, epilepsy, numbness, tremor and memory problems, assessed calmly before any scan is ordered.',
  icon: 'brain',
  order: 11,
  slot_minutes: 30,
  sections: [
    {
      heading_ar: 'ماذا نعالج',
      heading_en: 'What we treat',
      body_ar:
        'الصداع النصفي وأنواع الصداع الأخرى، والصرع، والتصلب المتعدد، واعتلال الأعصاب الطرفية ومنها أعصاب السكري، وباركنسون والرعاش، وضعف الذاكرة، والمتابعة بعد السكتة الدماغية.',
      body_en:
        'Migraine and other headaches, epilepsy, multiple sclerosis, disorders of the peripheral nerves including diabetic neuropathy, Parkinson’s disease and tremor, memory loss, and follow-up after a stroke.',
    },
    {
      heading_ar: 'متى يكون الأمر طارئًا',
      heading_en: 'When it is an emergency',
      body_ar:
        'ميلان الفم، أو ضعف ذراع أو ساق، أو تلعثم مفاجئ في الكلام: اتصل بالرقم 997 واحفظ وقت بدء الأعراض، فالعلاج مرتبط بالدقائق. وكذلك أشد صداع في حياتك إذا بدأ فجأة، أو تشنج يزيد على خمس دقائق.',
      body_en:
        'A drooping face, a weak arm or leg, or suddenly slurred speech: call 997 and note when it began, because treatment depends on minutes. The same goes for the worst headache of your life that started suddenly, and for a seizure longer than five minutes.',
    },
    {
      heading_ar: 'زيارتك الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'أغلب التشخيص في القصة: متى بدأت الأعراض، وكم تدوم، وماذا يسبقها. اكتب مفكرة صداع لأسبوعين إن استطعت، واصطحب من شاهد نوبتك إن كنت تفقد الوعي خلالها. بعد الفحص العصبي نقرر معك إن كان تخطيط الدماغ أو الرنين مفيدًا.',
      body_en:
        'Most of the diagnosis lies in the story: when it began, how long it lasts, what comes before. Keep a headache diary for two weeks if you can, and bring someone who has seen your attacks if you lose consciousness. After the examination we decide together whether an EEG or MRI would help.',
    },
  ],
  services: [
    { name_ar: 'عيادة الصداع والشقيقة', name_en: 'Headache and migraine clinic' },
    { name_ar: 'تخطيط الدماغ ومتابعة الصرع', name_en: 'EEG and epilepsy follow-up' },
    { name_ar: 'تخطيط الأعصاب والعضلات', name_en: 'Nerve conduction and muscle studies' },
    { name_ar: 'عيادة الذاكرة', name_en: 'Memory clinic' },
    { name_ar: 'اضطرابات الحركة والرعاش', name_en: 'Movement disorders and tremor' },
    { name_ar: 'المتابعة بعد السكتة الدماغية', name_en: 'Follow-up after stroke' },
  ],
};
