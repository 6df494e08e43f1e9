import type { Database } from '#platform/server/database.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { mainOf, withMain } from '../../../rules/main-entry.ts'
import { holdsOwnEmail, neededContacts, type ContactTyped } from '../../../rules/signup/contacts.ts'
import { contactTypes, type NewContact } from '../../store/person-lists.ts'

interface SortedContacts {
  readonly workEmail: string
  readonly mobile: string
  /** The whole list. */
  readonly entries: readonly NewContact[]
}

/**
 * The list with the first of each type as the main entry, and of addresses the one that was proved. Refuses at its place
 * what is no type of the academy, and a list without the address that was proved.
 */
export async function sortContacts(
  db: Database,
  contacts: readonly ContactTyped[],
  email: string,
): Promise<SortedContacts> {
  if (!holdsOwnEmail(contacts, email)) refuse(invalidInput, {}, [{ path: 'Contacts', code: 'ownEmailMissing' }])
  const types = await contactTypes(
    db,
    contacts.map((each) => each.Type),
  )
  const isNeeded = (type: string) => (neededContacts as readonly string[]).includes(type)
  const unknown = contacts.findIndex((each) => !types.has(each.Type) && !isNeeded(each.Type))
  if (unknown >= 0) refuse(invalidInput, {}, [{ path: `Contacts.${unknown}.Type`, code: 'notFound' }])
  const marked = contacts.map((each) => ({ ...each, IsMain: each.Type === 'EMAIL' && each.Value === email }))
  const entries = withMain(marked, (each) => each.Type)
  const main = (type: string) => mainOf(entries.filter((each) => each.Type === type))?.Value ?? ''
  return {
    workEmail: main('WORKEMAIL'),
    mobile: main('MOBILE'),
    entries: entries.flatMap(({ Type, Value, IsMain }) => {
      const type = types.get(Type)
      return type ? [{ typeId: type.id, value: Value, isMain: IsMain }] : []
    }),
  }
}
