import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { ExamState } from '../../rules/exam-states.ts'
import { examSettings } from '../exam-settings.ts'
import { examsToAdvance, repeatsOver } from '../store/due.ts'
import { byTheClock } from './doing.ts'
import { noun as exam } from './nouns/exam-noun.ts'
import { settleRepeat } from './repeat-money.ts'
import { noun as repeat } from './nouns/repeat-noun.ts'

const actTo = { open: 'open', closed: 'close', marking: 'beginMarking' } as const
const actOf = (state: ExamState) => actTo[state as keyof typeof actTo] as (typeof actTo)[keyof typeof actTo] | undefined

/** Writes down what the clock has made of published exams. */
export async function advanceDue(db: Database, now: Date): Promise<void> {
  const { graceMinutes } = await examSettings(db)
  for (const { state, ...due } of await examsToAdvance(db, now, graceMinutes)) {
    // Who is told that a competition begins, the competition says.
    const act = due.competition_id === null ? actOf(state) : 'followCompetition'
    if (act) await writeAct(byTheClock(db), exam, due, act, { set: { state } })
  }
}

/** Ends the repeats whose time is over. */
export async function expireRepeats(db: Database, now: Date): Promise<void> {
  for (const due of await repeatsOver(db, now)) {
    const doing = { ...byTheClock(db), userId: null, now }
    await settleRepeat(doing, due, 'expire', '')
    await writeAct(doing, repeat, due, 'expireRepeat', { set: { state: 'expired' } })
  }
}
