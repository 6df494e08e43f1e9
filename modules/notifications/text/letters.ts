/** The first line of the letter beside a notification. */
const greetings = {
  ar: 'مرحبًا {{name}}،',
  en: 'Hello {{name}},',
  fr: 'Bonjour {{name}},',
} as const

export const greetingIn = (language: string): string =>
  language === 'ar' ? greetings.ar : language === 'fr' ? greetings.fr : greetings.en

/** What the merge fields of letters are called. */
export const markNames = {
  ar: {
    name: 'اسم القارئ',
    course: 'اسم الدورة',
    class: 'رمز الشعبة',
    day: 'يوم البدء',
    exam: 'اسم الاختبار',
    examStart: 'بداية الاختبار',
    examEnd: 'نهاية الاختبار',
    track: 'اسم المسار',
    meeting: 'اسم الاجتماع',
    meetingDay: 'يوم الاجتماع',
    meetingStart: 'بداية الاجتماع',
    meetingEnd: 'نهاية الاجتماع',
    meetingPlace: 'مكان الاجتماع',
    occasion: 'اسم الفعالية',
    code: 'الرمز',
    number: 'رقم الفاتورة',
    reason: 'السبب',
    report: 'اسم التقرير',
    serial: 'رقم الشهادة',
    until: 'آخر موعد',
    dueDay: 'يوم الاستحقاق',
    newDay: 'اليوم الجديد',
    sessionDay: 'يوم الجلسة',
    fromDay: 'اليوم السابق',
    time: 'الساعة',
    enrolled: 'عدد المسجلين',
    minimum: 'الحد الأدنى',
    status: 'الحالة',
  },
  en: {
    name: 'reader’s name',
    course: 'course',
    class: 'class code',
    day: 'first day',
    exam: 'exam',
    examStart: 'start of the exam',
    examEnd: 'end of the exam',
    track: 'track',
    meeting: 'meeting',
    meetingDay: 'day of the meeting',
    meetingStart: 'start of the meeting',
    meetingEnd: 'end of the meeting',
    meetingPlace: 'place of the meeting',
    occasion: 'event',
    code: 'code',
    number: 'invoice number',
    reason: 'reason',
    report: 'report',
    serial: 'certificate number',
    until: 'time limit',
    dueDay: 'due day',
    newDay: 'new day',
    sessionDay: 'day of the session',
    fromDay: 'former day',
    time: 'time',
    enrolled: 'number enrolled',
    minimum: 'minimum',
    status: 'status',
  },
  fr: {
    name: 'nom du destinataire',
    course: 'formation',
    class: 'code de la session',
    day: 'premier jour',
    exam: 'examen',
    examStart: 'début de l’examen',
    examEnd: 'fin de l’examen',
    track: 'parcours',
    meeting: 'réunion',
    meetingDay: 'jour de la réunion',
    meetingStart: 'début de la réunion',
    meetingEnd: 'fin de la réunion',
    meetingPlace: 'lieu de la réunion',
    occasion: 'événement',
    code: 'code',
    number: 'numéro de facture',
    reason: 'motif',
    report: 'rapport',
    serial: 'numéro du certificat',
    until: 'échéance',
    dueDay: 'jour d’exigibilité',
    newDay: 'nouveau jour',
    sessionDay: 'jour de la séance',
    fromDay: 'ancien jour',
    time: 'heure',
    enrolled: 'nombre d’inscrits',
    minimum: 'minimum',
    status: 'statut',
  },
} as const

/** The same as they stand in a letter in place of what nobody knows yet. */
export const markNamesIn = (language: 'ar' | 'en' | 'fr'): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(markNames[language]).map(([mark, name]) => [mark, `‹${name}›`]))

/** Of the mail that tells once a day what happened. */
const dailyMail = {
  ar: {
    subject: 'إشعاراتك حتى {{at}}',
    intro: 'هذا ما استجدّ منذ الرسالة اليومية السابقة:',
    more: 'والبقية في صفحة الإشعارات.',
  },
  en: {
    subject: 'Your notifications up to {{at}}',
    intro: 'This is what happened since the last daily mail:',
    more: 'The others are on the page of notifications.',
  },
  fr: {
    subject: 'Vos notifications jusqu’au {{at}}',
    intro: 'Voici ce qui s’est passé depuis le dernier e-mail quotidien :',
    more: 'Les autres sont sur la page des notifications.',
  },
} as const

export const dailyMailIn = (language: 'ar' | 'en' | 'fr') => dailyMail[language]
