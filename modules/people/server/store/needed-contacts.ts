import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { neededContacts, type NeededContact } from '../../rules/signup/contacts.ts'
import { contactsOf, contactTypes, type Owner } from './person-lists.ts'

interface ContactShown {
  readonly ID: number | null
  readonly Type: string
  readonly TypeName: Trilingual | null
  readonly Value: string
}

type TypeNames = ReadonlyMap<string, { readonly name: Trilingual }>
type OwnContacts = Readonly<Record<NeededContact, string>>

const joined = (names: TypeNames, own: OwnContacts, further: readonly ContactShown[]): ContactShown[] => {
  const inRow = neededContacts
    .filter((type) => own[type] !== '')
    .map((type) => ({ ID: null, Type: type, TypeName: names.get(type)?.name ?? null, Value: own[type] }))
  return [...inRow, ...further]
}

/** The whole contact list: what stands in the person's own row, then the further ones. */
export async function allContacts(db: Database, owner: Owner, id: number, own: OwnContacts): Promise<ContactShown[]> {
  const [names, further] = await Promise.all([contactTypes(db, neededContacts), contactsOf(db, owner, id)])
  return joined(names, own, further)
}

/** A column with the names of the contacts that stand in a person's own row, by their codes. */
export const neededNames = sql<Partial<Record<NeededContact, Trilingual>> | null>`(
  select json_object_agg(code, name) from lookups.contact_type where code in (${anyOf(neededContacts)}))`

/** The same list where the record's own statement brought the names and the further contacts. */
export const contactsOfRecord = (
  names: Partial<Record<NeededContact, Trilingual>> | null,
  own: OwnContacts,
  further: readonly ContactShown[],
): ContactShown[] => joined(new Map(Object.entries(names ?? {}).map(([code, name]) => [code, { name }])), own, further)
