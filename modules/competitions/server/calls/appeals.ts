import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { competitionsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/appeals.ts'
import { doingOf } from '../acts/doing.ts'
import { appeals } from '../store/appeals.ts'

export const getCompetitionAppeals: Handler<typeof calls.getCompetitionAppeals> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, appeals, query, { actor })
  const mayDecide = (row: (typeof rows)[number]) => row.State === 'filed' && row.TraineeID !== actor.traineeId
  return {
    Items: rows.map((row) => ({ ...row, Actions: mayDecide(row) ? ['upholdAppeal', 'rejectAppeal'] : [] })),
    Total: total,
  }
}

export const fileAppeal: Handler<typeof calls.fileAppeal> = async (asked) =>
  acts.file(await doingOf(asked, 'trainee'), asked.actor, asked.body.EntryID, asked.body.Text)

const decided =
  (name: 'upholdAppeal' | 'rejectAppeal') =>
  async (asked: Asked<{ body: { readonly ID: number; readonly Version: number; readonly Reason: string } }>) => {
    const doing = await doingOf(asked, 'corrector')
    const appeal = await acts.take(doing, asked.actor, asked.body)
    return acts.moved(await acts.decide(doing, appeal, name, asked.body.Reason))
  }

export const upholdAppeal: Handler<typeof calls.upholdAppeal> = decided('upholdAppeal')
export const rejectAppeal: Handler<typeof calls.rejectAppeal> = decided('rejectAppeal')
