import type { PageContent } from '../parts/page-content.ts';

/** S15, S143. */
export const content: PageContent = {
  title_ar: 'حقوق المرضى',
  title_en: 'Patient rights',
  lead_ar: 'ما لك علينا في كل زيارة، وما يعيننا على أن نحسن رعايتك.',
  lead_en: 'What you may expect of us at every visit, and what helps us to look after you well.',
  sections: [
    {
      heading_ar: 'الاحترام والخصوصية',
      heading_en: 'Respect and privacy',
      body_ar:
        'تُعامل باحترام أيًّا كان عمرك أو جنسك أو جنسيتك. يُفحص جسدك في مكان مغلق، ولك أن تطلب حضور مرافق أو ممرضة من جنسك. ولا يطّلع على ملفك إلا من يشارك في علاجك.',
      body_en:
        'You are treated with respect whatever your age, sex or nationality. You are examined in a closed room, and may ask for a companion or a nurse of your own sex. Only those who take part in your treatment see your record.',
    },
    {
      heading_ar: 'المعرفة والقرار',
      heading_en: 'Knowing and deciding',
      body_ar:
        'من حقك أن تعرف اسم من يعالجك، وأن تفهم تشخيصك والخيارات المتاحة وفوائدها ومخاطرها وتكلفتها بلغة تفهمها. لا يُجرى لك إجراء إلا بموافقتك، ولك أن ترفضه أو تغيّر رأيك أو تطلب رأيًا ثانيًا.',
      body_en:
        'You have the right to know who treats you, and to understand your diagnosis, the choices, their benefits, risks and prices in a language you understand. Nothing is done without your consent; you may refuse, change your mind or ask for a second opinion.',
    },
    {
      heading_ar: 'ملفك الطبي',
      heading_en: 'Your medical record',
      body_ar:
        'لك أن تطّلع على ملفك، وأن تأخذ نسخة منه، وأن تطلب تصحيح ما فيه من خطأ. نحفظ معلوماتك الصحية وفق نظام حماية البيانات الشخصية في المملكة، ولا نستخدمها لغير علاجك إلا بإذنك أو بما يوجبه النظام.',
      body_en:
        'You may read your record, take a copy of it and have mistakes corrected. Your health information is kept under the Personal Data Protection Law of the Kingdom and is used for nothing but your treatment, except with your consent or where the law demands it.',
    },
    {
      heading_ar: 'الشكوى والاقتراح',
      heading_en: 'Complaints and suggestions',
      body_ar:
        'قل لنا ما لم يعجبك، ولن يؤثر ذلك في علاجك. ابدأ بالطبيب أو الاستقبال أو اتصل بنا، وإن لم يرضك ردنا فمركز وزارة الصحة 937 يستقبل شكواك في أي وقت.',
      body_en:
        'Tell us what was not right; it will not affect your treatment. Begin with your doctor or the reception desk, or call us. If our answer does not satisfy you, the Ministry of Health takes complaints on 937 at any time.',
    },
    {
      heading_ar: 'ما نرجوه منك',
      heading_en: 'What we ask of you',
      body_ar:
        'أخبر طبيبك بتاريخك الصحي وحساسيتك وأدويتك كاملة. احضر في موعدك أو ألغه مبكرًا ليستفيد منه غيرك. واسأل حين لا تفهم، فسؤالك جزء من علاجك.',
      body_en:
        'Tell your doctor your whole history, your allergies and all your medicines. Come on time, or cancel early so that somebody else can have the time. Ask when something is unclear: your question is part of the treatment.',
    },
  ],
  questions: [],
};
