import { writeAct } from '#platform/server/acts/write-act.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { answersUnmarked, machineMarked, markOutOfRange, reasonNeeded } from '../../../contract/refusals.ts'
import { isResultOut } from '../../../rules/attempt-states.ts'
import { isMarkedByHand } from '../../../rules/question.ts'
import { auditMarks } from '../../acts/marking/answer-marks.ts'
import { finaliseSettled } from '../../acts/closing.ts'
import type { Doing } from '../../acts/doing.ts'
import { finishInTurn, isDouble, markInTurn } from '../../acts/marking/double-marking.ts'
import { askForMarks, changedMarks } from '../../acts/mark-changes.ts'
import { paperFor } from '../../acts/paper-for.ts'
import { noun } from '../../acts/nouns/paper-noun.ts'
import { columnsOf, settle, type Settled } from '../../acts/settle.ts'
import { noteAttempt } from '../../store/papers/attempts.ts'
import { giveMarks } from '../../store/papers/give-marks.ts'
import { paperQuestions } from '../../store/papers/marks.ts'
import type { LockedPaper } from '../../store/papers/papers.ts'

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

export const saveMarks: Handler<typeof calls.saveMarks> = async (asked) => {
  const { db, actor, now, body } = asked
  const paper = await paperFor({ db, actor }, body.AttemptID, 'saveMarks', body.Version)
  const isFinal = paper.state === 'final'
  if (isFinal && body.Reason === '') refuse(reasonNeeded, {}, [{ path: 'Reason', code: 'required' }])
  const questions = await paperQuestions(db, paper.id)
  for (const mark of body.Marks) {
    const at = questions.findIndex((question) => question.id === mark.ExamQuestionID)
    const question = questions[at]
    if (!question || !isMarkedByHand(question.type)) refuse(machineMarked, { number: at + 1 })
    if (mark.Score > question.weight) refuse(markOutOfRange, { number: at + 1, max: question.weight })
  }
  if (isDouble(paper)) {
    const Unmarked = await markInTurn(asked, paper, body.Marks)
    return { ...asItStands(paper), Unmarked, Asked: false }
  }
  const changed = changedMarks(questions, body.Marks)
  if (isResultOut(paper.exam_state, paper.state)) {
    await askForMarks(asked, paper, changed, body.Reason)
    return { ...asItStands(paper), Asked: true }
  }
  await giveMarks(db, actor.userId, paper.id, body.Marks, body.Reason, now)
  const settled = await settle(
    db,
    paper.id,
    paper.state === 'final' || paper.state === 'marked' ? paper.state : 'marked',
  )
  // A paper is marked when its marker says so, not when the last mark is typed.
  const waits = paper.state === 'awaitingManual'
  const standing: Settled = waits ? { ...settled, state: 'awaitingManual', result: 'initial' } : settled
  const done = { set: columnsOf(standing), ...(body.Reason && { reason: body.Reason }) }
  await writeAct(asked, noun, paper, isFinal ? 'changeMarks' : 'saveMarks', done)
  // From when its marker said that it is marked: until then they are still being given.
  if (!waits) await auditMarks(asked, paper, changed)
  await noteAttempt(db, paper.id, 'marked', now, actor.userId, {
    questions: body.Marks.length,
    ...(body.Reason && { reason: body.Reason }),
  })
  return {
    ID: paper.id,
    Version: paper.version + 1,
    State: standing.state,
    Unmarked: settled.unmarked,
    ...resultOf(standing),
    Asked: false,
  }
}

async function finishAlone(asked: Pick<Asked<unknown>, 'actor' | 'now'> & Doing, paper: LockedPaper): Promise<Settled> {
  const { db, actor, now } = asked
  const settled = await settle(db, paper.id, 'marked')
  if (settled.unmarked > 0) refuse(answersUnmarked, { unmarked: settled.unmarked })
  await writeAct(asked, noun, paper, 'finishMarking', { set: columnsOf(settled) })
  await noteAttempt(db, paper.id, 'marked', now, actor.userId, { finished: true })
  return settled
}

export const finishMarking: Handler<typeof calls.finishMarking> = async (asked) => {
  const { db, actor, now, body } = asked
  const paper = await paperFor({ db, actor }, body.AttemptID, 'finishMarking', body.Version)
  const settled = isDouble(paper) ? await finishInTurn(asked, paper) : await finishAlone(asked, paper)
  // Another marker is awaited: the paper stays as it is.
  if (settled === null) {
    const { Unmarked: _, ...stands } = asItStands(paper)
    return stands
  }
  // Of a repeat: the exam's results are out, so this one's is too.
  const isFinal = (await finaliseSettled(db, paper.exam_id, now)).includes(paper.id)
  return {
    ID: paper.id,
    Version: paper.version + (isFinal ? 2 : 1),
    State: isFinal ? ('final' as const) : settled.state,
    ...resultOf(settled),
  }
}
