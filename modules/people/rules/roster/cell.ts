import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { cleanText, foldDigits, foldText, plainAddress } from '#platform/shared/text.ts'
import { hasLostLetters } from '#platform/shared/values/lost-letters.ts'
import { isSheetFault } from '#platform/shared/values/sheet-fault.ts'
import { birthDateFault } from '../birth-date.ts'
import { passportNumber as numberOfPassport } from '../passport.ts'
import { dayIn } from './day.ts'
import type { EntryField, FindingCode, RosterField } from './fields.ts'
import { feeIn } from './fee.ts'

/** What a cell means, or what is wrong with it. An empty cell means null. */
export interface ReadCell {
  readonly value: string | null
  readonly codes: readonly FindingCode[]
}

export interface RosterRow {
  /** As in the file: the header is row 1. */
  readonly row: number
  readonly cells: readonly string[]
  readonly isSkipped?: boolean
  /** The file does not show it. */
  readonly isHidden?: boolean
}

export interface CellContext {
  readonly today: Day
  /** Of the workbook that the cells come from, whose bare numbers are days; null or absent: of a text. */
  readonly epoch?: 1900 | 1904 | null
  /** By folded spelling. */
  readonly nationalities: ReadonlyMap<string, number>
  /** The same of other lookups that cells name entries of. */
  readonly entries?: Readonly<Record<EntryField, ReadonlyMap<string, number>>>
  /** The codes of the academy's currencies. */
  readonly currencies?: ReadonlySet<string>
}

const good = (value: string | null): ReadCell => ({ value, codes: [] })
const bad = (...codes: FindingCode[]): ReadCell => ({ value: null, codes })

/** Nothing, or what people write for nothing. */
const isNothing = (text: string) => /^[-–—_./]*$/.test(text) || /^(n\/?a|none|null|لا يوجد|لايوجد|غير متوفر)$/i.test(text)

const male = ['m', 'male', 'man', 'mr', 'ذكر', 'ذ', 'رجل', 'مذكر', 'homme', 'masculin', '1']
const female = 'f|female|woman|mrs|ms|miss|أنثى|أ|امرأة|مؤنث|femme|féminin|mme|2'.split('|')
const genders = new Map([
  ...male.map((word) => [foldText(word), 'male'] as const),
  ...female.map((word) => [foldText(word), 'female'] as const),
])

// Signs with which a spreadsheet begins to calculate. A plus or minus before a digit is a number.
const isFormula = (text: string) => /^[=@]/.test(text) || /^[+-][^\d\s]/.test(text)

const longest = 200
const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/

function text(cell: string): ReadCell {
  if (cell.length > longest) return bad('tooLong')
  return { value: cell, codes: isFormula(cell) ? ['formulaKept'] : [] }
}

/** A number of the list, or of the page, is nobody's name. */
const nameText = (cell: string): ReadCell => (/\p{Letter}/u.test(cell) ? text(cell) : bad('nameInvalid'))

function email(cell: string): ReadCell {
  const address = plainAddress(cell)
  return address.length <= 254 && emailShape.test(address) ? good(address) : bad('emailInvalid')
}

function mobile(cell: string): ReadCell {
  const written = foldDigits(cell)
  // Two numbers, which would be one of many digits.
  if (written.split(/[-/]/).filter((part) => part.replace(/\D/g, '').length > 6).length > 1) return bad('phoneInvalid')
  const number = written
    // The nought that is dialled within the country alone.
    .replace(/^(\+\d{1,3})\s?\(0\)/, '$1')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d+$/.test(number)) return bad('phoneInvalid')
  const digits = number.replace('+', '').length
  if (digits < 7) return bad('phoneTooShort')
  return digits > 15 ? bad('phoneInvalid') : good(number)
}

function passportNumber(cell: string): ReadCell {
  const number = numberOfPassport(cell)
  return /^[A-Z0-9]{5,20}$/.test(number) ? good(number) : bad('passportInvalid')
}

const years = (count: number) => Math.round(count * 365.25)
const inBothCalendars = (isHijri: boolean): readonly FindingCode[] => (isHijri ? ['hijriRead'] : [])

function birthDate(cell: string, { today, epoch = null }: CellContext): ReadCell {
  const read = dayIn(cell, { epoch, from: addDays(today, -years(100)), to: addDays(today, -years(10)) })
  if (!read) return bad('dateInvalid')
  const { day, isHijri } = read
  const fault = birthDateFault(day, today)
  if (fault) return bad(fault === 'tooLongAgo' ? 'birthTooLongAgo' : 'birthInFuture')
  return { value: day, codes: inBothCalendars(isHijri) }
}

