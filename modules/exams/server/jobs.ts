import { sql } from 'kysely'
import { byItself } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import type { Job } from '#platform/server/module.ts'
import type { EventKind } from '#platform/shared/event-kinds.ts'
import { closeOverdue, finaliseSettled } from './closing.ts'
import { examSettings } from './exam-settings.ts'
import { stateAt } from './store/exam-state.ts'
import { expireRepeats } from './store/repeats.ts'

/** Hands overdue papers in, a batch a transaction, so that no trainee's save waits for long. */
export const closeOverdueExams: Job = {
  name: 'closeOverdueExams',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    for (let batch = 0; batch < 50; batch++) {
      if ((await db.transaction().execute((tx) => closeOverdue(tx, now))) === 0) return
    }
  },
}

const factOf: Record<string, EventKind> = { open: 'examOpened', closed: 'examClosed', marking: 'examMarking' }

/** Writes down what the clock has made of published exams; every reader derives the same from the times meanwhile. */
export const advanceExams: Job = {
  name: 'advanceExams',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    const { graceMinutes } = await examSettings(db)
    const state = stateAt(now, graceMinutes)
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number; class_id: number; code: string; state: string }>`
        update exams.exam e set state = ${state}, version = e.version + 1
        where e.state in ('published', 'open', 'closed') and e.state <> ${state}
        returning e.id, e.class_id, e.code, e.state`.execute(tx)
      for (const exam of rows) {
        const data = { examId: exam.id, classId: exam.class_id, code: exam.code }
        const kind = factOf[exam.state]
        if (kind) await recordEvent(tx, { kind, subject: ['exam', exam.id], data }, byItself)
      }
      await finaliseSettled(tx, null, now)
      await expireRepeats(tx, now)
    })
  },
}
