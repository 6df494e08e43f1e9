import type { TextLanguage } from '#platform/shared/text.ts'

/** What mails to many say of rows of the annual plan, and the texts that the program ships. */
interface PlanWords {
  readonly dates: string
  readonly hours: (count: string) => string
  readonly languages: Readonly<Record<string, string>>
  readonly places: Readonly<Record<'academy' | 'customerSite' | 'online', string>>
  readonly fee: (amount: string) => string
  readonly free: string
  readonly and: string
}

export const planWords: Readonly<Record<TextLanguage, PlanWords>> = {
  ar: {
    dates: '{{from}} – {{to}}',
    hours: (count) => `عدد الساعات: ${count}`,
    languages: { ar: 'بالعربية', en: 'بالإنجليزية', fr: 'بالفرنسية' },
    places: { academy: 'في الأكاديمية', customerSite: 'لدى الجهة', online: 'عن بُعد' },
    fee: (amount) => `الرسوم: ${amount}`,
    free: 'بلا رسوم',
    and: '، ',
  },
  en: {
    dates: '{{from}} – {{to}}',
    hours: (count) => `${count} hours`,
    languages: { ar: 'in Arabic', en: 'in English', fr: 'in French' },
    places: { academy: 'at the academy', customerSite: 'at the organization', online: 'online' },
    fee: (amount) => `fee ${amount}`,
    free: 'free of charge',
    and: ', ',
  },
  fr: {
    dates: '{{from}} – {{to}}',
    hours: (count) => `${count} heures`,
    languages: { ar: 'en arabe', en: 'en anglais', fr: 'en français' },
    places: { academy: 'à l’académie', customerSite: 'chez l’organisme', online: 'en ligne' },
    fee: (amount) => `frais : ${amount}`,
    free: 'gratuite',
    and: ', ',
  },
}