function passportExpiresOn(cell: string, { today, epoch = null }: CellContext): ReadCell {
  const read = dayIn(cell, { epoch, from: addDays(today, -years(20)), to: addDays(today, years(20)) })
  if (!read) return bad('dateInvalid')
  const { day, isHijri } = read
  // No passport is that old, and none is good for that long: the cell means something else.
  if (day < addDays(today, -years(50)) || day > addDays(today, years(30))) return bad('dateUnlikely')
  return { value: day, codes: [...(day < today ? (['passportExpired'] as const) : []), ...inBothCalendars(isHijri)] }
}

function gender(cell: string): ReadCell {
  const found = genders.get(foldText(cell))
  if (!found) return bad('genderUnknown')
  return { value: found, codes: /^\d$/.test(foldDigits(cell)) ? ['genderByNumber'] : [] }
}

function nationality(cell: string, { nationalities }: CellContext): ReadCell {
  const found = nationalities.get(foldText(cell))
  return found ? good(String(found)) : bad('nationalityUnknown')
}

const entry =
  (field: EntryField) =>
  (cell: string, { entries }: CellContext): ReadCell => {
    const found = entries?.[field].get(foldText(cell))
    return found ? good(String(found)) : bad('entryUnknown')
  }

const yes = new Set(['1', 'yes', 'y', 'true', 'x', '✓', 'oui', 'نعم', 'صح'].map(foldText))
const no = new Set(['0', 'no', 'n', 'false', 'non', 'لا', 'خطأ'].map(foldText))
function yesOrNo(cell: string): ReadCell {
  const word = foldText(cell)
  return yes.has(word) ? good('yes') : no.has(word) ? good('no') : bad('yesOrNoUnknown')
}

function dailyFee(cell: string, { currencies }: CellContext): ReadCell {
  const fee = feeIn(cell)
  if (!fee) return bad('feeInvalid')
  if (fee.currency === null) return good(fee.amount)
  return currencies?.has(fee.currency) ? good(`${fee.amount} ${fee.currency}`) : bad('currencyUnknown')
}

function currency(cell: string, { currencies }: CellContext): ReadCell {
  const code = cell.toUpperCase()
  return currencies?.has(code) ? good(code) : bad('currencyUnknown')
}

const longestExperience = 4000
function workExperience(cell: string): ReadCell {
  if (cell.length > longestExperience) return bad('tooLong')
  return { value: cell, codes: isFormula(cell) ? ['formulaKept'] : [] }
}

const readers: Record<RosterField, (cell: string, context: CellContext) => ReadCell> = {
  nameAr: nameText,
  nameEn: nameText,
  firstAr: nameText,
  middleAr: nameText,
  lastAr: nameText,
  firstEn: nameText,
  middleEn: nameText,
  lastEn: nameText,
  gender,
  birthDate,
  nationality,
  passportNumber,
  passportExpiresOn,
  email,
  mobile,
  jobTitle: text,
  employer: text,
  workEmail: email,
  title: entry('title'),
  country: entry('country'),
  status: entry('status'),
  sector: entry('sector'),
  examiner: yesOrNo,
  practicalAssessor: yesOrNo,
  dailyFee,
  currency,
  workExperience,
}
const missing: Partial<Record<RosterField, FindingCode>> = {
  nameAr: 'nameArMissing',
  firstAr: 'nameArMissing',
  email: 'emailMissing',
}

/** A quote that is left over or missing takes the lines below into one cell, somebody's address among them. */
const holdsLines = (cell: string) => /[\r\n]/.test(cell.trim()) && cell.includes('@')

export function readCell(field: RosterField, cell: string, context: CellContext): ReadCell {
  // The apostrophe with which our own exports keep a spreadsheet from calculating.
  const clean = cleanText(cell).replace(/^'(?=[=+\-@])/, '')
  if (isSheetFault(clean)) return bad('errorCell', ...(missing[field] ? [missing[field]] : []))
  if (hasLostLetters(cell)) return bad('lettersLost')
  if (field !== 'workExperience' && holdsLines(cell)) return bad('severalLines')
  if (!isNothing(clean)) return readers[field](clean, context)
  const code = missing[field]
  return code ? bad(code) : good(null)
}
