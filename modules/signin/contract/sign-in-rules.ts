import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { doneReply, version } from '#platform/shared/shapes.ts'
import { secondFactorRules } from '../rules/second-factor.ts'
import { onlyInSample } from './refusals.ts'

/** What is typed on the page. */
export const signInRuleFields = z.strictObject({
  /** Who is asked for a second factor beside those who want it themselves. */
  SecondFactor: z.enum(secondFactorRules),
  /** Pages of the staff lock themselves after so long without a touch; 0: never. */
  LockAfterMinutes: z.int({ error: 'required' }).min(0, 'tooSmall').max(480, 'tooLarge'),
  /** Whoever an administrator acted as is told so afterwards. */
  ActAsNotice: z.boolean(),
})

const SignInRules = signInRuleFields.extend({ Version: version() })

export const getSignInRules = call({
  method: 'GET',
  path: '/api/Account/GetSignInRules',
  who: 'admin',
  effect: 'reads',
  summary: 'Whom the academy asks for a second factor, after how long pages lock, and whether people hear of acting.',
  reply: SignInRules.extend({
    /** Whether the second factor may be switched off for all: in the sample academy alone. */
    MayBeOff: z.boolean(),
  }),
  refusals: [],
})

export const saveSignInRules = call({
  method: 'POST',
  path: '/api/Account/SaveSignInRules',
  who: 'admin',
  effect: 'writes',
  summary:
    'Changes whom the academy asks for a second factor, after how long pages lock, and whether people hear of acting.',
  body: SignInRules,
  reply: doneReply,
  refusals: [onlyInSample, changedMeanwhile],
})
