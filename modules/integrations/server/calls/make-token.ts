import { accountById } from '#modules/accounts/server/public.ts'
import { provenAccount } from '#modules/signin/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import type { AllModules } from '#platform/server/module.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { fileCalls } from '#platform/shared/files.ts'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import { tokenAreas, type TokenArea } from '../../rules/areas.ts'
import * as acts from '../acts/tokens.ts'
import type { IntegrationParts } from '../parts.ts'
import { areaOfCalls } from '../token-areas.ts'

/** The areas in which somebody may do something, and in which of them not only read. */
function openAreas(modules: AllModules, { role, permissions }: Actor): Map<TokenArea, { canWrite: boolean }> {
  const declared = modules()
  const areaOf = areaOfCalls(declared)
  const all = [
    ...declared.flatMap(({ implemented }) => implemented.flatMap((each) => Object.values(each.calls))),
    ...Object.values({ ...fileCalls, ...pieceCalls }),
  ].filter((call) => call.who !== 'anonymous' && passes(call.who, role, permissions))
  const found = new Map<TokenArea, { canWrite: boolean }>()
  for (const area of tokenAreas) {
    const of = all.filter((call) => areaOf(call) === area)
    if (of.length > 0) found.set(area, { canWrite: of.some(({ effect }) => effect === 'writes') })
  }
  return found
}

export const getTokenRules =
  ({ modules }: IntegrationParts): Handler<typeof calls.getTokenRules> =>
  async ({ db, actor, now }) => {
    const { last } = await acts.daysOfTokens(db, now)
    const Areas = [...openAreas(modules, actor)].map(([Area, { canWrite }]) => ({ Area, CanWrite: canWrite }))
    const account = await accountById(db, actor.userId)
    return { LastDay: last, HasPassword: account?.password_hash != null, Areas }
  }

/** Its own transactions: a wrong password is counted. */
export const makeToken = (parts: IntegrationParts): Handler<typeof calls.makeToken> =>
  opensOwnTransactions(async (asked) => {
    await provenAccount(parts, asked)
    return acts.makeToken(asked, asked.body, openAreas(parts.modules, asked.actor))
  })
