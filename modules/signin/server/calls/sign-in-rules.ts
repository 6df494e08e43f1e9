import { settingsAsRead } from '#modules/accounts/server/public.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { Handler } from '#platform/server/handler.ts'
import { changeSetting, settings, versionOfSettings } from '#platform/server/settings.ts'
import { signInSettings } from '../../contract/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { signinCalls } from '../../contract/calls.ts'
import { onlyInSample } from '../../contract/refusals.ts'
import { ruleInForce } from '../../rules/second-factor.ts'
import type { SigninParts } from '../parts.ts'

export const getSignInRules =
  ({ sample }: SigninParts): Handler<typeof signinCalls.getSignInRules> =>
  async ({ db }) => {
    const { secondFactor, lockAfterMinutes, actAsNotice } = await settings(db, signInSettings)
    const MayBeOff = sample !== null
    return {
      SecondFactor: ruleInForce(secondFactor, MayBeOff),
      LockAfterMinutes: lockAfterMinutes,
      ActAsNotice: actAsNotice,
      MayBeOff,
      Version: await versionOfSettings(db, signInSettings),
    }
  }

export const saveSignInRules =
  ({ sample }: SigninParts): Handler<typeof signinCalls.saveSignInRules> =>
  async ({ db, body, actor, request }) => {
    if (body.SecondFactor === 'off' && sample === null) refuse(onlyInSample)
    await settingsAsRead(db, signInSettings, body.Version)
    const by = byOf(actor, request)
    await changeSetting(db, signInSettings, 'secondFactor', body.SecondFactor, by)
    await changeSetting(db, signInSettings, 'lockAfterMinutes', body.LockAfterMinutes, by)
    await changeSetting(db, signInSettings, 'actAsNotice', body.ActAsNotice, by)
    return { Done: true }
  }
