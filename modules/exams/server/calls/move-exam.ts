import { writeAct } from '#platform/server/acts/write-act.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { reasonMissing } from '#platform/shared/record/second-person.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { examStateAfter, type ExamState } from '../../rules/exam-states.ts'
import { closeOverdue, finaliseSettled } from '../acts/closing.ts'
import { prepare } from '../acts/exam-move.ts'
import { lockExam } from '../acts/exam.ts'
import { columnsAfter } from '../store/exam-state.ts'
import { noun } from '../acts/nouns/exam-noun.ts'
import { partsOf } from '../../rules/actors.ts'

export const moveExam: Handler<typeof calls.moveExam> = async (asked) => {
  const { db, actor, now, body } = asked
  const exam = await lockExam(db, actor, body.ID, now)
  if (exam.version !== body.Version) return refuseChanged(db, ['exam', exam.id])
  // It goes as its competition does.
  if (exam.competition_id !== null) refuse(notNow, { action: body.Action, state: exam.state })
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
