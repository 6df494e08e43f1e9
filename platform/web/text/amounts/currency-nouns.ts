import type { ArabicNoun } from './arabic-count.ts'

/** One and several. In French `feminine` where it is said so, as `une livre`. */
interface Counted {
  readonly one: string
  readonly many: string
  readonly feminine?: boolean
}
interface Unit {
  readonly ar: ArabicNoun
  readonly en: Counted
  readonly fr: Counted
}
export interface CurrencyNouns {
  readonly major: Unit
  /** Null where the currency has no smaller coin. */
  readonly minor: Unit | null
}

const en = (one: string, many = `${one}s`): Counted => ({ one, many })
const fr = (one: string, many = `${one}s`): Counted => ({ one, many })
const la = (one: string, many = `${one}s`): Counted => ({ one, many, feminine: true })
/** A noun of the pattern دولار, دولاران, دولارات, دولارًا, with the adjective of a country after it. */
const regular = (noun: string, adjective = ''): ArabicNoun => ({
  one: joined(noun, adjective),
  two: joined(`${noun}ان`, adjective && `${adjective}ان`),
  few: joined(`${noun}ات`, adjective && `${adjective}ة`),
  many: joined(`${noun}ًا`, adjective && `${adjective}ًا`),
})
/** The same with a plural of its own, as جنيهات or دراهم. */
const irregular = (noun: string, plural: string, adjective = ''): ArabicNoun => ({
  ...regular(noun, adjective),
  few: joined(plural, adjective && `${adjective}ة`),
})
const feminineNoun = (noun: string, dual: string, plural: string, adjective = ''): ArabicNoun => ({
  one: joined(noun, adjective && `${adjective}ة`),
  two: joined(dual, adjective && `${adjective}تان`),
  few: joined(plural, adjective && `${adjective}ة`),
  many: joined(noun, adjective && `${adjective}ة`),
  feminine: true,
})
const joined = (noun: string, adjective: string) => (adjective ? `${noun} ${adjective}` : noun)

const cent: Unit = { ar: regular('سنت'), en: en('cent'), fr: fr('cent') }
const euroCent: Unit = { ...cent, fr: fr('centime') }
const centime: Unit = { ar: regular('سنتيم'), en: en('centime'), fr: fr('centime') }
const fils: Unit = { ar: irregular('فلس', 'فلوس'), en: en('fils', 'fils'), fr: fr('fils', 'fils') }
const piastre: Unit = { ar: irregular('قرش', 'قروش'), en: en('piastre'), fr: la('piastre') }
const dirhamCoin: Unit = { ar: irregular('درهم', 'دراهم'), en: en('dirham'), fr: fr('dirham') }

const pound = (adjective: string, english: string, french: string): Unit => ({
  ar: irregular('جنيه', 'جنيهات', adjective),
  en: en(`${english} pound`),
  fr: la(`livre ${french}`, `livres ${french}s`),
})
const lira = (adjective: string, english: string, french: string): Unit => ({
  ar: feminineNoun('ليرة', 'ليرتان', 'ليرات', adjective),
  en: en(english),
  fr: la(`livre ${french}`, `livres ${french}s`),
})
const dinar = (adjective: string, english: string, french: string): Unit => ({
  ar: irregular('دينار', 'دنانير', adjective),
  en: en(`${english} dinar`),
  fr: fr(`dinar ${french}`, `dinars ${french}s`),
})
const riyal = (adjective: string, english: string, french: string, many: string): Unit => ({
  ar: regular('ريال', adjective),
  en: en(english),
  fr: fr(`riyal ${french}`, `riyals ${many}`),
})
const dollar = (adjective: string, english: string, french: string, many = `${french}s`): Unit => ({
  ar: regular('دولار', adjective),
  en: en(`${english} dollar`),
  fr: fr(`dollar ${french}`, `dollars ${many}`),
})

