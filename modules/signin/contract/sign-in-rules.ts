import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { doneReply, version } from '#platform/shared/shapes.ts'
import { fieldsOf } from '#platform/shared/settings/section-calls.ts'
import { onlyInSample } from './refusals.ts'
import { signInSettings } from './settings.ts'

/** What is typed on the page. */
export const signInRuleFields = fieldsOf(signInSettings)

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
