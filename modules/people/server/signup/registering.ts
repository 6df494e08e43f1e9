import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import type { Language } from '#platform/shared/actor.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { signInAfterSignUp, type SigninParts } from '#modules/signin/server/public.ts'
import { alreadyRegistered } from '../../contract/refusals.ts'
import { unlessTaken } from './unless-taken.ts'
import { knownPerson, standingOf, type KnownPerson, type Standing } from '../store/signup/known-person.ts'
import { lockSignup, useSignup, type SignupRow } from '../store/signup/signups.ts'

/** What registering needs beside the database and the request. */
export type SignupParts = Pick<SigninParts, 'secrets' | 'sample'>

/** What a registration is made of beside its fields. */
export interface Registering {
  readonly signup: SignupRow
  readonly person: KnownPerson | undefined
  readonly standing: Standing
  readonly now: Date
  readonly language: Language
  readonly vault: Vault
}

export interface Made {
  readonly accountId: number
  readonly event: NewEvent
}

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'request' | 'reply' | 'vault'> & {
  readonly body: { readonly Key: string }
}

/**
 * One registration in one transaction: `make` writes the records of a proved address. Whoever asks again with the key
 * that was just used, as the answer was lost on the way, gets the answer that belongs to what was made.
 */
export function registering(asked: Asking, parts: SignupParts, make: (tx: Database, by: Registering) => Promise<Made>) {
  const { db, actor, body, now, request, vault } = asked
  return unlessTaken(() =>
    db.transaction().execute(async (tx) => {
      const signup = await lockSignup(tx, body.Key, now)
      let accountId = signup.account_id
      if (accountId === null) {
        const person = await knownPerson(tx, signup.email)
        const by = { signup, person, standing: standingOf(person), now, language: request.language, vault }
        const made = await make(tx, by)
        accountId = made.accountId
        await useSignup(tx, signup.id, accountId, now)
        await recordEvent(tx, made.event, { ...byOf(actor, request), actorId: accountId })
      }
      const person = (await knownPerson(tx, signup.email)) ?? refuse(alreadyRegistered)
      const isActive = person.account_state === 'active'
      return {
        Standing: isActive ? ('active' as const) : ('waiting' as const),
        Code: person.trainee_code ?? person.instructor_code ?? person.organization_code ?? '',
        Session: isActive ? await signInAfterSignUp(tx, parts, accountId, asked) : null,
      }
    }),
  )
}
