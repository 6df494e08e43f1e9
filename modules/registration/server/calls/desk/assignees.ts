import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { actionsOnTaken, takenUntil } from '../../../rules/desk/assignee.ts'
import { requireNotTaken } from '../../acts/assignee.ts'
import { noun } from '../../acts/noun.ts'
import { doingOf } from '../../acts/perform.ts'
import { lockRegistration } from '../../acts/reached.ts'
import { assignees, dropAssignee, putAssignee } from '../../store/desk/assignees.ts'

export const getAssignees: Handler<typeof calls.getAssignees> = async ({ db, actor, now }) => {
  const taken = await assignees(db, actor, now)
  return {
    Items: taken.map(({ accountId, ...row }) => {
      const IsMine = accountId === actor.userId
      return { ...row, IsMine, Actions: actionsOnTaken(IsMine) }
    }),
    Actions: actionsOnTaken(false),
  }
}

export const takeUp: Handler<typeof calls.takeUp> = async (asked) => {
  const { db, actor, now, body } = asked
  const doing = await doingOf(asked)
  const found = await lockRegistration(db, actor, body.ID, doing)
  if (!body.Over) await requireNotTaken(asked, found.id)
  const until = takenUntil(now)
  await putAssignee(db, found.id, actor.userId, now, until)
  await writeFact(doing, noun, found, 'takeUp')
  return { ID: found.id, Until: until.toISOString() }
}

export const giveBack: Handler<typeof calls.giveBack> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const found = await lockRegistration(db, actor, body.ID, doing)
  if (await dropAssignee(db, found.id, actor.userId)) await writeFact(doing, noun, found, 'giveBack')
  return { Done: true }
}
