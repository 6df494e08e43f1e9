import { writeNew } from '#platform/server/acts/write-act.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent } from '#platform/server/event.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Language } from '#platform/shared/actor.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { createAccount, hashNewPassword } from '#modules/accounts/server/public.ts'
import { mayWriteTo, signInAfterSignUp } from '#modules/signin/server/public.ts'
import type { signupCalls } from '../../../contract/calls.ts'
import { alreadyRegistered } from '../../../contract/refusals.ts'
import type { Doing } from '../../acts/person.ts'
import { noun } from '../../acts/trainee-noun.ts'
import { letter } from '../../acts/signup/letters.ts'
import type { SignupParts } from '../../acts/signup/registering.ts'
import { unlessTaken } from '../../acts/signup/unless-taken.ts'
import { knownPerson } from '../../store/signup/known-person.ts'
import { addLightTrainee } from '../../store/signup/trainees.ts'
import { countSignup } from '../../acts/signup/count-signup.ts'

/**
 * The published short form: an account and a light trainee of an address that nobody has proved yet. The reply is a
 * session, so a taken address cannot be answered alike; the count of sign-ups and the mail to its owner stay although
 * the call refuses.
 */
export const register = (parts: SignupParts): Handler<typeof signupCalls.register> =>
  opensOwnTransactions(async (asked) => {
    const { db, actor, body, now, request } = asked
    const { secrets } = parts
    const isTaken = await db.transaction().execute(async (tx) => {
      await countSignup(tx, secrets, request.ip, now)
      return tellOwner(tx, secrets, body.email, request.language)
    })
    if (isTaken) refuse(alreadyRegistered)
    const passwordHash = await hashNewPassword(body.password, 'password')
    return unlessTaken(() =>
      db.transaction().execute(async (tx) => {
        // Until the person says it, the name is what stands before the @.
        const name = body.email.split('@')[0]!
        const account = { email: body.email, role: 'trainee' as const, language: request.language, passwordHash }
        const accountId = await createAccount(tx, { ...account, nameAr: name, nameEn: name })
        const made = { accountId, code: await nextNumber(tx, 'trainee', now), email: body.email }
        const fields = { Name: name, Mobile: '', CountryID: null, CompetitionCode: null }
        const id = await addLightTrainee(tx, fields, made, null)
        const by = { ...byOf(actor, request), actorId: accountId }
        const doing: Doing = { db: tx, record: (event) => recordEvent(tx, event, by) }
        await writeNew(doing, noun, { id, code: made.code, accountId }, 'registerLightTrainee')
        const session = await signInAfterSignUp(tx, parts, accountId, asked)
        if (!session) throw new Error('A trainee who has just registered was asked for a second factor.')
        return session
      }),
    )
  })

async function tellOwner(tx: Database, secrets: Secrets, email: string, language: Language): Promise<boolean> {
  if (!(await knownPerson(tx, email))) return false
  if (await mayWriteTo(tx, secrets, email))
    await queueMail(tx, letter('alreadyRegistered', { email, name: '', language }, {}, '/pages/login'))
  return true
}
