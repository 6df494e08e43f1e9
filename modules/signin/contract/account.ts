import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, email, line, optionalLine } from '#platform/shared/shapes.ts'
import { areSame, mismatch, newPassword, repeatedPassword } from './forgotten-password.ts'
import { ownProof, proofRefusals } from './proof.ts'
import { alreadySetUp, samePassword, wrongSetupSecret } from './refusals.ts'
import { typedPassword, UserData } from './session.ts'

export const getMe = call({
  method: 'GET',
  path: '/api/Account/GetMe',
  who: 'all',
  effect: 'reads',
  summary: 'Who is signed in, with the ids of their own records.',
  reply: UserData.extend({
    traineeId: z.int().nullable(),
    instructorId: z.int().nullable(),
    organizationId: z.int().nullable(),
  }),
  refusals: [],
})

export const changePassword = call({
  method: 'POST',
  path: '/ChangePassword',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'Changes the own password and signs every other browser out. An account without one proves itself by a code of `SendProofCode`.',
  body: z
    .strictObject({
      oldPassword: typedPassword().optional(),
      attemptId: ownProof.attemptId,
      code: ownProof.code,
      newPassword: newPassword(),
      confirmPassword: repeatedPassword(),
    })
    .refine(areSame, mismatch),
  reply: doneReply,
  refusals: [samePassword, ...proofRefusals],
})

export const getSetupState = call({
  method: 'GET',
  path: '/api/Account/GetSetupState',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Whether the academy still waits for its first administrator.',
  reply: z.object({ NeedsFirstAdmin: z.boolean() }),
  refusals: [],
})

export const createFirstAdmin = call({
  method: 'POST',
  path: '/api/Account/CreateFirstAdmin',
  who: 'anonymous',
  effect: 'writes',
  summary: 'Makes the first administrator of an academy without accounts, with the secret that the start-up printed.',
  body: z.strictObject({
    Secret: line(100),
    Email: email(),
    NameAr: line(120),
    NameEn: optionalLine(120),
    Password: newPassword(),
  }),
  reply: doneReply,
  refusals: [wrongSetupSecret, alreadySetUp],
})
