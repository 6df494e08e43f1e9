import { refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { answersUnmarked, machineMarked, markOutOfRange, reasonNeeded } from '../../contract/refusals.ts'
import { isResultOut, type AttemptState } from '../../rules/attempt-states.ts'
import { isMarkedByHand } from '../../rules/question.ts'
import { finaliseSettled } from '../closing.ts'
import { settle, type Settled } from '../settle.ts'
import { changeAttempt, noteAttempt } from '../store/attempts.ts'
import { giveMarks } from '../store/give-marks.ts'
import { paperQuestions } from '../store/marks.ts'
import type { LockedPaper } from '../store/papers.ts'
import { askForMarks } from './mark-changes.ts'
import { paperFor } from './paper-for.ts'

const resultOf = (settled: Settled) => ({
  Score: settled.score,
  MaxScore: settled.maxScore,
  Percent: settled.percent,
  Grade: settled.grade,
  Result: settled.result,
})

/** A paper that is out, as everybody sees it until a change is approved. */
const asItStands = (paper: LockedPaper) => ({
  ID: paper.id,
  Version: paper.version,
  State: paper.state,
  Unmarked: 0,
  Score: paper.score,
  MaxScore: paper.max_score,
  Percent: paper.percent,
  Grade: paper.grade,
  Result: paper.result,
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
  if (isResultOut(paper.exam_state, paper.state)) {
    await askForMarks({ db, actor, now, record }, paper, questions, body.Marks, body.Reason)
    return { ...asItStands(paper), Asked: true }
  }
  await giveMarks(db, actor.userId, paper.id, body.Marks, body.Reason, now)
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
    Asked: false,
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
