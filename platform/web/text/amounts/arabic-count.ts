/**
 * A noun as Arabic counts it, with its adjective where it bears one: `one` and `of` (after a round hundred or thousand) are
 * the bare singular, `two` the dual (nominative), `few` the plural after 3 to 10 (genitive), `many` the singular after 11 to
 * 99 (accusative).
 */
export interface ArabicNoun {
  readonly one: string
  readonly two: string
  readonly few: string
  readonly many: string
  readonly feminine?: boolean
}

const masculine = [
  '',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
] as const
const feminine = [
  '',
  'إحدى',
  'اثنتان',
  'ثلاث',
  'أربع',
  'خمس',
  'ست',
  'سبع',
  'ثمانٍ',
  'تسع',
  'عشر',
  'إحدى عشرة',
  'اثنتا عشرة',
  'ثلاث عشرة',
  'أربع عشرة',
  'خمس عشرة',
  'ست عشرة',
  'سبع عشرة',
  'ثماني عشرة',
  'تسع عشرة',
] as const
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'] as const
const hundreds = [
  '',
  'مائة',
  'مئتان',
  'ثلاثمائة',
  'أربعمائة',
  'خمسمائة',
  'ستمائة',
  'سبعمائة',
  'ثمانمائة',
  'تسعمائة',
] as const

interface Scale extends ArabicNoun {
  readonly size: number
  /** Dual and counted singular right before a noun, which they govern: they lose their ending. */
  readonly twoOf: string
}
const scales: readonly Scale[] = [
  { size: 1e12, one: 'تريليون', two: 'تريليونان', twoOf: 'تريليونا', few: 'تريليونات', many: 'تريليونًا' },
  { size: 1e9, one: 'مليار', two: 'ملياران', twoOf: 'مليارا', few: 'مليارات', many: 'مليارًا' },
  { size: 1e6, one: 'مليون', two: 'مليونان', twoOf: 'مليونا', few: 'ملايين', many: 'مليونًا' },
  { size: 1e3, one: 'ألف', two: 'ألفان', twoOf: 'ألفا', few: 'آلاف', many: 'ألفًا' },
]

const and = (parts: readonly string[]) => parts.filter(Boolean).join(' و')

/** 1 to 999. `governs`: the noun follows at once. */
function belowThousand(count: number, isFeminine: boolean, governs: boolean): string {
  const rest = count % 100
  const ones = isFeminine ? feminine : masculine
  const hundred = governs && rest === 0 && count === 200 ? 'مئتا' : hundreds[Math.floor(count / 100)]!
  // Eight of something feminine keeps its last letter before the noun.
  if (rest === 8 && isFeminine && governs) return and([hundred, 'ثماني'])
  if (rest < 20) return and([hundred, ones[rest]!])
  return and([hundred, ones[rest % 10]!, tens[Math.floor(rest / 10)]!])
}

/** The number itself, nominative, agreeing with what is counted; above 2 or a round hundred where it `governs` a noun. */
function numeral(count: number, isFeminine: boolean, governs: boolean): string {
  const parts: string[] = []
  let rest = count
  for (const scale of scales) {
    const times = Math.floor(rest / scale.size)
    rest -= times * scale.size
    if (times === 0) continue
    const isLast = governs && rest === 0
    const scaled = counted(times, isLast ? { ...scale, two: scale.twoOf, many: scale.one } : scale)
    parts.push(scaled)
  }
  if (rest > 0) parts.push(belowThousand(rest, isFeminine, governs))
  return and(parts)
}

/** So many of a scale: one and two are the scale's own forms, without a number. */
function counted(times: number, noun: ArabicNoun): string {
  if (times === 1) return noun.one
  if (times === 2) return noun.two
  const rest = times % 100
  if (rest === 1 || rest === 2) return and([counted(times - rest, noun), counted(rest, noun)])
  return `${numeral(times, noun.feminine === true, true)} ${formOf(rest, noun)}`
}

const formOf = (rest: number, noun: ArabicNoun): string => (rest === 0 ? noun.one : rest <= 10 ? noun.few : noun.many)

/**
 * So many of a noun in written Arabic, nominative: number and noun agree in gender and case as grammar has it (one and two
 * stand in the noun; 3 to 10 take the plural and the other gender; 11 to 99 the accusative; round hundreds the genitive; 101
 * is a hundred and one more). `count` is a whole number from 0 below 10^15.
 */
export function countedInArabic(count: number, noun: ArabicNoun): string {
  if (count === 0) return `صفر ${noun.one}`
  if (count === 1) return `${noun.one} ${noun.feminine ? 'واحدة' : 'واحد'}`
  const rest = count % 100
  if (count > 2 && (rest === 1 || rest === 2))
    return and([countedInArabic(count - rest, noun), countedInArabic(rest, noun)])
  return counted(count, noun)
}

/** The number alone, masculine: where nothing is named that it counts. */
export const numberInArabic = (count: number): string => (count === 0 ? 'صفر' : numeral(count, false, false))
