import type { DemoSpecialty } from '../types.ts';

export const psychiatry: DemoSpecialty = {
  id: 13,
  slug_ar: 'الطب-النفسي',
  slug_en: 'psychiatry-mental-health',
  name_ar: 'الطب النفسي والصحة النفسية',
  name_en: 'Psychiatry and Mental Health',
  summary_ar: 'مساحة آمنة للحديث عن القلق والاكتئاب والنوم والضغوط، بسرية يحميها النظام.',
  summary_en: 'A safe place to talk about anxiety, depression, sleep and stress, in confidence protected by law.',
  icon: 'mind',
  order: 13,
  slot_minutes: 30,
  sections: [
    {
      heading_ar: 'بماذا نساعد',
      heading_en: 'What we help with',
      body_ar:
        'القلق ونوبات الهلع، والاكتئاب بما فيه اكتئاب ما بعد الولادة، والوسواس القهري، واضطرابات النوم، وفرط الحركة وتشتت الانتباه، وضغوط العمل والدراسة والفقد. يجمع العلاج بين الجلسات النفسية والدواء بحسب حالتك ورغبتك.',
      body_en:
        'Anxiety and panic attacks, depression including after childbirth, obsessive-compulsive disorder, sleep problems, attention deficit, and the stress of work, study or loss. Treatment combines talking therapy and medicine according to your condition and your wishes.',
    },
    {
      heading_ar: 'متى تطلب المساعدة',
      heading_en: 'When to ask for help',
      body_ar:
        'إذا استمر الحزن أو القلق أسبوعين وأثّر في نومك أو عملك أو علاقاتك، فلا تنتظر أن يزول وحده. طلب المساعدة مبكرًا يجعل الطريق أقصر.\n\nإذا راودتك أفكار بإيذاء نفسك فأنت لست وحدك: أخبر شخصًا تثق به الآن، واتصل بالرقم 997 أو توجّه إلى أقرب طوارئ، ويمكنك الاتصال بالرقم 937 لاستشارة على مدار الساعة.',
      body_en:
        'If low mood or worry has lasted two weeks and touches your sleep, work or relationships, do not wait for it to pass by itself. Asking early makes the way shorter.\n\nIf you have thoughts of harming yourself, you are not alone: tell someone you trust now, and call 997 or go to the nearest emergency department. Advice is also available day and night on 937.',
    },
    {
      heading_ar: 'زيارتك الأولى',
      heading_en: 'Your first visit',
      body_ar:
        'حديث لا استجواب. تقول ما تريد بالقدر الذي تريد، ولا يطّلع أحد على ملفك دون إذنك إلا في حدود ما يوجبه النظام لحمايتك أو حماية غيرك. في نهايتها نتفق على خطوة واحدة أو خطوتين.',
      body_en:
        'It is a conversation, not an interrogation. You say as much as you want, and nobody sees your record without your permission except where the law requires it to protect you or others. At the end we agree on one or two steps.',
    },
  ],
  services: [
    { name_ar: 'تقييم القلق والاكتئاب', name_en: 'Assessment of anxiety and depression' },
    { name_ar: 'العلاج المعرفي السلوكي', name_en: 'Cognitive behavioural therapy' },
    { name_ar: 'اضطرابات النوم والأرق', name_en: 'Sleep disorders and insomnia' },
    { name_ar: 'تقييم فرط الحركة وتشتت الانتباه', name_en: 'Attention deficit assessment' },
    { name_ar: 'الصحة النفسية بعد الولادة', name_en: 'Mental health after childbirth' },
    { name_ar: 'الإرشاد الأسري', name_en: 'Family counselling' },
  ],
};
