import type { InEachLanguage } from '#platform/shared/text.ts'

/** What links to the public pages say where they are shown: in messages, in the lists of search engines. */
export interface LinkWords {
  readonly catalogue: string
  readonly intro: string
  /** Before a number or an amount. */
  readonly days: string
  readonly fee: string
  readonly free: string
  /** Before the first and the last day. */
  readonly from: string
  readonly to: string
  readonly places: { readonly academy: string; readonly customerSite: string; readonly online: string }
}

export const linkWords: InEachLanguage<LinkWords> = {
  ar: {
    catalogue: 'دليل الدورات',
    intro: 'الدورات التي تقدّمها الأكاديمية ومواعيدها القادمة والمقاعد الشاغرة.',
    days: 'عدد الأيام:',
    fee: 'الرسوم:',
    free: 'مجانًا',
    from: 'من',
    to: 'إلى',
    places: { academy: 'في الأكاديمية', customerSite: 'لدى الجهة', online: 'عبر الإنترنت' },
  },
  en: {
    catalogue: 'Course catalogue',
    intro: 'The courses of the academy, their next dates and free seats.',
    days: 'Days:',
    fee: 'Fee:',
    free: 'free of charge',
    from: 'From',
    to: 'to',
    places: { academy: 'At the academy', customerSite: 'At the organization', online: 'Online' },
  },
  fr: {
    catalogue: 'Catalogue des formations',
    intro: 'Les formations de l’académie, leurs prochaines dates et les places libres.',
    days: 'Jours :',
    fee: 'Frais :',
    free: 'gratuit',
    from: 'Du',
    to: 'au',
    places: { academy: 'À l’académie', customerSite: 'Dans l’organisme', online: 'En ligne' },
  },
}
