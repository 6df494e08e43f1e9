import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { tokenActs } from '../../contract/acts.ts'
import type { integrationsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/tokens.ts'
import { tokens } from '../store/tokens.ts'

export const getApiTokens: Handler<typeof calls.getApiTokens> = async ({ db, actor, query, now }) => {
  const { rows, total } = await readList(db, tokens, query, { actor, now })
  const Items = rows.map((row) => ({
    ...row,
    Actions: row.State === 'active' ? actsOpenTo(tokenActs, actor, ['revokeToken']) : [],
  }))
  return { Items: Items as never, Total: total }
}

export const revokeToken: Handler<typeof calls.revokeToken> = async (asked) => {
  await acts.revokeToken(asked, asked.body.ID)
  return { Done: true }
}
