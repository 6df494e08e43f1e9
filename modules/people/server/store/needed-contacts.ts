import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { neededContacts, type NeededContact } from '../../rules/signup/contacts.ts'
import { namesByCode } from '#modules/lookups/server/public.ts'
import { contactsOf, type Owner } from './person-lists.ts'

interface ContactShown {
  readonly ID: number | null
  readonly Type: string
  readonly TypeName: Trilingual | null
  readonly Value: string
}

type TypeNames = ReadonlyMap<string, Trilingual>
type OwnContacts = Readonly<Record<NeededContact, string>>

/** The whole list, where the further ones and the names are known. */
export const joinedContacts = (names: TypeNames, own: OwnContacts, further: readonly ContactShown[]): ContactShown[] => {
  const inRow = neededContacts
    .filter((type) => own[type] !== '')
    .map((type) => ({ ID: null, Type: type, TypeName: names.get(type) ?? null, Value: own[type] }))
  return [...inRow, ...further]
}

/** The whole contact list: what stands in the person's own row, then the further ones. */
export async function allContacts(db: Database, owner: Owner, id: number, own: OwnContacts): Promise<ContactShown[]> {
  const [names, further] = await Promise.all([namesByCode(db, 'ContactType', neededContacts), contactsOf(db, owner, id)])
  return joinedContacts(names, own, further)
}
