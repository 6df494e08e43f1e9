/** What the merge fields of certificates are called. */
export const certificateFields = {
  ar: {
    name: 'الاسم',
    otherName: 'الاسم بالحروف الأخرى',
    course: 'اسم الدورة أو الدبلوم',
    courses: 'دورات الدبلوم',
    description: 'سبب المنح',
    class: 'رقم الشعبة',
    firstDay: 'يوم البدء',
    lastDay: 'يوم الانتهاء',
    hours: 'عدد الساعات',
    grade: 'التقدير والنسبة',
    serial: 'رقم الشهادة',
    issuedOn: 'يوم الإصدار',
    academy: 'اسم الأكاديمية',
  },
  en: {
    name: 'name',
    otherName: 'name in the other script',
    course: 'course or diploma',
    courses: 'courses of the diploma',
    description: 'what it is given for',
    class: 'class number',
    firstDay: 'first day',
    lastDay: 'last day',
    hours: 'hours',
    grade: 'grade and percent',
    serial: 'certificate number',
    issuedOn: 'day of issue',
    academy: 'name of the academy',
  },
  fr: {
    name: 'nom',
    otherName: 'nom dans l’autre écriture',
    course: 'formation ou diplôme',
    courses: 'formations du diplôme',
    description: 'motif de la remise',
    class: 'numéro de la session',
    firstDay: 'premier jour',
    lastDay: 'dernier jour',
    hours: 'heures',
    grade: 'mention et pourcentage',
    serial: 'numéro de l’attestation',
    issuedOn: 'jour d’émission',
    academy: 'nom de l’académie',
  },
} as const

/** What a link to the page that checks a certificate says where it is shown. */
export const linkWords = {
  ar: {
    title: 'شهادة: {{title}}',
    about: 'أصدرتها {{academy}}. افتح الرابط لترى ما فيها وهل ما زالت سارية.',
  },
  en: {
    title: 'Certificate: {{title}}',
    about: 'Issued by {{academy}}. Open the link to see what it says and whether it still holds.',
  },
  fr: {
    title: 'Attestation : {{title}}',
    about: 'Délivrée par {{academy}}. Ouvrez le lien pour voir ce qu’elle dit et si elle est toujours valable.',
  },
} as const
