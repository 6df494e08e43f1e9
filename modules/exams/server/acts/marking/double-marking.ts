import { writeAct, writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { peopleBehind } from '#platform/shared/record/second-person.ts'
import { answersUnmarked, markersEnough } from '../../../contract/refusals.ts'
import type { AttemptState } from '../../../rules/attempt-states.ts'
import { needsThird, settledBy, turnFor } from '../../../rules/marking/double-marking.ts'
import { isMarkedByHand } from '../../../rules/question.ts'
import { isBlank } from '../../../rules/scoring.ts'
import {
  finishTurn,
  giveInTurn,
  handWeights,
  markingsOf,
  marksInTurn,
  openMarking,
} from '../../store/correction/markings.ts'
import { noteAttempt } from '../../store/papers/attempts.ts'
import { giveMarks, type Mark } from '../../store/papers/give-marks.ts'
import type { ChangedMark } from '../../store/papers/mark-changes.ts'
import { paperQuestions, type PaperQuestion } from '../../store/papers/marks.ts'
import type { LockedPaper } from '../../store/papers/papers.ts'
import type { Doing } from '../doing.ts'
import { noun } from '../nouns/paper-noun.ts'
import { columnsOf, settle, type Settled } from '../settle.ts'
import { auditTurnMarks } from './answer-marks.ts'

type Marker = Pick<Asked<unknown>, 'actor' | 'now'> & Doing
type Changing = Marker & Pick<Asked<unknown>, 'audit'>

/** Whether two people are to mark the paper and have not come to one result yet. */
export const isDouble = (paper: { readonly two_markers: boolean; readonly state: AttemptState }): boolean =>
  paper.two_markers && paper.state === 'awaitingManual'

const byHand = (questions: readonly PaperQuestion[]) =>
  questions.filter((question) => isMarkedByHand(question.type) && !isBlank(question.given))

/** Who marks the paper in which turn, and in which the actor may. */
export async function turnsOf(db: Database, actor: Actor, attemptId: number, questions: readonly PaperQuestion[]) {
  const markings = await markingsOf(db, [attemptId])
  const asked = byHand(questions)
  const weight = asked.reduce((sum, question) => sum + question.weight, 0)
  const people = peopleBehind(actor)
  return {
    markings,
    asked,
    weight,
    turn: turnFor(markings, people, weight),
    needsThird: needsThird(markings, weight),
    mine: markings.find((each) => each.people.some((person) => people.includes(person))),
  }
}

/** Which of these papers, all marked by two, wait for the actor's marks. */
export async function inTurnAmong(db: Database, actor: Actor, attemptIds: readonly number[]): Promise<Set<number>> {
  const [markings, weights] = await Promise.all([markingsOf(db, attemptIds), handWeights(db, attemptIds)])
  const people = peopleBehind(actor)
  const isInTurn = (id: number) =>
    turnFor(
      markings.filter((each) => each.attemptId === id),
      people,
      weights.get(id) ?? 0,
    ) !== null
  return new Set(attemptIds.filter(isInTurn))
}

/** Gives the actor's own marks, of which nobody else reads before all are done; answers how many still lack. */
export async function markInTurn(asked: Changing, paper: LockedPaper, marks: readonly Mark[]): Promise<number> {
  const { db, actor, now } = asked
  const turns = await turnsOf(db, actor, paper.id, await paperQuestions(db, paper.id))
  const turn = turns.turn ?? refuse(markersEnough)
  const id = turns.mine?.id ?? (await openMarking(db, actor, paper.id, turn, now))
  const answered = marks.filter((mark) => turns.asked.some((question) => question.id === mark.ExamQuestionID))
  const stood = await marksInTurn(db, id)
  await giveInTurn(db, { id, attemptId: paper.id, turn }, actor.userId, answered, now)
  await writeTold(asked, noun, paper, 'saveMarks', { data: { turn } })
  await auditTurnMarks(asked, paper, changedOver(stood, answered), turn)
  await noteAttempt(db, paper.id, 'marked', now, actor.userId, { questions: answered.length, turn })
  const given = new Set([...stood.keys(), ...answered.map((mark) => mark.ExamQuestionID)])
  return turns.asked.filter((question) => !given.has(question.id)).length
}

/** Of these marks those that say something else than stood there; the first one over nothing changes none. */
const changedOver = (stood: ReadonlyMap<number, Mark>, marks: readonly Mark[]): ChangedMark[] =>
  marks.flatMap((mark) => {
    const before = stood.get(mark.ExamQuestionID)
    if (!before || (before.Score === mark.Score && before.Comment === mark.Comment)) return []
    return {
      exam_question_id: mark.ExamQuestionID,
      from_score: before.Score,
      from_comment: before.Comment,
      to_score: mark.Score,
      to_comment: mark.Comment,
    }
  })

/** Ends the actor's own marking; with the last one that it takes the paper is marked. Null while another is awaited. */
export async function finishInTurn(asked: Marker, paper: LockedPaper): Promise<Settled | null> {
  const { db, actor, now } = asked
  const turns = await turnsOf(db, actor, paper.id, await paperQuestions(db, paper.id))
  const { mine, turn } = turns
  if (turn === null) refuse(markersEnough)
  const given = mine ? await marksInTurn(db, mine.id) : new Map<number, Mark>()
  const unmarked = turns.asked.filter((question) => !given.has(question.id)).length
  if (!mine || unmarked > 0) refuse(answersUnmarked, { unmarked: Math.max(1, unmarked) })
  await finishTurn(db, mine.id, now)
  const after = turns.markings.map((each) => (each === mine ? { ...each, isFinished: true } : each))
  const by = settledBy(after, turns.weight)
  await noteAttempt(db, paper.id, 'marked', now, actor.userId, { finished: true, turn })
  if (by === null) {
    await writeTold(asked, noun, paper, 'finishMarking', { data: { turn } })
    return null
  }
  const sheets = await Promise.all(
    after.filter(({ turn: each }) => (by === 'third') === (each === 3)).map((each) => marksInTurn(db, each.id)),
  )
  await giveMarks(db, actor.userId, paper.id, together(turns.asked, sheets), '', now)
  const settled = await settle(db, paper.id, 'marked')
  await writeAct(asked, noun, paper, 'finishMarking', { set: columnsOf(settled), data: { turn } })
  return settled
}

/** Of one marking its marks, of two their mean; what both remark is told one below the other. */
const together = (questions: readonly PaperQuestion[], sheets: readonly ReadonlyMap<number, Mark>[]): Mark[] =>
  questions.map(({ id }) => {
    const marks = sheets.flatMap((sheet) => sheet.get(id) ?? [])
    return {
      ExamQuestionID: id,
      Score: marks.reduce((sum, mark) => sum + mark.Score, 0) / marks.length,
      Comment: [...new Set(marks.map((mark) => mark.Comment.trim()).filter(Boolean))].join('\n'),
    }
  })
