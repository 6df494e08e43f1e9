import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { neededContacts, type NeededContact } from '../../rules/signup/contacts.ts'
import { contactsOf, contactTypes, type Owner } from './person-lists.ts'

interface ContactShown {
  readonly ID: number | null
  readonly Type: string
  readonly TypeName: Trilingual | null
  readonly Value: string
}

/** The whole contact list: what stands in the person's own row, then the further ones. */
export async function allContacts(
  db: Database,
  owner: Owner,
  id: number,
  own: Readonly<Record<NeededContact, string>>,
): Promise<ContactShown[]> {
  const [types, further] = await Promise.all([contactTypes(db, neededContacts), contactsOf(db, owner, id)])
  const inRow = neededContacts
    .filter((type) => own[type] !== '')
    .map((type) => ({ ID: null, Type: type, TypeName: types.get(type)?.name ?? null, Value: own[type] }))
  return [...inRow, ...further]
}
