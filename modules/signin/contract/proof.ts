import * as z from 'zod'
import { attemptId, codeRefusals, typedSecondFactor } from './code.ts'
import { tooManyTries, wrongOldPassword } from './refusals.ts'
import { typedPassword } from './session.ts'

/**
 * What the person at the browser proves once more before something weighty: the password, or where the account has none
 * a code of `SendProofCode`.
 */
export const ownProof = {
  password: typedPassword().optional(),
  attemptId: attemptId().optional(),
  code: typedSecondFactor().optional(),
}
export const proofRefusals = [wrongOldPassword, tooManyTries, ...codeRefusals] as const
export const proofBody = z.strictObject(ownProof)
