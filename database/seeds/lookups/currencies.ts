import type { Entry } from './entry.ts'

/** `perUsd`: how many of the currency one US dollar buys. Starting values that the academy keeps up to date. */
export const currencies: readonly (readonly [...Entry, symbol: string, perUsd: number])[] = [
  ['USD', 'دولار أمريكي', 'US dollar', 'Dollar américain', '$', 1],
  ['EGP', 'جنيه مصري', 'Egyptian pound', 'Livre égyptienne', 'ج.م', 48.5],
  ['EUR', 'يورو', 'Euro', 'Euro', '€', 0.92],
  ['SAR', 'ريال سعودي', 'Saudi riyal', 'Riyal saoudien', 'ر.س', 3.75],
  ['AED', 'درهم إماراتي', 'UAE dirham', 'Dirham émirati', 'د.إ', 3.6725],
  ['KWD', 'دينار كويتي', 'Kuwaiti dinar', 'Dinar koweïtien', 'د.ك', 0.307],
  ['QAR', 'ريال قطري', 'Qatari riyal', 'Riyal qatari', 'ر.ق', 3.64],
  ['BHD', 'دينار بحريني', 'Bahraini dinar', 'Dinar bahreïni', 'د.ب', 0.376],
  ['OMR', 'ريال عُماني', 'Omani rial', 'Rial omanais', 'ر.ع', 0.3845],
  ['JOD', 'دينار أردني', 'Jordanian dinar', 'Dinar jordanien', 'د.أ', 0.709],
  ['TND', 'دينار تونسي', 'Tunisian dinar', 'Dinar tunisien', 'د.ت', 3.1],
  ['MAD', 'درهم مغربي', 'Moroccan dirham', 'Dirham marocain', 'د.م', 9.9],
  ['DZD', 'دينار جزائري', 'Algerian dinar', 'Dinar algérien', 'د.ج', 134],
  ['LYD', 'دينار ليبي', 'Libyan dinar', 'Dinar libyen', 'د.ل', 4.85],
  ['SDG', 'جنيه سوداني', 'Sudanese pound', 'Livre soudanaise', 'ج.س', 600],
  ['IQD', 'دينار عراقي', 'Iraqi dinar', 'Dinar irakien', 'د.ع', 1310],
  ['GBP', 'جنيه إسترليني', 'Pound sterling', 'Livre sterling', '£', 0.79],
  ['TRY', 'ليرة تركية', 'Turkish lira', 'Livre turque', '₺', 34],
]
