import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { changeAsked } from '#platform/shared/record/second-person.ts'
import { nothingChanges } from '../../contract/refusals.ts'
import { isBlank } from '../../rules/scoring.ts'
import type { Mark } from '../store/papers/give-marks.ts'
import { addMarks, markChanges, type ChangedMark } from '../store/papers/mark-changes.ts'
import type { PaperQuestion } from '../store/papers/marks.ts'
import type { LockedPaper } from '../store/papers/papers.ts'
import type { Doing } from './doing.ts'
import { paperFor } from './paper-for.ts'
import { noun } from './nouns/paper-noun.ts'
import { resultWith } from './settle.ts'

/** Of these marks those that say something else than stands. A blank answer bears no mark. */
export const changedMarks = (questions: readonly PaperQuestion[], marks: readonly Mark[]): ChangedMark[] =>
  questions.flatMap((question) => {
    const mark = marks.find((each) => each.ExamQuestionID === question.id)
    const stands = { from_score: question.score ?? 0, from_comment: question.comment }
    if (!mark || isBlank(question.given)) return []
    if (mark.Score === stands.from_score && mark.Comment === stands.from_comment) return []
    return [{ exam_question_id: question.id, ...stands, to_score: mark.Score, to_comment: mark.Comment }]
  })

/** Writes down which marks of a paper that is out one person wants; the paper stays as it is. */
export async function askForMarks(
  asked: Pick<Asked<unknown>, 'actor' | 'now'> & Doing,
  paper: LockedPaper,
  changed: readonly ChangedMark[],
  reason: string,
): Promise<void> {
  const { db, actor, now } = asked
  if (changed.length === 0) refuse(nothingChanges)
  const scores = new Map(changed.map((mark) => [mark.exam_question_id, mark.to_score]))
  const { percent, grade, score } = await resultWith(db, paper.id, scores)
  const more = { paper_version: paper.version, percent, grade }
  const id = (await markChanges.add(db, actor, { subjectId: paper.id, reason, now, more })) ?? refuse(changeAsked)
  await addMarks(db, id, changed)
  await writeTold(asked, noun, paper, 'askMarkChange', {
    data: { attemptNumber: paper.number, changeId: id },
    before: { score: paper.score, percent: paper.percent, grade: paper.grade },
    after: { score, percent, grade, reason },
  })
}

/** A change and its paper, both locked; the paper first, as everywhere. */
export async function requestedChange(asked: Pick<Asked<never>, 'db' | 'actor'>, id: number) {
  const attemptId = (await markChanges.subjectOf(asked.db, id)) ?? refuse(notFound)
  const paper = await paperFor(asked, attemptId, 'saveMarks')
  return { paper, change: await markChanges.lock(asked.db, id) }
}
