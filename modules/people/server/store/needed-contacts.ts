import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { neededContacts, type NeededContact } from '../../rules/signup/contacts.ts'
import { lookupEntries, type LookupEntries } from '#modules/lookups/server/public.ts'
import { contactsOf, type Owner } from './person-lists.ts'

interface ContactShown {
  readonly ID: number | null
  readonly Type: string
  readonly TypeName: Trilingual | null
  readonly Value: string
}

type OwnContacts = Readonly<Record<NeededContact, string>>

/** The whole list, where the further ones are known. */
export const joinedContacts = (
  entries: LookupEntries,
  own: OwnContacts,
  further: readonly ContactShown[],
): ContactShown[] => {
  const inRow = neededContacts
    .filter((type) => own[type] !== '')
    .map((type) => ({
      ID: null,
      Type: type,
      TypeName: entries.ofCode('ContactType', type)?.name ?? null,
      Value: own[type],
    }))
  return [...inRow, ...further]
}

/** The whole contact list: what stands in the person's own row, then the further ones. */
export async function allContacts(db: Database, owner: Owner, id: number, own: OwnContacts): Promise<ContactShown[]> {
  const [entries, further] = await Promise.all([lookupEntries(db), contactsOf(db, owner, id)])
  return joinedContacts(entries, own, further)
}
