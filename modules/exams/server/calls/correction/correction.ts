import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { ownPaper } from '../../../contract/refusals.ts'
import { partsOf } from '../../../rules/actors.ts'
import { marksPapers } from '../../../rules/attempt-states.ts'
import { examActionsFor } from '../../../rules/exam-states.ts'
import { areNamesHidden } from '../../../rules/marking/names.ts'
import { remarksToReuse } from '../../../rules/marking/remarks.ts'
import { outOfTurn, paperActions } from '../../../rules/paper-actions.ts'
import { inTurnAmong } from '../../acts/marking/double-marking.ts'
import { examSettings } from '../../exam-settings.ts'
import { answersToQuestion, questionsToMark } from '../../store/correction/answers.ts'
import { examsToCorrect, examToCorrect } from '../../store/correction/exams.ts'
import { isOwnExam } from '../../store/correction/own-exam.ts'
import { writtenRemarks } from '../../store/correction/remarks.ts'
import { openPapers } from '../../store/papers/attempts.ts'

export const searchExamsToCorrect: Handler<typeof calls.searchExamsToCorrect> = async ({ db, actor, now, query }) => {
  const { rows, total } = await readList(db, examsToCorrect, query, { actor, now, ...(await examSettings(db)) })
  return { Items: rows, Total: total }
}

export const getExamToCorrect: Handler<typeof calls.getExamToCorrect> = async ({ db, actor, now, query }) => {
  const settings = await examSettings(db)
  const found = await examToCorrect(db, { actor, now, ...settings }, query.ExamID)
  if (!found) refuse(notFound)
  const { isExaminer, examState, ...exam } = found
  const parts = partsOf(actor, isExaminer)
  // Whoever sits it reads no model answer of it, whatever else they are.
  const reads = marksPapers(parts) && !(await isOwnExam(db, actor, exam.ExamID))
  const { live, unmarked, violations } = await openPapers(db, exam.ExamID)
  return {
    ...exam,
    Open: live + unmarked + violations,
    NamesHidden: areNamesHidden(settings.namesHidden, examState),
    Actions: examActionsFor(exam.State, parts, exam.CompetitionID !== null),
    Questions: reads ? await questionsToMark(db, actor, exam.ExamID) : [],
  }
}

/** The academy's settings of exams, where the actor marks the papers of this one. */
async function settingsOfMarker({ db, actor, now }: Pick<Asked<never>, 'db' | 'actor' | 'now'>, examId: number) {
  const settings = await examSettings(db)
  const exam = await examToCorrect(db, { actor, now, ...settings }, examId)
  if (!exam) refuse(notFound)
  if (!marksPapers(partsOf(actor, exam.isExaminer))) refuse(notAllowed)
  if (await isOwnExam(db, actor, examId)) refuse(ownPaper)
  return settings
}

export const getAnswersToQuestion: Handler<typeof calls.getAnswersToQuestion> = async ({ db, actor, now, query }) => {
  const settings = await settingsOfMarker({ db, actor, now }, query.ExamID)
  const { rows, total } = await readList(db, answersToQuestion, query, { actor })
  const doubled = rows.filter((row) => row.isDouble).map((row) => row.AttemptID)
  const inTurn = await inTurnAmong(db, actor, doubled)
  return {
    Items: rows.map(({ isExaminer, isDouble, examState, ...row }) => {
      const standing = { parts: partsOf(actor, isExaminer), isOwn: false }
      const hides = areNamesHidden(settings.namesHidden, examState)
      const actions = paperActions(row.State, standing)
      return {
        ...row,
        ...(hides && { TraineeCode: null, TraineeName: null }),
        Actions: isDouble && !inTurn.has(row.AttemptID) ? outOfTurn(actions) : actions,
      }
    }),
    Total: total,
  }
}

export const getRemarks: Handler<typeof calls.getRemarks> = async ({ db, actor, now, query }) => {
  await settingsOfMarker({ db, actor, now }, query.ExamID)
  const remarks = remarksToReuse(await writtenRemarks(db, actor, query.ExamID))
  return {
    Items: remarks.map(({ comment, uses, isMine, examQuestionIds }) => ({
      Comment: comment,
      Uses: uses,
      IsMine: isMine,
      ExamQuestionIDs: [...examQuestionIds],
    })),
  }
}