/** How the money that academies of the region are paid in is counted; by ISO 4217. */
export const currencyNouns: Readonly<Record<string, CurrencyNouns>> = {
  USD: { major: dollar('أمريكي', 'US', 'américain'), minor: cent },
  CAD: { major: dollar('كندي', 'Canadian', 'canadien'), minor: cent },
  AUD: { major: dollar('أسترالي', 'Australian', 'australien'), minor: cent },
  EUR: {
    major: {
      ar: { one: 'يورو', two: 'يوروان', few: 'يوروات', many: 'يورو' },
      en: en('euro'),
      fr: fr('euro'),
    },
    minor: euroCent,
  },
  GBP: {
    major: {
      ar: irregular('جنيه', 'جنيهات', 'إسترليني'),
      en: en('pound sterling', 'pounds sterling'),
      fr: la('livre sterling', 'livres sterling'),
    },
    minor: { ar: regular('بنس'), en: en('penny', 'pence'), fr: fr('penny', 'pence') },
  },
  CHF: {
    major: { ar: regular('فرنك', 'سويسري'), en: en('Swiss franc'), fr: fr('franc suisse', 'francs suisses') },
    minor: centime,
  },
  EGP: { major: pound('مصري', 'Egyptian', 'égyptienne'), minor: piastre },
  SDG: { major: pound('سوداني', 'Sudanese', 'soudanaise'), minor: piastre },
  SAR: {
    major: riyal('سعودي', 'Saudi riyal', 'saoudien', 'saoudiens'),
    minor: { ar: feminineNoun('هللة', 'هللتان', 'هللات'), en: en('halala'), fr: la('halala') },
  },
  QAR: { major: riyal('قطري', 'Qatari riyal', 'qatari', 'qataris'), minor: dirhamCoin },
  OMR: {
    major: riyal('عماني', 'Omani rial', 'omanais', 'omanais'),
    minor: { ar: feminineNoun('بيسة', 'بيستان', 'بيسات'), en: en('baisa'), fr: la('baisa') },
  },
  YER: { major: riyal('يمني', 'Yemeni rial', 'yéménite', 'yéménites'), minor: fils },
  AED: {
    major: {
      ar: irregular('درهم', 'دراهم', 'إماراتي'),
      en: en('UAE dirham'),
      fr: fr('dirham émirien', 'dirhams émiriens'),
    },
    minor: fils,
  },
  MAD: {
    major: {
      ar: irregular('درهم', 'دراهم', 'مغربي'),
      en: en('Moroccan dirham'),
      fr: fr('dirham marocain', 'dirhams marocains'),
    },
    minor: centime,
  },
  KWD: { major: dinar('كويتي', 'Kuwaiti', 'koweïtien'), minor: fils },
  BHD: { major: dinar('بحريني', 'Bahraini', 'bahreïni'), minor: fils },
  JOD: { major: dinar('أردني', 'Jordanian', 'jordanien'), minor: fils },
  IQD: { major: dinar('عراقي', 'Iraqi', 'irakien'), minor: fils },
  LYD: { major: dinar('ليبي', 'Libyan', 'libyen'), minor: dirhamCoin },
  TND: {
    major: dinar('تونسي', 'Tunisian', 'tunisien'),
    minor: { ar: regular('مليم'), en: en('millime'), fr: fr('millime') },
  },
  DZD: { major: dinar('جزائري', 'Algerian', 'algérien'), minor: centime },
  LBP: { major: lira('لبناني', 'Lebanese pound', 'libanaise'), minor: piastre },
  SYP: { major: lira('سوري', 'Syrian pound', 'syrienne'), minor: piastre },
  TRY: {
    major: lira('تركي', 'Turkish lira', 'turque'),
    minor: { ar: irregular('قرش', 'قروش'), en: en('kurush', 'kurush'), fr: fr('kuruş', 'kuruş') },
  },
  JPY: { major: { ar: regular('ين', 'ياباني'), en: en('yen', 'yen'), fr: fr('yen') }, minor: null },
}
