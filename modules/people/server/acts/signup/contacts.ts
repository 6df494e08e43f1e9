import type { Database } from '#platform/server/database.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { holdsOwnEmail, type ContactTyped } from '../../../rules/signup/contacts.ts'
import { contactTypes, type NewContact } from '../../store/person-lists.ts'

interface SortedContacts {
  readonly workEmail: string
  readonly mobile: string
  /** Beyond the three that stand in the person's own row. */
  readonly further: readonly NewContact[]
}

/**
 * Takes the three needed contacts out of the list, each the first of its type. Refuses at its place what is no type
 * of the academy, and a list without the address that was proved.
 */
export async function sortContacts(
  db: Database,
  contacts: readonly ContactTyped[],
  email: string,
): Promise<SortedContacts> {
  if (!holdsOwnEmail(contacts, email)) refuse(invalidInput, {}, [{ path: 'Contacts', code: 'ownEmailMissing' }])
  const first = (type: string) => contacts.find((each) => each.Type === type)
  const own = contacts.find((each) => each.Type === 'EMAIL' && each.Value === email)
  const [workEmail, mobile] = [first('WORKEMAIL'), first('MOBILE')]
  const rest = contacts.filter((each) => ![own, workEmail, mobile].includes(each))
  const types = await contactTypes(
    db,
    rest.map((each) => each.Type),
  )
  const unknown = contacts.findIndex((each) => rest.includes(each) && !types.has(each.Type))
  if (unknown >= 0) refuse(invalidInput, {}, [{ path: `Contacts.${unknown}.Type`, code: 'notFound' }])
  return {
    workEmail: workEmail?.Value ?? '',
    mobile: mobile?.Value ?? '',
    further: rest.map((each) => ({ typeId: types.get(each.Type)!.id, value: each.Value })),
  }
}
