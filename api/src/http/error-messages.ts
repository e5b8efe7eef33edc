import type { ErrorCode, Lang } from '@clinic/contracts';

/** What it says with `RATE_LIMITED` when it knows how long to wait: «بعد 60 ثانية», `in 60 seconds`. */
export const tooManyAttempts: Record<Lang, (wait: string) => string> = {
  ar: (wait) => `محاولات كثيرة متتالية. حاول مرة أخرى ${wait}.`,
  en: (wait) => `Too many attempts. Try again ${wait}.`,
};

/** What the API says with each error code, in the caller's language (E7). */
export const errorMessages: Record<ErrorCode, Record<Lang, string>> = {
  BAD_REQUEST: { ar: 'تعذّر فهم الطلب.', en: 'The request could not be understood.' },
  UNAUTHENTICATED: { ar: 'سجّل الدخول أولًا.', en: 'Please sign in first.' },
  SESSION_EXPIRED: { ar: 'انتهت جلستك. سجّل الدخول من جديد.', en: 'Your session has ended. Please sign in again.' },
  INVALID_CREDENTIALS: {
    ar: 'بيانات الدخول غير صحيحة. تحقّق من البريد الإلكتروني أو رقم الجوال ومن كلمة المرور.',
    en: 'Your sign-in details are incorrect. Check your email address or mobile number and your password.',
  },
  FORBIDDEN: { ar: 'لا يُسمح لحسابك بهذا.', en: 'Your account is not allowed to do this.' },
  PREVIEW_READ_ONLY: {
    ar: 'أنت في معاينة للموقع في تاريخ آخر، ولا يُرسل منها شيء. أنهِ المعاينة ثم حاول مرة أخرى.',
    en: 'You are looking at a preview of the site at another date, and nothing is sent from it. End the preview and try again.',
  },
  PREVIEW_ENDED: {
    ar: 'انتهت صلاحية هذه المعاينة. اطلب رابطًا جديدًا ممن أرسله إليك.',
    en: 'This preview has ended. Ask for a new link from whoever sent it to you.',
  },
  CSRF_MISMATCH: {
    ar: 'انتهت صلاحية هذه الصفحة. أعد تحميلها ثم حاول مرة أخرى.',
    en: 'This page has expired. Reload it and try again.',
  },
  PHONE_NOT_VERIFIED: { ar: 'وثّق رقم جوالك أولًا.', en: 'Please verify your mobile number first.' },
  SECOND_FACTOR_REQUIRED: {
    ar: 'يحتاج هذا الحساب إلى خطوة تحقّق ثانية.',
    en: 'This account needs a second step to sign in.',
  },
  CONFIRMATION_REQUIRED: {
    ar: 'أكّد هويتك أولًا، ثم حاول مرة أخرى.',
    en: 'Please confirm that it’s you, then try again.',
  },
  FACTOR_CONFIRMATION_REQUIRED: {
    ar: 'أكّد هويتك أولًا برمز أو بمفتاح مرور، ثم حاول مرة أخرى.',
    en: 'Please confirm with a code or passkey that it’s you, then try again.',
  },
  NOT_FOUND: { ar: 'لم نجد ما تبحث عنه.', en: 'We could not find what you are looking for.' },
  SLOT_TAKEN: {
    ar: 'حُجز هذا الموعد قبل قليل. اختر موعدًا آخر من فضلك.',
    en: 'This time has just been taken. Please choose another one.',
  },
  PATIENT_BUSY: {
    ar: 'لدى المريض موعد آخر في الوقت نفسه.',
    en: 'The patient already has another appointment at that time.',
  },
  ALREADY_ANSWERED: {
    ar: 'سبق إرسال الإجابة، وتبقى كما هي.',
    en: 'This has been answered already. That answer stays as it is.',
  },
  ALREADY_CLAIMED: {
    ar: 'يعمل زميل على هذا السؤال الآن.',
    en: 'A colleague is working on this question at the moment.',
  },
  NOT_CLAIMED: { ar: 'لم يستلم أحد هذا السؤال.', en: 'No one is working on this question.' },
  OUTSIDE_LIMITS: {
    ar: 'يمسّ هذا التغيير مواعيد أو أوقاتًا خارج التخصصات والفروع التي يشملها دورك. اطلبه من زميل يشمل دوره العيادة كلها.',
    en: 'This would also change appointments or hours outside the specialities and branches your role covers. Ask a colleague whose role covers the whole clinic.',
  },
  VISITS_UNSETTLED: {
    ar: 'توجد مواعيد محجوزة لم تعد تناسب الأوقات الجديدة. حدّد ما يُفعل بكل منها أولًا.',
    en: 'Some booked appointments no longer fit. Decide first what happens to each of them.',
  },
  INVALID_TRANSITION: {
    ar: 'لا يمكن إجراء هذا التغيير في الحالة الحالية. أعد تحميل الصفحة لترى ما تغيّر.',
    en: 'This cannot be done in its current status. Reload the page to see what has changed.',
  },
  EDIT_CONFLICT: {
    ar: 'غيّر أحد زملائك هذا بعد أن فتحته. اطّلع على ما تغيّر قبل أن تحفظ.',
    en: 'A colleague has changed this since you opened it. Look at what has changed before you save.',
  },
  TRANSLATION_OFF: {
    ar: 'لم تُفعَّل الترجمة الآلية في هذا الموقع.',
    en: 'Machine translation is not set up on this site.',
  },
  TRANSLATION_FAILED: {
    ar: 'لم تُجب خدمة الترجمة كما ينبغي، ولم يتغيّر شيء من النص. حاول مرة أخرى بعد قليل.',
    en: 'The translation service did not answer as it should. Nothing in the text has changed. Try again shortly.',
  },
  DAY_FULL: {
    ar: 'اكتملت مواعيد الطبيب في هذا اليوم. اختر يومًا آخر.',
    en: 'The doctor is fully booked on this day. Choose another day.',
  },
  ALREADY_WAITING: {
    ar: 'سبق أن سجّلت هذا الطلب في قائمة الانتظار.',
    en: 'You are already on the waiting list for this.',
  },
  IDEMPOTENCY_CONFLICT: {
    ar: 'ما زال الطلب نفسه قيد المعالجة. حاول بعد لحظات.',
    en: 'The same request is still being processed. Try again in a moment.',
  },
  HOLD_EXPIRED: { ar: 'انتهت مدة حجز هذا الوقت مؤقتًا.', en: 'Your hold on this time has expired.' },
  OTP_EXPIRED: {
    ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.',
    en: 'The code has expired. Request a new one.',
  },
  OFFER_EXPIRED: {
    ar: 'انتهت مهلة هذا العرض، وأصبح الوقت متاحًا لغيرك.',
    en: 'This offer has expired, and the time is now available to others.',
  },
  FILE_TOO_LARGE: { ar: 'حجم ما أُرسل أكبر من المسموح.', en: 'What you sent is larger than allowed.' },
  FILE_TYPE: { ar: 'هذا النوع من المحتوى غير مقبول.', en: 'This type of content is not accepted.' },
  FILE_UNSAFE: {
    ar: 'لا نقبل ملفًا محميًا بكلمة مرور، أو فيه برامج أو مرفقات.',
    en: 'We cannot accept a file with a password, scripts or attachments.',
  },
  VALIDATION: { ar: 'بعض البيانات ناقصة أو غير صحيحة.', en: 'Some details are missing or incorrect.' },
  DATE_OUT_OF_RANGE: {
    ar: 'هذا اليوم خارج الأيام المتاحة للحجز.',
    en: 'This day cannot be booked.',
  },
  SLOT_NOT_OFFERED: {
    ar: 'لا يستقبل الطبيب المرضى في هذا الوقت.',
    en: 'The doctor does not see patients at this time.',
  },
  TOO_SOON: {
    ar: 'اقترب هذا الوقت، ولم يعد الحجز فيه ممكنًا لدى هذا الطبيب. اختر وقتًا أبعد، أو اتصل بنا.',
    en: 'It is too late to book this time with this doctor. Choose a later one, or call us.',
  },
  LINK_INVALID: {
    ar: 'هذا الرابط غير صحيح. افتحه من رسالة التذكير نفسها، أو اتصل بنا.',
    en: 'This link is not valid. Open it from the reminder itself, or call us.',
  },
  LINK_EXPIRED: {
    ar: 'انتهت صلاحية هذا الرابط: بدأ الموعد أو تغيّر بعد إرسال التذكير. اتصل بنا إن احتجت إلى مساعدة.',
    en: 'This link no longer works: the appointment has begun or was changed since the reminder. Call us if you need help.',
  },
  LINK_USED: {
    ar: 'استُخدم هذا الرابط من قبل، ولا يعمل إلا مرة واحدة. سجّل دخولك لتغيير موعدك، أو اتصل بنا.',
    en: 'This link was used before and works only once. Sign in to change your appointment, or call us.',
  },
  TOO_LATE_TO_CANCEL: {
    ar: 'لا يمكن إلغاء الموعد هنا إذا بقي عليه أقل من 24 ساعة. اتصل بنا من فضلك.',
    en: 'An appointment can be cancelled up to 24 hours before it starts. Please call us.',
  },
  TOO_MANY_BOOKINGS: {
    ar: 'لدى المريض خمسة مواعيد قادمة، وهو الحد الأعلى.',
    en: 'The patient has five upcoming appointments, which is the most allowed.',
  },
  TOO_MANY_WAITING: {
    ar: 'لديك خمسة طلبات في قائمة الانتظار، وهو الحد الأعلى. ألغِ أحدها لتضيف غيره.',
    en: 'You have five requests on the waiting list, which is the most allowed. Cancel one to add another.',
  },
  OTP_INVALID: {
    ar: 'الرمز غير صحيح. تحقّق منه وحاول مرة أخرى.',
    en: 'That code is incorrect. Check it and try again.',
  },
  IDEMPOTENCY_MISMATCH: {
    ar: 'استُخدم مفتاح هذا الطلب من قبل لطلب مختلف.',
    en: 'The key of this request was used before for a different request.',
  },
  CHALLENGE_REQUIRED: {
    ar: 'أرسلتَ عدة أسئلة اليوم، فنحتاج إلى لحظة للتأكّد من أن المرسل إنسان. حاول مرة أخرى.',
    en: 'You have sent several questions today, so we need a moment to check that a person is sending this. Try again.',
  },
  RATE_LIMITED: {
    ar: 'محاولات كثيرة متتالية. انتظر قليلًا ثم حاول مرة أخرى.',
    en: 'Too many attempts. Wait a moment and try again.',
  },
  INTERNAL: {
    ar: 'حدث خطأ لدينا. حاول مرة أخرى بعد قليل.',
    en: 'Something went wrong on our side. Try again shortly.',
  },
  MAINTENANCE: {
    ar: 'الخدمة متوقفة مؤقتًا للصيانة. حاول بعد قليل.',
    en: 'The service is paused for maintenance. Try again shortly.',
  },
  BUSY: {
    ar: 'عدد الزوار كبير الآن. انتظر لحظات ثم حاول مرة أخرى.',
    en: 'Many people are using the site right now. Wait a moment and try again.',
  },
};
