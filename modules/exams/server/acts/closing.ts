import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { examSettings } from '../exam-settings.ts'
import { noteAttempt } from '../store/papers/attempts.ts'
import { finalisePapers, overduePapers, type OverduePaper } from '../store/due.ts'
import { byTheClock } from './doing.ts'
import { noun as paper } from './nouns/paper-noun.ts'
import { columnsOf, settle } from './settle.ts'
import { noun as sitting } from './nouns/sitting-noun.ts'

/** Hands a paper in at its deadline with the answers it has. The attempt must be locked and overdue. */
export async function autoSubmit(db: Database, attempt: OverduePaper): Promise<void> {
  const set = {
    ...columnsOf(await settle(db, attempt.id)),
    finish_kind: 'autoSubmitted' as const,
    finished_at: attempt.deadline,
    left_at: null,
  }
  await writeAct(byTheClock(db), sitting, attempt, 'autoSubmit', { set })
  await noteAttempt(db, attempt.id, 'autoSubmitted', new Date(attempt.deadline), null)
}

/** Hands in every overdue paper (of one exam, or up to 200 of all): those another transaction holds are left to it. */
export async function closeOverdue(db: Database, now: Date, examId?: number): Promise<number> {
  const papers = await overduePapers(db, now, examId ?? null)
  for (const attempt of papers) await autoSubmit(db, attempt)
  return papers.length
}

/** Makes settled papers of an exam whose results are final, final too (repeats after their grace for late answers); gives their ids. */
export async function finaliseSettled(db: Database, examId: number | null, now: Date): Promise<number[]> {
  const { graceMinutes } = await examSettings(db)
  const papers = await finalisePapers(db, examId, now, graceMinutes)
  for (const attempt of papers) {
    await noteAttempt(db, attempt.id, 'finalised', now, null)
    // All but repeats are told of together, when the exam's results are released.
    if (attempt.isOfRepeat) await writeFact(byTheClock(db), paper, attempt, 'releaseRepeat')
  }
  return papers.map((attempt) => attempt.id)
}
