import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as people } from '#modules/people/text/ar.ts'
import { ar as registration } from '../../../text/ar.ts'

export const ar = {
  title: 'خطاب دعوة',
  number: registration.fields.code,
  toWhom: 'السادة القسم القنصلي المختص',
  invites: {
    male: 'تشهد {{academy}} بأن حامل جواز السفر المبيّن أدناه مقبول في دورة «{{course}}» التي تُعقد لديها في الفترة {{dates}}، وتدعوه إلى حضورها.',
    female:
      'تشهد {{academy}} بأن حاملة جواز السفر المبيّن أدناه مقبولة في دورة «{{course}}» التي تُعقد لديها في الفترة {{dates}}، وتدعوها إلى حضورها.',
  },
  nameAr: terms.nameInArabic,
  nameEn: terms.nameInEnglish,
  passportNumber: people.passportShown,
  passportExpiresOn: registration.fields.passportExpiresOn,
  nationality: registration.fields.nationality,
  birthDate: registration.fields.birthDate,
  gender: registration.fields.gender,
  genders: registration.genders,
  class: terms.classNo,
  asks: {
    male: 'وترجو منحه تأشيرة الدخول اللازمة لهذه المدة.',
    female: 'وترجو منحها تأشيرة الدخول اللازمة لهذه المدة.',
  },
  regards: 'وتفضلوا بقبول فائق الاحترام.',
} as const
