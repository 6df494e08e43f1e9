import type { EventKind } from '#platform/shared/event-kinds.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { examBegun, examNotReady, papersOpen, sharesNotHundred, startInPast } from '../../contract/refusals.ts'
import { examStateAfter, type ExamState, type PersonExamAction } from '../../rules/exam-states.ts'
import { closeOverdue, finaliseSettled } from '../closing.ts'
import { openPapers } from '../store/attempts.ts'
import { faultsOf, questionsOf, shareSumOfClass } from '../store/exam-detail.ts'
import { pinQuestions, unpinQuestions } from '../store/exam-edit.ts'
import { setState } from '../store/exam-write.ts'
import { lockExam, type LoadedExam } from '../store/exams.ts'
import { partsOf } from '../store/reach.ts'

/** The past-tense fact of each move. */
const facts: Readonly<Record<PersonExamAction, EventKind>> = {
  markReady: 'examReady',
  backToDraft: 'examBackToDraft',
  publish: 'examPublished',
  cancelPublish: 'examPublishCancelled',
  closeEarly: 'examClosedEarly',
  releaseInitial: 'examResultsInitial',
  releaseFinal: 'examResultsFinal',
  archive: 'examArchived',
}

export const moveExam: Handler<typeof calls.moveExam> = async ({ db, actor, now, body, record }) => {
  const exam = await lockExam(db, actor, body.ID, now)
  if (exam.version !== body.Version) return refuseChanged(db, ['exam', exam.id])
  const after = examStateAfter(exam.state, body.Action, partsOf(actor, exam.isExaminer))
  if (!after) refuse(notNow, { action: body.Action, state: exam.state })
  await closeOverdue(db, now, exam.id)
  await prepare(db, exam, body.Action, now)
  const version = await setState(db, exam.id, after, now, body.Action === 'closeEarly' ? now : undefined)
  if (after === 'resultsFinal') await finaliseSettled(db, exam.id, now)
  await record({
    kind: facts[body.Action],
    subject: ['exam', exam.id],
    data: { examId: exam.id, classId: exam.class_id, code: exam.code },
  })
  return { ID: exam.id, Version: version, State: after satisfies ExamState }
}

/** What a move needs beside the state, and what it does to the exam's parts. */
async function prepare(db: Database, exam: LoadedExam, action: PersonExamAction, now: Date): Promise<void> {
  switch (action) {
    case 'markReady':
      return checkReady(db, exam)
    case 'publish': {
      await checkReady(db, exam)
      const sum = await shareSumOfClass(db, exam.class_id)
      if (sum !== 100) refuse(sharesNotHundred, { sum })
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
