import type { Database } from '#platform/server/database.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { mainOf, withMain } from '../../rules/main-entry.ts'
import { plainContact } from '../../rules/signup/contacts.ts'
import {
  contactTypes,
  replaceChosen,
  replaceContacts,
  replaceEducation,
  replaceObtained,
  type NewChosen,
  type NewContact,
  type NewEducation,
  type NewObtained,
} from '../store/person-lists.ts'

interface TypedContact {
  readonly Type: string
  readonly Value: string
  readonly IsMain: boolean
}

/** What somebody wrote of a person's lists and of the flat fields that are read from them; what is left out stays. */
interface Typed {
  readonly Contacts?: readonly TypedContact[] | undefined
  readonly Education?: readonly NewEducation[] | undefined
  readonly Languages?: readonly NewChosen[] | undefined
  readonly Areas?: readonly NewChosen[] | undefined
  readonly Sectors?: readonly NewChosen[] | undefined
  readonly Obtained?: readonly NewObtained[] | undefined
  readonly WorkEmail?: string | undefined
  readonly Mobile?: string | undefined
}

export interface ReadyLists {
  readonly contacts: readonly NewContact[] | null
  readonly education: readonly NewEducation[] | null
  readonly languages: readonly NewChosen[] | null
  readonly areas: readonly NewChosen[] | null
  readonly sectors: readonly NewChosen[] | null
  readonly obtained: readonly NewObtained[] | null
  /** What trainees and instructors alike hold flat of their contacts. */
  readonly flat: { readonly work_email?: string; readonly mobile?: string }
}

const byType = ({ Type }: { readonly Type: string }) => Type
const isAddress = (contact: TypedContact, email: string) => contact.Type === 'EMAIL' && plainContact(contact) === email

/**
 * The contacts with the address to sign in with as the main one of its type, wherever it stands in what was written.
 * Refuses at its place another main address, and what is no type of the academy.
 */
async function readyContacts(db: Database, typed: readonly TypedContact[], email: string) {
  const other = typed.findIndex((each) => each.Type === 'EMAIL' && each.IsMain && !isAddress(each, email))
  if (other >= 0) refuse(invalidInput, {}, [{ path: `Contacts.${other}.IsMain`, code: 'notTheAddress' }])
  const types = await contactTypes(db, ['EMAIL', ...typed.map(byType)])
  const unknown = typed.findIndex((each) => !types.has(each.Type))
  if (unknown >= 0) refuse(invalidInput, {}, [{ path: `Contacts.${unknown}.Type`, code: 'notFound' }])
  const address = { Type: 'EMAIL', Value: email, IsMain: true }
  const contacts = withMain([address, ...typed.filter((each) => !isAddress(each, email))], byType)
  const main = (type: string) => mainOf(contacts.filter((each) => each.Type === type))?.Value ?? ''
  return {
    contacts: contacts.flatMap(({ Type, Value, IsMain }) => {
      const type = types.get(Type)
      return type ? [{ typeId: type.id, value: Value, isMain: IsMain }] : []
    }),
    flat: { work_email: main('WORKEMAIL'), mobile: main('MOBILE') },
  }
}

const ready = <E extends { readonly IsMain: boolean }>(entries: readonly E[] | undefined) =>
  entries ? withMain(entries) : null

/** The lists that were written, each with its main entry, for a person who signs in with `email`. */
export async function readyLists(db: Database, typed: Typed, email: string): Promise<ReadyLists> {
  const { contacts = null, flat } = typed.Contacts
    ? await readyContacts(db, typed.Contacts, email)
    : {
        flat: {
          ...(typed.WorkEmail !== undefined && { work_email: typed.WorkEmail }),
          ...(typed.Mobile !== undefined && { mobile: typed.Mobile }),
        },
      }
  return {
    contacts,
    education: ready(typed.Education),
    languages: ready(typed.Languages),
    areas: ready(typed.Areas),
    sectors: ready(typed.Sectors),
    obtained: ready(typed.Obtained),
    flat,
  }
}

/** What a trainee's record holds flat of these lists. */
export const flatOfTrainee = (
  { education, flat }: ReadyLists,
  { EducationDegreeID }: { readonly EducationDegreeID?: number | null | undefined },
) => ({
  ...flat,
  ...(education
    ? { education_degree_id: mainOf(education)?.DegreeID ?? null }
    : EducationDegreeID !== undefined && { education_degree_id: EducationDegreeID }),
})

/** The same of an instructor. */
export const flatOfInstructor = (
  { sectors, flat }: ReadyLists,
  { IndustrySectorID }: { readonly IndustrySectorID?: number | null | undefined },
) => ({
  ...flat,
  ...(sectors
    ? { industry_sector_id: mainOf(sectors)?.EntryID ?? null }
    : IndustrySectorID !== undefined && { industry_sector_id: IndustrySectorID }),
})

/** Writes the lists beside a record whose flat fields stand already. */
export async function writeLists(db: Database, owner: 'trainee' | 'instructor', id: number, lists: ReadyLists) {
  if (lists.contacts) await replaceContacts(db, owner, id, lists.contacts)
  if (lists.education) await replaceEducation(db, owner, id, lists.education)
  if (owner === 'trainee') return
  if (lists.languages) await replaceChosen(db, 'language', id, lists.languages)
  if (lists.areas) await replaceChosen(db, 'area', id, lists.areas)
  if (lists.sectors) await replaceChosen(db, 'sector', id, lists.sectors)
  if (lists.obtained) await replaceObtained(db, id, lists.obtained)
}
