import type { Job } from '#platform/server/module.ts'
import { advanceDue, expireRepeats } from './acts/advance.ts'
import { closeOverdue, finaliseSettled } from './acts/closing.ts'
import { forgetWatches } from './store/papers/watch.ts'

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

/** Writes down what the clock has made of published exams; every reader derives the same from the times meanwhile. */
export const advanceExams: Job = {
  name: 'advanceExams',
  cron: '* * * * *',
  run: async ({ db, now }) => {
    await db.transaction().execute(async (tx) => {
      await advanceDue(tx, now)
      await finaliseSettled(tx, null, now)
      await expireRepeats(tx, now)
      await forgetWatches(tx)
    })
  },
}
