import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { isLong, monthOf } from '../../rules/months-ahead.ts'
import { subjects, type SubjectKey } from '../../rules/subjects.ts'
import * as store from '../store/months-ahead.ts'
import { groupsOfMonths, sumOf, type Counted } from '../store/statistics.ts'
import { reckoned } from './reckoned.ts'

/** Those whose rows grow with an academy's people: of the others all of ten years are counted in a moment. */
const growing: readonly SubjectKey[] = ['registrations', 'income', 'attendance', 'results', 'exams', 'certificates']

/** What is added up in less is counted as it stands whenever somebody asks. */
const worthMs = 200
/** No academy has records from before. */
const firstDay: Day = '1900-01-01'

interface Counting {
  readonly db: Database
  readonly now: Date
}

/** Counts the months that are over, of each subject that takes long, all in one snapshot. `worth`: in milliseconds. */
export async function countAhead({ db, now }: Counting, which = growing, worth = worthMs): Promise<void> {
  for (const subject of which) {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await store.patiently(tx)
        const about = await reckoned(tx, now)
        const until = monthOf(about.today)
        const counted: Counted = { ...about, subject, period: { from: firstDay, to: addDays(until, -1) } }
        const begun = performance.now()
        await sumOf(tx, counted)
        const isKept = performance.now() - begun >= worth
        await store.forget(tx, subject)
        if (isKept)
          for (const by of subjects[subject].by) await store.keep(tx, subject, by, groupsOfMonths(counted, by))
        await store.noteCounted(tx, subject, about, { at: now, until, isKept })
      })
  }
}

/** The same for those that never were: of an academy that has just been taken over, or of an older version. */
export async function countFirst(counting: Counting): Promise<void> {
  const counted = await store.everCounted(counting.db)
  const missing = growing.filter((subject) => !counted.includes(subject))
  if (missing.length > 0) await countAhead(counting, missing)
}

/** With what was counted ahead, where the period is long and all of the subject is asked for. */
export async function withAhead(db: Database, counted: Counted): Promise<Counted> {
  const { subject, period, courseId, organizationId } = counted
  const isOfAll = courseId === undefined && organizationId === undefined
  if (!isOfAll || !isLong(period) || !growing.includes(subject)) return counted
  return { ...counted, ahead: await store.aheadOf(db, subject, counted) }
}
