import { byOf } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import type { Language } from '#platform/shared/actor.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { signInAfterSignUp, type SigninParts } from '#modules/signin/server/public.ts'
import { alreadyRegistered } from '../../../contract/refusals.ts'
import type { Doing } from '../person.ts'
import { unlessTaken } from './unless-taken.ts'
import { knownPerson, standingOf, type KnownPerson, type Standing } from '../../store/signup/known-person.ts'
import { useSignup, type SignupRow } from '../../store/signup/signups.ts'
import { lockSignup } from './open-signup.ts'

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
  /** Whoever registers does it by the own account, which may be a moment old. */
  readonly as: (accountId: number) => Doing
}

/** The record that is found by an address: whoever has proved that address is nobody yet who could reach it. */
export const ofProvedAddress = everybody('the address that the record bears was proved')

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'request' | 'reply' | 'vault'> & {
  readonly body: { readonly Key: string }
}

/**
 * One registration in one transaction: `make` writes the records of a proved address and answers the account. Whoever asks again with the key
 * that was just used, as the answer was lost on the way, gets the answer that belongs to what was made.
 */
export function registering(
  asked: Asking,
  parts: SignupParts,
  make: (tx: Database, by: Registering) => Promise<number>,
) {
  const { db, actor, body, now, request, vault } = asked
  return unlessTaken(() =>
    db.transaction().execute(async (tx) => {
      const signup = await lockSignup(tx, body.Key, now)
      let accountId = signup.account_id
      if (accountId === null) {
        const person = await knownPerson(tx, signup.email)
        const as = (actorId: number): Doing => ({
          db: tx,
          record: (event) => recordEvent(tx, event, { ...byOf(actor, request), actorId }),
        })
        const by = { signup, person, standing: standingOf(person), now, language: request.language, vault, as }
        accountId = await make(tx, by)
        await useSignup(tx, signup.id, accountId, now)
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
