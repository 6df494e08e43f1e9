import { mainOf, withMain } from '../../rules/main-entry.ts'
import type { NewContactPerson } from '../store/contact-people.ts'
import type { FlatOfOrganization } from '../store/organizations.ts'

interface Typed {
  readonly Contacts?: readonly NewContactPerson[] | undefined
  readonly ContactName?: string | undefined
  readonly ContactJobTitle?: string | undefined
  readonly ContactEmail?: string | undefined
  readonly ContactPhone?: string | undefined
}

export interface ReadyContacts {
  /** Null: only the main contact person was written, flat. */
  readonly people: readonly NewContactPerson[] | null
  /** The main contact person's name, and the address that they are to sign in with, where they were written. */
  readonly name: string | undefined
  readonly email: string | undefined
}

/** What was written of an organization's contact people, with the main one marked. */
export function readyContacts(typed: Typed): ReadyContacts {
  if (!typed.Contacts) return { people: null, name: typed.ContactName, email: typed.ContactEmail }
  const people = withMain(typed.Contacts)
  const main = mainOf(people)!
  return { people, name: main.Name, email: main.Email }
}

/**
 * The list for an account that stands at this address. While another address of the main contact person waits to be
 * proved, whoever has the present one stays the main contact person.
 */
export function peopleAt(people: readonly NewContactPerson[], email: string): NewContactPerson[] {
  if (mainOf(people)?.Email === email) return [...people]
  const holder = people.find((each) => each.Email === email)
  if (holder) return people.map((each) => ({ ...each, IsMain: each === holder }))
  return people.map((each) => (each.IsMain ? { ...each, Email: email } : each))
}

/** What the record holds flat of them. */
export function flatOf(people: readonly NewContactPerson[] | null, typed: Typed, email?: string): FlatOfOrganization {
  const main = people && mainOf(people)
  if (main)
    return {
      contact_name: main.Name,
      contact_job_title: main.JobTitle,
      contact_email: main.Email,
      contact_phone: main.Phone,
    }
  return {
    ...(typed.ContactName !== undefined && { contact_name: typed.ContactName }),
    ...(typed.ContactJobTitle !== undefined && { contact_job_title: typed.ContactJobTitle }),
    ...(email !== undefined && { contact_email: email }),
    ...(typed.ContactPhone !== undefined && { contact_phone: typed.ContactPhone }),
  }
}
