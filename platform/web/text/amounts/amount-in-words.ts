import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as french } from 'n2words/fr-FR'
import { textLanguageOf, type TextLanguage } from '#platform/shared/text.ts'
import { minorDigits, type Money } from '#platform/shared/values/money.ts'
import { countedInArabic, numberInArabic } from './arabic-count.ts'
import { currencyNouns } from './currency-nouns.ts'

/**
 * An amount as it is written out on an invoice, without `only` around it: 2,050 minor units of EGP are `twenty Egyptian
 * pounds and fifty piastres`. What a currency of no table here has beside whole units stands as a fraction (`and 50/100`),
 * and the currency by its name. In a language of no texts (`textLanguages`) it is in English. An amount below zero is written without its sign: what is printed says that it is taken back.
 */
export function amountInWords({ Minor, Currency }: Money, language: string): string {
  return written({ Minor, Currency }, textLanguageOf(language, 'en'))
}

function written({ Minor, Currency }: Money, language: TextLanguage): string {
  const digits = minorDigits(Currency)
  const unit = 10 ** digits
  const whole = Math.abs(Minor)
  const [major, minor] = [Math.floor(whole / unit), whole % unit]
  const nouns = currencyNouns[Currency]
  if (!nouns || (minor > 0 && !nouns.minor)) {
    const fraction = minor > 0 ? `${ands[language]}${String(minor).padStart(digits, '0')}/${unit}` : ''
    return `${numberIn[language](major)}${fraction} (${nameOf(Currency, language)})`
  }
  const parts = [
    ...(major > 0 || minor === 0 ? [counted(major, nouns.major, language)] : []),
    ...(minor > 0 ? [counted(minor, nouns.minor!, language)] : []),
  ]
  return parts.join(ands[language])
}

type Unit = (typeof currencyNouns)[string]['major']

/** What joins two parts; the Arabic one is written with the word after it. */
const ands = { ar: ' و', en: ' and ', fr: ' et ' } as const
const numberIn = {
  ar: numberInArabic,
  en: (count: number) => english(count),
  fr: (count: number) => french(count),
} as const

function counted(count: number, unit: Unit, language: TextLanguage): string {
  if (language === 'ar') return countedInArabic(count, unit.ar)
  if (language === 'en') return `${english(count)} ${count === 1 ? unit.en.one : unit.en.many}`
  const number = french(count)
  const noun = count < 2 ? unit.fr.one : unit.fr.many
  // A million is a noun itself, and what it counts hangs on it.
  const of = !/(million|milliard|billion)s?$/.test(number) ? ' ' : /^[aeéiouh]/i.test(noun) ? ' d’' : ' de '
  return `${unit.fr.feminine ? number.replace(/(^|[ -])un$/, '$1une') : number}${of}${noun}`
}

const nameOf = (currency: string, language: TextLanguage): string =>
  new Intl.DisplayNames([language], { type: 'currency' }).of(currency) ?? currency
