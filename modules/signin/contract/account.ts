import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply } from '#platform/shared/shapes.ts'
import { areSame, mismatch, newPassword, repeatedPassword } from '#modules/accounts/contract/password.ts'
import { ownProof, proofRefusals } from './proof.ts'
import { samePassword } from './refusals.ts'
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
