import type { LookupEntries } from '#modules/lookups/server/public.ts'
import type { AttachmentRow, ContactRow, EducationRow } from './person-lists.ts'

/* The lists of a trainee as the record itself holds them (decision 93). Their entries of lookups are named from memory: as
   subqueries with joins they cost more than the record. */

interface KeptContact {
  readonly ID: number
  readonly typeId: number
  readonly Value: string
  readonly IsMain: boolean
}
type KeptEducation = Omit<EducationRow, 'DegreeName'>

/** What triggers keep in `people.trainee.lists`, in the order in which it is shown. */
export interface KeptLists {
  readonly contacts: readonly KeptContact[]
  readonly education: readonly KeptEducation[]
  readonly attachments: AttachmentRow[]
}

/** The entries that the lists name. */
export const entriesOfLists = ({ contacts, education }: KeptLists) => [
  ...contacts.map(({ typeId }) => ['ContactType', typeId] as const),
  ...education.map(({ DegreeID }) => ['EducationDegree', DegreeID] as const),
]

/** In the order of their types. */
export const namedContacts = (entries: LookupEntries, contacts: KeptLists['contacts']): ContactRow[] =>
  contacts
    .map(({ typeId, ...contact }) => ({ ...contact, type: entries.ofId('ContactType', typeId)! }))
    .sort((one, other) => one.type.position - other.type.position)
    .map(({ type, ...contact }) => ({ ...contact, Type: type.code, TypeName: type.name }))

export const namedEducation = (entries: LookupEntries, education: KeptLists['education']): EducationRow[] =>
  education.map((each) => ({ ...each, DegreeName: entries.nameOf('EducationDegree', each.DegreeID)! }))
