import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { monthOf, mostRowsNow } from '../../rules/months-ahead.ts'
import { subjects, type Grouping, type SubjectKey } from '../../rules/subjects.ts'
import * as store from '../store/months-ahead.ts'
import { groupsOfMonths, type Counted } from '../store/statistics.ts'
import { reckoned } from './reckoned.ts'

/** Those whose rows grow with an academy's people and sessions: of the others all of ten years are counted in a moment. */
const growing: readonly SubjectKey[] = [
  'registrations',
  'income',
  'attendance',
  'results',
  'exams',
  'certificates',
  'instructors',
  'rooms',
]

/** No academy has records from before. */
const firstDay: Day = '1900-01-01'

interface Counting {
  readonly db: Database
  readonly now: Date
}

/** Counts the months that are over, each subject in one snapshot; of one with `most` rows or less nothing is kept. */
export async function countAhead({ db, now }: Counting, which = growing, most = mostRowsNow): Promise<void> {
  for (const subject of which) {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await store.patiently(tx)
        const about = await reckoned(tx, now)
        const until = monthOf(about.today)
        const counted: Counted = { ...about, subject, period: { from: firstDay, to: addDays(until, -1) } }
        const keep = (by: Grouping) => store.keep(tx, subject, by, groupsOfMonths(counted, by))
        await store.forget(tx, subject)
        await keep('month')
        if ((await store.rowsKept(tx, subject)) <= most) await store.forget(tx, subject)
        else for (const by of subjects[subject].by) if (by !== 'month') await keep(by)
        await store.noteCounted(tx, subject, about, { at: now, until, most })
      })
  }
}

/** The same for those that never were: of an academy that has just been taken over, or of an older version. */
export async function countFirst(counting: Counting): Promise<void> {
  const counted = await store.everCounted(counting.db)
  const missing = growing.filter((subject) => !counted.includes(subject))
  if (missing.length > 0) await countAhead(counting, missing)
}

/** With what was counted ahead, where the period has many rows and all of the subject is asked for. */
export async function withAhead(db: Database, counted: Counted): Promise<Counted> {
  const { subject, courseId, organizationId } = counted
  const isOfAll = courseId === undefined && organizationId === undefined
  if (!isOfAll || !growing.includes(subject)) return counted
  return { ...counted, ahead: await store.aheadOf(db, counted) }
}
