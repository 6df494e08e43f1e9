import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nearness } from '#platform/server/reading/list.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { pendingAddress } from '../address/address-change.ts'
import { openWorkOf } from '../store/open-work.ts'
import { userHistory } from '../store/user-history.ts'
import { recordOf, userOfId, usersOnPage } from '../store/users.ts'
import { actionsOf, listed } from '../users/user-facts.ts'

export const searchUsers: Handler<typeof accountsCalls.searchUsers> = async ({ db, actor, query }) => {
  const { rows, ...found } = await usersOnPage(db, actor, query)
  return { Items: rows.map((row) => listed(row, actor)), Total: found.total, ...nearness(found) }
}

export const getUser: Handler<typeof accountsCalls.getUser> = ({ db, actor, query, request }) =>
  oneUser(db, query.ID, actor, request.language)

export const getOpenWork: Handler<typeof accountsCalls.getOpenWork> = async ({ db, query }) =>
  (await openWorkOf(db, query.ID)) ?? refuse(notFound)

async function oneUser(db: Database, id: number, actor: Actor, language: Language) {
  const user = (await userOfId(db, id)) ?? refuse(notFound)
  const { record: _, name_ar: __, name_en: ___, IsErased: ____, ...shown } = user
  return {
    ...shown,
    Language: user.Language as Language,
    IsOwn: user.ID === actor.userId,
    AddressChange: await pendingAddress(db, id),
    Record: (await recordOf(db, id)) ?? null,
    Actions: actionsOf(user, actor),
    History: await userHistory(db, id, language),
  }
}
