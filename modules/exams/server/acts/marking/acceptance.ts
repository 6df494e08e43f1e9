import { createHash } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { answerCounts, noOtherAnswer, ownPaper, tooMuchToAnalyse } from '../../../contract/refusals.ts'
import type { AlsoAccepted } from '../../../rules/answers/also-accepted.ts'
import { isResultOut } from '../../../rules/attempt-states.ts'
import { acceptanceFault, mayAcceptAnother, raisedMarks } from '../../../rules/marking/acceptance.ts'
import { paperResult, type PaperResult } from '../../../rules/scoring.ts'
import { examSettings } from '../../exam-settings.ts'
import { isOwnExam } from '../../store/correction/own-exam.ts'
import { noteAttempt } from '../../store/papers/attempts.ts'
import {
  answeredPapers,
  countPapers,
  lockAttempts,
  marksOfPapers,
  raiseMarks,
  type AnsweredPaper,
} from '../../store/papers/regrading.ts'
import { askedQuestion, type AskedQuestion } from '../../store/questions/accepted-answers.ts'
import { noun as papers } from '../nouns/paper-noun.ts'
import { auditMarks } from './answer-marks.ts'

/** More papers of one exam at once would keep the server busy for too long. */
const mostPapers = 5000

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now'>

/** The question as an exam asks it, if the actor may now change what that exam accepts; locked with all papers to write. */
export async function questionFor(asked: Asking, id: number, lock: boolean): Promise<AskedQuestion> {
  const { db, actor, now } = asked
  const { graceMinutes } = await examSettings(db)
  const question = (await askedQuestion(db, { actor, now, graceMinutes }, id, { lock })) ?? refuse(notFound)
  if (await isOwnExam(db, actor, question.examId)) refuse(ownPaper)
  if (!mayAcceptAnother(question.state, question.competition_id !== null))
    refuse(notNow, { action: 'acceptAnswer', state: question.state })
  if (lock) await lockAttempts(db, question.examId)
  return question
}

/** A paper with its better mark and what it comes to. */
export interface RaisedPaper {
  readonly paper: AnsweredPaper
  readonly from: number
  readonly to: number
  readonly result: PaperResult
  readonly isOut: boolean
}

export interface Raised {
  readonly papers: readonly RaisedPaper[]
  /** A result that is out is among them. */
  readonly needsSecond: boolean
  /** Tells this outcome from every other. */
  readonly seen: string
}

/** Which papers come to something else when the exam accepts this answer too; refuses what can't be accepted. */
export async function raisedBy(db: Database, question: AskedQuestion, also: AlsoAccepted): Promise<Raised> {
  const fault = acceptanceFault(question, also)
  if (fault) refuse(fault === 'answerCounts' ? answerCounts : noOtherAnswer)
  const count = await countPapers(db, question.examId)
  if (count > mostPapers) refuse(tooMuchToAnalyse, { answers: count, most: mostPapers })
  const raised = raisedMarks(question, also, await answeredPapers(db, question.id), question.strict)
  const marks = Map.groupBy(
    await marksOfPapers(
      db,
      raised.map(({ paper }) => paper.id),
    ),
    (mark) => mark.attemptId,
  )
  const { repeatCappedAtPass } = await examSettings(db)
  const degrees = { passDegree: question.passDegree, excellentDegree: question.excellentDegree }
  const found = raised.map(({ paper, from, to }): RaisedPaper => {
    const own = (marks.get(paper.id) ?? []).map((mark) =>
      mark.examQuestionId === question.id ? { ...mark, score: to } : mark,
    )
    const result = paperResult(own, degrees, repeatCappedAtPass && paper.isRepeat)
    return { paper, from, to, result, isOut: isResultOut(question.state, paper.state) }
  })
  const lines = found.map(({ paper, to, result }) => [paper.id, paper.version, to, result.percent, result.grade])
  const what = JSON.stringify([question.id, also.answerId, also.text, also.tolerance, lines])
  return {
    papers: found,
    needsSecond: found.some((each) => each.isOut),
    seen: createHash('sha256').update(what).digest('hex'),
  }
}

/** Gives the papers their better marks: each with its version, its history and its audit. State and standing stay. */
export async function regrade(
  asked: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'audit' | 'record'>,
  question: AskedQuestion,
  raised: Raised,
  { acceptanceId, by, reason }: { readonly acceptanceId: number; readonly by: number; readonly reason: string },
): Promise<void> {
  const { db, actor, now } = asked
  if (raised.papers.length === 0) return
  const marks = raised.papers.map(({ paper, to }) => ({ attemptId: paper.id, score: to }))
  await raiseMarks(db, question.id, marks, { by, reason, now })
  for (const { paper, from, to, result } of raised.papers) {
    const { class_id, course_id, competition_id } = question
    const facts = { ...paper, class_id, course_id, competition_id }
    await writeAct(asked, papers, facts, 'changeByAcceptance', {
      set: { score: result.score, max_score: result.maxScore, percent: result.percent, grade: result.grade },
      reason,
      data: { attemptNumber: paper.number, acceptanceId, examState: question.state },
    })
    const { comment } = paper
    const mark = {
      exam_question_id: question.id,
      from_score: from,
      to_score: to,
      from_comment: comment,
      to_comment: comment,
    }
    await auditMarks(asked, facts, [mark], { acceptanceId })
    await noteAttempt(db, paper.id, 'accepted', now, actor.userId, { reason })
  }
}
