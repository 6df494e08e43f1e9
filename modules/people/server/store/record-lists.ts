import { sql } from 'kysely'
import type { LookupEntries } from '#modules/lookups/server/public.ts'
import type { AttachmentRow, ContactRow, EducationRow } from './person-lists.ts'

/* The lists of a trainee as columns of the record's own statement, where `t` is the trainee. Their entries of lookups are
   named from memory: as subqueries with joins they cost more than the record. Null where a list is empty. */

interface KeptContact {
  readonly ID: number
  readonly typeId: number
  readonly Value: string
  readonly IsMain: boolean
}
type KeptEducation = Omit<EducationRow, 'DegreeName'>

export const listColumns = [
  sql<KeptContact[] | null>`(
    select json_agg(json_build_object('ID', id, 'typeId', type_id, 'Value', value, 'IsMain', is_main)
      order by is_main desc, position, id)
    from people.trainee_contact where trainee_id = t.id)`.as('contacts'),
  sql<KeptEducation[] | null>`(
    select json_agg(json_build_object('ID', id, 'DegreeID', degree_id, 'Subject', subject, 'Institution', institution,
      'Year', year, 'IsMain', is_main) order by is_main desc, position, id)
    from people.trainee_education where trainee_id = t.id)`.as('education'),
  sql<AttachmentRow[] | null>`(
    select json_agg(json_build_object('ID', a.id, 'Title', a.title, 'FileID', f.id, 'FileName', f.name, 'Bytes', f.bytes)
      order by a.id)
    from people.trainee_attachment a join platform.file f on f.id = a.file_id where a.trainee_id = t.id)`.as(
    'attachments',
  ),
] as const

interface KeptLists {
  readonly contacts: readonly KeptContact[] | null
  readonly education: readonly KeptEducation[] | null
}

/** The entries that the lists name. */
export const entriesOfLists = ({ contacts, education }: KeptLists) => [
  ...(contacts ?? []).map(({ typeId }) => ['ContactType', typeId] as const),
  ...(education ?? []).map(({ DegreeID }) => ['EducationDegree', DegreeID] as const),
]

/** In the order of their types. */
export const namedContacts = (entries: LookupEntries, contacts: KeptLists['contacts']): ContactRow[] =>
  (contacts ?? [])
    .map(({ typeId, ...contact }) => ({ ...contact, type: entries.ofId('ContactType', typeId)! }))
    .sort((one, other) => one.type.position - other.type.position)
    .map(({ type, ...contact }) => ({ ...contact, Type: type.code, TypeName: type.name }))

export const namedEducation = (entries: LookupEntries, education: KeptLists['education']): EducationRow[] =>
  (education ?? []).map((each) => ({ ...each, DegreeName: entries.nameOf('EducationDegree', each.DegreeID)! }))
