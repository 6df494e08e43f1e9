import type * as z from 'zod'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Database } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { settings } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import type { Language } from '#platform/shared/actor.ts'
import type { newPasskeyAnswer, passkeyAnswer } from '../../contract/passkey.ts'
import { passkeyKnown } from '../../contract/refusals.ts'
import { securityLetter } from '../letters.ts'
import type { SigninParts } from '../parts.ts'
import { accountById, type AccountRow } from '../store/accounts.ts'
import { addPasskey, credentialsOf, lockPasskey, markSigned } from '../store/passkeys.ts'
import { keepChallenge } from '../store/one-time-codes.ts'
import { addressee } from '#modules/accounts/server/public.ts'

export type PasskeyAnswer = z.output<ReturnType<typeof passkeyAnswer>>
export type NewPasskeyAnswer = z.output<ReturnType<typeof newPasskeyAnswer>>
type Site = Pick<SigninParts, 'publicUrl'>

/** Passkeys belong to the host that people use, and only pages of that very origin may ask for them. */
const siteOf = ({ publicUrl }: Site) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

type Transport = NonNullable<
  NonNullable<Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']>[number]['transports']
>[number]

/** ES256, EdDSA, RS256: what every passkey has one of. Node still calls the newer ML-DSA an experiment. */
const algorithms = [-7, -8, -257]

const known = async (db: Database, accountId: number) =>
  (await credentialsOf(db, accountId)).map((row) => ({
    id: row.credential_id,
    transports: row.transports as Transport[],
  }))

/** What a browser needs to make a passkey; the attempt keeps the challenge. */
export async function optionsToAdd(
  db: Database,
  site: Site,
  attemptId: string,
  account: AccountRow,
  language: Language,
): Promise<Record<string, unknown>> {
  const options = await generateRegistrationOptions({
    rpName: inLanguage((await settings(db, academySettings)).academyName, language).text,
    rpID: siteOf(site).rpID,
    userID: Uint8Array.from(Buffer.from(`account ${account.id}`)),
    userName: account.email,
    userDisplayName: addressee(account).name || account.email,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await known(db, account.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(db, attemptId, options.challenge)
  return { ...options }
}

/** Adds what the browser has made for this challenge; false where it was made for another, or for another site. */
export async function addNewPasskey(
  tx: Database,
  site: Site,
  {
    accountId,
    challenge,
    name,
  }: { readonly accountId: number; readonly challenge: string | null; readonly name: string },
  answer: NewPasskeyAnswer,
  now: Date,
): Promise<boolean> {
  if (challenge === null) return false
  const { rpID, origin } = siteOf(site)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, response: { ...answer.response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return false
  const { id, publicKey, counter } = registrationInfo.credential
  const transports = answer.response.transports ?? []
  const added = await addPasskey(tx, { accountId, credentialId: id, publicKey, counter, transports, name }, now)
  if (!added) refuse(passkeyKnown)
  return true
}

/** What a browser needs to sign with one of the account's passkeys; the attempt keeps the challenge. */
export async function optionsToSign(
  db: Database,
  site: Site,
  attemptId: string,
  accountId: number,
): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(site).rpID,
    allowCredentials: await known(db, accountId),
    userVerification: 'preferred',
  })
  await keepChallenge(db, attemptId, options.challenge)
  return { ...options }
}

/**
 * Whether one of the account's passkeys has signed this challenge for this site. A counter that does not move on says
 * that the passkey was copied: such a signature is none, and the owner is told.
 */
export async function isOwnPasskey(
  tx: Database,
  site: Site,
  { accountId, challenge }: { readonly accountId: number; readonly challenge: string | null },
  answer: PasskeyAnswer,
  now: Date,
): Promise<boolean> {
  const passkey = await lockPasskey(tx, accountId, answer.id)
  if (!passkey || challenge === null) return false
  const { rpID, origin } = siteOf(site)
  const { userHandle, ...signed } = answer.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...signed, ...(userHandle && { userHandle }) }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    // Its own check throws as for any wrong signature; the owner of a copied passkey is to be told.
    credential: { id: passkey.credential_id, publicKey: Uint8Array.from(passkey.public_key), counter: 0 },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  const { newCounter } = authenticationInfo
  if ((newCounter > 0 || passkey.counter > 0) && newCounter <= passkey.counter) {
    const account = await accountById(tx, accountId)
    if (account) await queueMail(tx, securityLetter(addressee(account), 'passkeyCopied'))
    return false
  }
  await markSigned(tx, passkey.id, newCounter, now)
  return true
}
