import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, id, line } from '#platform/shared/shapes.ts'
import { attemptId, codeRefusals, typedSecondFactor } from './code.ts'
import { ownProof, proofBody, proofRefusals } from './proof.ts'
import { lastFactor, passkeyKnown, stepOver } from './refusals.ts'
import { recoveryCodes } from './security.ts'
import { fcmToken, loginReply, signInRefusals, signInReply } from './session.ts'

const base64url = (max: number) =>
  z
    .string({ error: 'required' })
    .min(1, 'required')
    .max(max, { error: 'tooLong', abort: true })
    .regex(/^[\w-]+$/, 'invalidCode')

const head = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') }
const transports = z.array(z.string().max(20, { error: 'tooLong', abort: true })).max(10, 'tooMany')

/** What a browser answers to a passkey's signing, as WebAuthn's JSON calls it. */
export const passkeyAnswer = () =>
  z.strictObject({
    ...head,
    response: z.strictObject({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      // Of the largest kind that WebAuthn knows, ML-DSA-87.
      signature: base64url(8000),
      userHandle: base64url(200).optional(),
    }),
  })
/** What a browser answers when it has made a passkey. */
export const newPasskeyAnswer = () =>
  z.strictObject({
    ...head,
    response: z.strictObject({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: transports.optional(),
    }),
  })

/** For the browser alone, which hands it to the passkey as it is. */
const options = z.object({ attemptId: z.uuid(), options: z.record(z.string(), z.unknown()) })
const name = () => line(60)

export const beginPasskey = call({
  method: 'POST',
  path: '/api/Account/BeginPasskey',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'What a browser needs to make a passkey for the own account; `ConfirmPasskey` takes what it answers.',
  body: proofBody,
  reply: options,
  refusals: [...proofRefusals],
})

export const confirmPasskey = call({
  method: 'POST',
  path: '/api/Account/ConfirmPasskey',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Adds the passkey that the browser has made, and tells recovery codes where it is the first factor.',
  body: z.strictObject({ attemptId: attemptId(), Name: name(), passkey: newPasskeyAnswer() }),
  reply: recoveryCodes,
  refusals: [...codeRefusals, passkeyKnown],
})

export const renamePasskey = call({
  method: 'PUT',
  path: '/api/Account/RenamePasskey',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Gives an own passkey another name.',
  body: z.strictObject({ ID: id(), Name: name() }),
  reply: doneReply,
  refusals: [],
})

export const removePasskey = call({
  method: 'POST',
  path: '/api/Account/RemovePasskey',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Takes an own passkey away; the last factor stays with whom the academy asks for one.',
  body: z.strictObject({ ID: id(), ...ownProof }),
  reply: doneReply,
  refusals: [...proofRefusals, lastFactor],
})

export const getPasskeyOptions = call({
  method: 'POST',
  path: '/api/Account/GetPasskeyOptions',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'What a browser needs to sign a log-in with a passkey; `VerifyPasskey` takes what it answers.',
  body: z.strictObject({ attemptId: attemptId() }),
  reply: options,
  refusals: [stepOver],
})

export const verifyPasskey = call({
  method: 'POST',
  path: '/api/Account/VerifyPasskey',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Signs in with a passkey as the second factor.',
  body: z.strictObject({ attemptId: attemptId(), passkey: passkeyAnswer(), FCMToken: fcmToken() }),
  reply: signInReply,
  refusals: [...codeRefusals, ...signInRefusals],
})

export const beginAppSetUp = call({
  method: 'POST',
  path: '/api/Account/BeginAppSetUp',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'A secret for the authenticator app of somebody who must set up a second factor to get in.',
  body: z.strictObject({ attemptId: attemptId() }),
  reply: z.object({ Secret: z.string(), Uri: z.string() }),
  refusals: [stepOver],
})

export const beginPasskeySetUp = call({
  method: 'POST',
  path: '/api/Account/BeginPasskeySetUp',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'What a browser needs to make the passkey of somebody who must set up a second factor to get in.',
  body: z.strictObject({ attemptId: attemptId() }),
  reply: options,
  refusals: [stepOver],
})

export const finishSetUp = call({
  method: 'POST',
  path: '/api/Account/FinishSetUp',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Takes the app’s first code or the passkey, tells the recovery codes, once, and signs in.',
  body: z
    .strictObject({
      attemptId: attemptId(),
      code: typedSecondFactor().optional(),
      passkey: newPasskeyAnswer().optional(),
      Name: name().optional(),
      FCMToken: fcmToken(),
    })
    .refine((body) => (body.code === undefined) !== (body.passkey === undefined), {
      error: 'required',
      path: ['code'],
    }),
  reply: loginReply.extend({ RecoveryCodes: z.array(z.string()) }),
  refusals: [...codeRefusals, passkeyKnown, ...signInRefusals],
})
