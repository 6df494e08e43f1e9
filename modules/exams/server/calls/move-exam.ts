import { writeAct } from '#platform/server/acts/write-act.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { reasonMissing } from '#platform/shared/record/second-person.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { examBegun, examNotReady, papersOpen, startInPast } from '../../contract/refusals.ts'
import { examStateAfter, type ExamState, type PersonExamAction } from '../../rules/exam-states.ts'
import { closeOverdue, finaliseSettled } from '../acts/closing.ts'
import { owners } from '../owners/owners.ts'
import { lockExam } from '../acts/exam.ts'
import { columnsAfter } from '../store/exam-state.ts'
import { noun } from '../acts/nouns/exam-noun.ts'
import { openPapers } from '../store/papers/attempts.ts'
import { faultsOf, questionsOf } from '../store/exam-detail.ts'
import { pinQuestions, unpinQuestions } from '../store/exam-edit.ts'
import type { LoadedExam } from '../store/exams.ts'
import { partsOf } from '../../rules/actors.ts'
import { ownerOf } from '../../rules/owners.ts'

export const moveExam: Handler<typeof calls.moveExam> = async (asked) => {
  const { db, actor, now, body } = asked
  const exam = await lockExam(db, actor, body.ID, now)
  if (exam.version !== body.Version) return refuseChanged(db, ['exam', exam.id])
  const after = examStateAfter(exam.state, body.Action, partsOf(actor, exam.isExaminer))
  if (!after) refuse(notNow, { action: body.Action, state: exam.state })
  if (body.Action === 'takeBackResults' && !body.Reason)
    refuse(reasonMissing, {}, [{ path: 'Reason', code: 'required' }])
  await closeOverdue(db, now, exam.id)
  await prepare(db, exam, body.Action, now)
  await writeAct(asked, noun, exam, body.Action, {
    set: columnsAfter(after, body.Action, now),
    reason: body.Reason,
  })
  if (after === 'resultsFinal') await finaliseSettled(db, exam.id, now)
  return { ID: exam.id, Version: exam.version + 1, State: after satisfies ExamState }
}

/** What a move needs beside the state, and what it does to the exam's parts. */
async function prepare(db: Database, exam: LoadedExam, action: PersonExamAction, now: Date): Promise<void> {
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

async function checkReady(db: Database, exam: LoadedExam): Promise<void> {
  const faults = faultsOf(exam, await questionsOf(db, exam.id))
  if (faults.length > 0) refuse(examNotReady, { faults: [...new Set(faults.map((fault) => fault.code))] })
}
