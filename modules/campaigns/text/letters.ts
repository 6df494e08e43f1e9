import type { TextLanguage } from '#platform/shared/text.ts'

/** What mails to many say of rows of the annual plan, and the texts that the program ships. */
interface PlanWords {
  readonly hours: (count: string) => string
  readonly languages: Readonly<Record<string, string>>
  readonly places: Readonly<Record<'academy' | 'customerSite' | 'online', string>>
  readonly fee: (amount: string) => string
  readonly free: string
}

export const planWords: Readonly<Record<TextLanguage, PlanWords>> = {
  ar: {
    hours: (count) => `عدد الساعات: ${count}`,
    languages: { ar: 'بالعربية', en: 'بالإنجليزية', fr: 'بالفرنسية' },
    places: { academy: 'في الأكاديمية', customerSite: 'لدى الجهة', online: 'عن بُعد' },
    fee: (amount) => `الرسوم: ${amount}`,
    free: 'بلا رسوم',
  },
  en: {
    hours: (count) => `${count} hours`,
    languages: { ar: 'in Arabic', en: 'in English', fr: 'in French' },
    places: { academy: 'at the academy', customerSite: 'at the organization', online: 'online' },
    fee: (amount) => `fee ${amount}`,
    free: 'free of charge',
  },
  fr: {
    hours: (count) => `${count} heures`,
    languages: { ar: 'en arabe', en: 'en anglais', fr: 'en français' },
    places: { academy: 'à l’académie', customerSite: 'chez l’organisme', online: 'en ligne' },
    fee: (amount) => `frais : ${amount}`,
    free: 'gratuite',
  },
}
