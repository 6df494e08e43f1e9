import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { examBegun, examNotReady, papersOpen, startInPast } from '../../contract/refusals.ts'
import type { PersonExamAction } from '../../rules/exam-states.ts'
import { ownerOf } from '../../rules/owners.ts'
import { owners } from '../owners/owners.ts'
import { faultsOf, questionsOf } from '../store/exam-detail.ts'
import { pinQuestions, unpinQuestions } from '../store/exam-edit.ts'
import type { LoadedExam } from '../store/exams.ts'
import { openPapers } from '../store/papers/attempts.ts'

export type MovedExam = Omit<LoadedExam, 'courseId' | 'isExaminer' | 'version'>

/** What a move needs beside the state, and what it does to the exam's parts. The exam must be locked. */
export async function prepare(db: Database, exam: MovedExam, action: PersonExamAction, now: Date): Promise<void> {
  switch (action) {
    case 'markReady':
      return checkReady(db, exam)
    case 'publish': {
      await checkReady(db, exam)
      const owner = ownerOf(exam)
      await owners[owner.kind].mayPublish(db, owner.id)
      if (new Date(exam.closes_at) <= now) refuse(startInPast)
      return pinQuestions(db, exam.id)
    }
    case 'cancelPublish': {
      const papers = await openPapers(db, exam.id)
      if (papers.all > 0) refuse(examBegun)
      return unpinQuestions(db, exam.id)
    }
    case 'closeEarly': {
      const { live } = await openPapers(db, exam.id)
      if (live > 0) refuse(papersOpen, { live, unmarked: 0, violations: 0 })
      return
    }
    case 'releaseFinal': {
      const { live, unmarked, violations } = await openPapers(db, exam.id)
      if (live + unmarked + violations > 0) refuse(papersOpen, { live, unmarked, violations })
      return
    }
    default:
      return
  }
}

async function checkReady(db: Database, exam: MovedExam): Promise<void> {
  const faults = faultsOf(exam, await questionsOf(db, exam.id))
  if (faults.length > 0) refuse(examNotReady, { faults: [...new Set(faults.map((fault) => fault.code))] })
}
