import { notAllowed, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { refuseWritten } from '#modules/identity/server/public.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { answersUnmarked, machineMarked, markOutOfRange, reasonNeeded } from '../../contract/refusals.ts'
import { attemptActionsFor, type AttemptState } from '../../rules/attempt-states.ts'
import { isMarkedByHand } from '../../rules/question.ts'
import { finaliseSettled } from '../closing.ts'
import { settle, type Settled } from '../settle.ts'
import { changeAttempt, lastOfPaper, noteAttempt } from '../store/attempts.ts'
import { giveMarks } from '../store/give-marks.ts'
import { paperQuestions } from '../store/marks.ts'
import { lockPaper, type LockedPaper } from '../store/papers.ts'

type Asking = Pick<Asked<never>, 'db' | 'actor'>

/** The paper, locked, if this actor may do this with it now. */
export async function paperFor(
  { db, actor }: Asking,
  attemptId: number,
  action: string,
  version?: number,
): Promise<LockedPaper> {
  const paper = await lockPaper(db, actor, attemptId)
  if (version !== undefined && paper.version !== version) return refuseWritten(db, await lastOfPaper(db, paper.id))
  if (attemptActionsFor(paper.state, paper.parts).includes(action)) return paper
  // Reaching a class is not yet being its examiner.
  const mayEver = (['autoMarked', 'awaitingManual', 'closedViolation', 'inProgress'] as const).some((state) =>
    attemptActionsFor(state, paper.parts).includes(action),
  )
  return mayEver ? refuse(notNow, { action, state: paper.state }) : refuse(notAllowed)
}

const resultOf = (settled: Settled) => ({
  Score: settled.score,
  MaxScore: settled.maxScore,
  Percent: settled.percent,
  Grade: settled.grade,
  Result: settled.result,
})

const marksOf = ({ score, percent, grade }: Settled) => ({ score, percent, grade })

export const saveMarks: Handler<typeof calls.saveMarks> = async ({ db, actor, now, body, record }) => {
  const paper = await paperFor({ db, actor }, body.AttemptID, 'mark', body.Version)
  if (paper.state === 'final' && body.Reason === '') refuse(reasonNeeded, {}, [{ path: 'Reason', code: 'required' }])
  const questions = await paperQuestions(db, paper.id)
  for (const mark of body.Marks) {
    const at = questions.findIndex((question) => question.id === mark.ExamQuestionID)
    const question = questions[at]
    if (!question || !isMarkedByHand(question.type)) refuse(machineMarked, { number: at + 1 })
    if (mark.Score > question.weight) refuse(markOutOfRange, { number: at + 1, max: question.weight })
  }
  await giveMarks(db, actor, paper.id, body.Marks, body.Reason, now)
  const settled = await settle(
    db,
    paper.id,
    paper.state === 'final' || paper.state === 'marked' ? paper.state : 'marked',
  )
  // A paper is marked when its marker says so, not when the last mark is typed.
  const state: AttemptState = paper.state === 'awaitingManual' ? 'awaitingManual' : settled.state
  const version =
    state === settled.state ? settled.version : await changeAttempt(db, paper.id, { state, result: 'initial' })
  await noteAttempt(db, paper.id, 'marked', now, actor.userId, {
    questions: body.Marks.length,
    ...(body.Reason && { reason: body.Reason }),
  })
  if (paper.state === 'final') {
    await record({
      kind: 'examMarkChanged',
      subject: ['attempt', paper.id],
      data: { attemptId: paper.id, examId: paper.exam_id, classId: paper.class_id, traineeId: paper.trainee_id },
      before: { score: paper.score, percent: paper.percent, grade: paper.grade },
      after: { ...marksOf(settled), reason: body.Reason },
    })
  }
  const result = state === 'awaitingManual' ? 'initial' : settled.result
  return {
    ID: paper.id,
    Version: version,
    State: state,
    Unmarked: settled.unmarked,
    ...resultOf(settled),
    Result: result,
  }
}

export const finishMarking: Handler<typeof calls.finishMarking> = async ({ db, actor, now, body, record }) => {
  const paper = await paperFor({ db, actor }, body.AttemptID, 'finishMarking', body.Version)
  const settled = await settle(db, paper.id, 'marked')
  if (settled.unmarked > 0) refuse(answersUnmarked, { unmarked: settled.unmarked })
  await noteAttempt(db, paper.id, 'marked', now, actor.userId, { finished: true })
  // Of a repeat: the exam's results are out, so this one's is too.
  const isFinal = (await finaliseSettled(db, paper.exam_id, now)).includes(paper.id)
  await record({
    kind: 'examMarked',
    subject: ['attempt', paper.id],
    data: { attemptId: paper.id, examId: paper.exam_id, classId: paper.class_id, traineeId: paper.trainee_id, isFinal },
    after: marksOf(settled),
  })
  return {
    ID: paper.id,
    Version: settled.version + (isFinal ? 1 : 0),
    State: isFinal ? ('final' as const) : settled.state,
    ...resultOf(settled),
  }
}
