import type { ErrorCode, Lang } from '@clinic/contracts';

/** What the API says with each error code, in the caller's language (E7). */
export const errorMessages: Record<ErrorCode, Record<Lang, string>> = {
  BAD_REQUEST: { ar: 'تعذّر فهم الطلب.', en: 'The request could not be understood.' },
  UNAUTHENTICATED: { ar: 'سجّل الدخول أولًا.', en: 'Please sign in first.' },
  SESSION_EXPIRED: { ar: 'انتهت جلستك. سجّل الدخول من جديد.', en: 'Your session has ended. Please sign in again.' },
  INVALID_CREDENTIALS: {
    ar: 'البريد الإلكتروني أو رقم الجوال أو كلمة المرور غير صحيحة.',
    en: 'The email, mobile number or password is not correct.',
  },
  FORBIDDEN: { ar: 'لا تملك صلاحية القيام بهذا.', en: 'You are not allowed to do this.' },
  CSRF_MISMATCH: {
    ar: 'انتهت صلاحية هذه الصفحة. أعد تحميلها ثم حاول مرة أخرى.',
    en: 'This page has expired. Reload it and try again.',
  },
  PHONE_NOT_VERIFIED: { ar: 'وثّق رقم جوالك أولًا.', en: 'Please verify your mobile number first.' },
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
  NOT_CLAIMED: { ar: 'هذا السؤال ليس محجوزًا لأحد.', en: 'Nobody is working on this question.' },
  INVALID_TRANSITION: {
    ar: 'لا يمكن إجراء هذا التغيير في الحالة الحالية. أعد تحميل الصفحة لترى ما تغيّر.',
    en: 'This cannot be done in the present state. Reload the page to see what has changed.',
  },
  ALREADY_WAITING: {
    ar: 'أنت على قائمة الانتظار لهذا الطلب بالفعل.',
    en: 'You are on the waiting list for this already.',
  },
  IDEMPOTENCY_CONFLICT: {
    ar: 'ما زال الطلب نفسه قيد المعالجة. حاول بعد لحظات.',
    en: 'The same request is still being processed. Try again in a moment.',
  },
  HOLD_EXPIRED: { ar: 'انتهت مدة حجز الوقت المؤقت.', en: 'The time is no longer kept for you.' },
  OTP_EXPIRED: {
    ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا.',
    en: 'The code is no longer valid. Ask for a new one.',
  },
  OFFER_EXPIRED: {
    ar: 'انتهت مهلة هذا العرض، وأصبح الوقت متاحًا لغيرك.',
    en: 'This offer has run out, and the time went to somebody else.',
  },
  FILE_TOO_LARGE: { ar: 'حجم ما أُرسل أكبر من المسموح.', en: 'What was sent is larger than allowed.' },
  FILE_TYPE: { ar: 'هذا النوع من المحتوى غير مقبول.', en: 'This type of content is not accepted.' },
  VALIDATION: { ar: 'بعض البيانات ناقصة أو غير صحيحة.', en: 'Some details are missing or not correct.' },
  DATE_OUT_OF_RANGE: {
    ar: 'هذا اليوم خارج الأيام المتاحة للحجز.',
    en: 'This day is outside the days that can be booked.',
  },
  SLOT_NOT_OFFERED: { ar: 'هذا الوقت ليس من أوقات عمل الطبيب.', en: 'The doctor does not offer this time.' },
  TOO_LATE_TO_CANCEL: {
    ar: 'يمكن إلغاء الموعد حتى 24 ساعة قبله. اتصل بنا من فضلك.',
    en: 'An appointment can be cancelled until 24 hours before it. Please call us.',
  },
  TOO_MANY_BOOKINGS: {
    ar: 'لدى المريض خمسة مواعيد قادمة، وهو الحد الأعلى.',
    en: 'The patient has five coming appointments, which is the most allowed.',
  },
  TOO_MANY_WAITING: {
    ar: 'لديك خمسة طلبات على قائمة الانتظار، وهو الحد الأعلى. ألغِ أحدها لتضيف غيره.',
    en: 'You have five wishes on the waiting list, which is the most allowed. Leave one to add another.',
  },
  OTP_INVALID: { ar: 'الرمز غير صحيح. تحقق منه وأعد المحاولة.', en: 'The code is not right. Check it and try again.' },
  IDEMPOTENCY_MISMATCH: {
    ar: 'استُخدم مفتاح هذا الطلب من قبل لطلب مختلف.',
    en: 'The key of this request was used before for a different request.',
  },
  CHALLENGE_REQUIRED: {
    ar: 'أرسلتَ عدة أسئلة اليوم، فنحتاج إلى لحظة للتأكد أن الطلب ليس آليًا. حاول مرة أخرى.',
    en: 'You have sent several questions today, so we need a moment to make sure that no robot is at work. Try again.',
  },
  RATE_LIMITED: {
    ar: 'محاولات كثيرة متتالية. انتظر قليلًا ثم حاول مرة أخرى.',
    en: 'Too many attempts. Wait a little and try again.',
  },
  INTERNAL: {
    ar: 'حدث خطأ لدينا. حاول مرة أخرى بعد قليل.',
    en: 'Something went wrong on our side. Try again shortly.',
  },
  MAINTENANCE: {
    ar: 'الخدمة متوقفة مؤقتًا للصيانة. حاول بعد قليل.',
    en: 'The service is paused for maintenance. Try again shortly.',
  },
};
