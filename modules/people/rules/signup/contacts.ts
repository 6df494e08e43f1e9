import { foldDigits, foldText } from '#platform/shared/text.ts'
import { repeated } from './repeated.ts'

/** Codes of the contact types that the academy must know. */
export const neededContacts = ['EMAIL', 'WORKEMAIL', 'MOBILE'] as const
export type NeededContact = (typeof neededContacts)[number]

export interface ContactTyped {
  /** Code of the contact type. */
  readonly Type: string
  readonly Value: string
}

const isEmail = (type: string) => type === 'EMAIL' || type === 'WORKEMAIL'
const isPhone = (type: string) => type === 'MOBILE' || type === 'PHONE' || type === 'WHATSAPP'

/** As what a value of this type is typed. */
export const kindOfContact = (type: string): 'email' | 'phone' | 'text' =>
  isEmail(type) ? 'email' : isPhone(type) ? 'phone' : 'text'

/** The value in the one form in which it is stored and compared: an address in lower case, a number without spaces. */
export function plainContact({ Type, Value }: ContactTyped): string {
  if (isEmail(Type)) return Value.normalize('NFKC').trim().toLowerCase()
  if (isPhone(Type)) return foldDigits(Value).replace(/[\s().-]/g, '')
  return Value.normalize('NFC').trim()
}

/** Why a value is none of its type, or null. */
export function contactError(contact: ContactTyped): 'required' | 'invalidEmail' | 'invalidPhone' | null {
  const value = plainContact(contact)
  if (value === '') return 'required'
  if (isEmail(contact.Type)) return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@.<>,;"]{2,}$/.test(value) ? null : 'invalidEmail'
  if (isPhone(contact.Type)) return /^\+?\d{7,15}$/.test(value) ? null : 'invalidPhone'
  return null
}

/** Positions of contacts that stand further up already: the same type and the same value (decision 303). */
export const repeatedContacts = (contacts: readonly ContactTyped[]): number[] =>
  repeated(contacts, (each) => `${each.Type} ${foldText(plainContact(each))}`)

/** The needed types without an entry. */
export const missingContacts = (contacts: readonly ContactTyped[]): NeededContact[] =>
  neededContacts.filter((type) => !contacts.some((each) => each.Type === type && each.Value.trim() !== ''))

/** Whether the list holds the address that was proved. */
export const holdsOwnEmail = (contacts: readonly ContactTyped[], email: string): boolean =>
  contacts.some((each) => each.Type === 'EMAIL' && plainContact(each) === email)
