import type { Asked } from '#platform/server/handler.ts'
import { isStillReferred } from '#platform/server/log/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { removeAccount } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import { hasData } from '../../contract/refusals.ts'

/** Deletes a record with its account; where anything refers to either, the refusal says to set the person inactive. */
export async function removePerson(
  asked: Pick<Asked<unknown>, 'db' | 'actor' | 'now'>,
  person: { readonly name: Trilingual; readonly accountId: number | null },
  remove: () => Promise<unknown>,
): Promise<void> {
  try {
    await remove()
    if (person.accountId !== null) await removeAccount(asked, person.accountId, signIns)
  } catch (error) {
    if (!isStillReferred(error)) throw error
    refuse(hasData, { name: inLanguage(person.name, 'ar').text })
  }
}
