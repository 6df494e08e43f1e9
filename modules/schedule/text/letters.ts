import type { ScheduleKind } from '#platform/shared/record/schedule-entry.ts'
import type { InEachLanguage } from '#platform/shared/text.ts'

/** What calendar programs show of an entry: its name by its kind, where it is, and which session of its class. */
interface CalendarWords {
  readonly kinds: Readonly<Record<Exclude<ScheduleKind, 'session' | 'meeting'>, string>>
  readonly places: { readonly customerSite: string; readonly online: string }
  readonly session: string
  /** By which link a meeting is answered, each answer before its own. */
  readonly answers: { readonly yes: string; readonly maybe: string; readonly no: string }
}

export const calendarWords: InEachLanguage<CalendarWords> = {
  ar: {
    kinds: {
      exam: 'اختبار: {{name}}',
      travel: 'سفر وإقامة: {{name}}',
      holiday: 'عطلة: {{name}}',
      termBegins: 'يبدأ {{name}}',
      termEnds: 'ينتهي {{name}}',
    },
    places: { customerSite: 'لدى الجهة', online: 'عن بُعد' },
    session: 'الجلسة {{number}}',
    answers: { yes: 'أحضر', maybe: 'قد أحضر', no: 'لا أحضر' },
  },
  en: {
    kinds: {
      exam: 'Exam: {{name}}',
      travel: 'Travel and stay: {{name}}',
      holiday: 'Holiday: {{name}}',
      termBegins: '{{name}} begins',
      termEnds: '{{name}} ends',
    },
    places: { customerSite: 'At the customer’s site', online: 'Online' },
    session: 'Session {{number}}',
    answers: { yes: 'I come', maybe: 'I may come', no: 'I do not come' },
  },
  fr: {
    kinds: {
      exam: 'Examen : {{name}}',
      travel: 'Voyage et séjour : {{name}}',
      holiday: 'Jour férié : {{name}}',
      termBegins: 'Début : {{name}}',
      termEnds: 'Fin : {{name}}',
    },
    places: { customerSite: 'Chez le client', online: 'À distance' },
    session: 'Séance {{number}}',
    answers: { yes: 'Je viens', maybe: 'Je viens peut-être', no: 'Je ne viens pas' },
  },
}
