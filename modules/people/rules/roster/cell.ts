import { addDays, type Day } from '#platform/shared/dates.ts'
import { cleanText, foldDigits, foldText } from '#platform/shared/text.ts'
import { passportNumber as numberOfPassport } from '../passport.ts'
import { dayIn } from './day.ts'
import type { FindingCode, RosterField } from './fields.ts'

/** What a cell means, or what is wrong with it. An empty cell means null. */
export interface ReadCell {
  readonly value: string | null
  readonly codes: readonly FindingCode[]
}

export interface CellContext {
  readonly today: Day
  /** By folded spelling. */
  readonly nationalities: ReadonlyMap<string, number>
}

const good = (value: string | null): ReadCell => ({ value, codes: [] })
const bad = (...codes: FindingCode[]): ReadCell => ({ value: null, codes })

/** Nothing, or what people write for nothing. */
const isNothing = (text: string) => /^[-–—_./]*$/.test(text) || /^(n\/?a|none|null|لا يوجد|لايوجد|غير متوفر)$/i.test(text)

const genders = new Map([
  ...['m', 'male', 'man', 'ذكر', 'homme', 'masculin'].map((word) => [foldText(word), 'male'] as const),
  ...['f', 'female', 'woman', 'أنثى', 'femme', 'féminin'].map((word) => [foldText(word), 'female'] as const),
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

function email(cell: string): ReadCell {
  const address = cell.normalize('NFKC').toLowerCase()
  return address.length <= 254 && emailShape.test(address) ? good(address) : bad('emailInvalid')
}

function mobile(cell: string): ReadCell {
  const number = foldDigits(cell)
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

function birthDate(cell: string, { today }: CellContext): ReadCell {
  const day = dayIn(cell)
  if (!day) return bad('dateInvalid')
  if (day > today) return bad('birthInFuture')
  return day < addDays(today, -36_525) ? bad('birthTooLongAgo') : good(day)
}

function passportExpiresOn(cell: string, { today }: CellContext): ReadCell {
  const day = dayIn(cell)
  if (!day) return bad('dateInvalid')
  return { value: day, codes: day < today ? ['passportExpired'] : [] }
}

function gender(cell: string): ReadCell {
  const found = genders.get(foldText(cell))
  return found ? good(found) : bad('genderUnknown')
}

function nationality(cell: string, { nationalities }: CellContext): ReadCell {
  const found = nationalities.get(foldText(cell))
  return found ? good(String(found)) : bad('nationalityUnknown')
}

const readers: Record<RosterField, (cell: string, context: CellContext) => ReadCell> = {
  nameAr: text,
  nameEn: text,
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
}
const missing: Partial<Record<RosterField, FindingCode>> = { nameAr: 'nameArMissing', email: 'emailMissing' }

export function readCell(field: RosterField, cell: string, context: CellContext): ReadCell {
  // The apostrophe with which our own exports keep a spreadsheet from calculating.
  const clean = cleanText(cell).replace(/^'(?=[=+\-@])/, '')
  if (!isNothing(clean)) return readers[field](clean, context)
  const code = missing[field]
  return code ? bad(code) : good(null)
}
