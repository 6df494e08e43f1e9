import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Language } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { ownPaper } from '../../../contract/refusals.ts'
import { areNamesHidden, doneByTrainee } from '../../../rules/marking/names.ts'
import { isLive } from '../../../rules/attempt-states.ts'
import { outOfTurn, whileAnswersWait, whileChangeWaits } from '../../../rules/paper-actions.ts'
import { lineKind } from '../../../rules/paper-history.ts'
import { examSettings } from '../../exam-settings.ts'
import { inTurnAmong } from '../../acts/marking/double-marking.ts'
import { turnsShown } from '../../acts/marking/turns-shown.ts'
import { grievanceOf } from '../../store/correction/grievances.ts'
import { isOwnExam } from '../../store/correction/own-exam.ts'
import { markHistory } from '../../store/correction/mark-history.ts'
import { courseName } from '../../store/exam-columns.ts'
import { asToMark, examsToMark, examsWithPapersWaiting } from '../../store/exams-to-mark.ts'
import { changeHistory, waitingOn } from '../../store/papers/mark-changes.ts'
import * as detail from '../../store/papers/paper-detail.ts'
import * as store from '../../store/papers/papers.ts'

export const searchPapers: Handler<typeof calls.searchPapers> = async ({ db, actor, query }) => {
  const { namesHidden } = await examSettings(db)
  const { rows, total } = await readList(db, store.papers, query, { actor, namesHidden })
  const doubled = rows.filter((row) => row.TwoMarkers && row.State === 'awaitingManual').map((row) => row.AttemptID)
  const inTurn = await inTurnAmong(db, actor, doubled)
  return {
    Items: rows.map((row) => {
      const paper = store.asPaperRow(row, actor, namesHidden)
      if (row.TwoMarkers) {
        const waits = !doubled.includes(row.AttemptID) || inTurn.has(row.AttemptID)
        return waits ? paper : { ...paper, Actions: outOfTurn(paper.Actions) }
      }
      return row.Unmarked === 0 ? paper : { ...paper, Actions: whileAnswersWait(paper.Actions) }
    }),
    Total: total,
  }
}

export const getUnmarkedExams: Handler<typeof calls.getUnmarkedExams> = async ({ db, actor, now, query }) => {
  const marker = { actor, now, ...(await examSettings(db)) }
  const { rows, total } = await readList(db, examsWithPapersWaiting, query, marker)
  return { Items: rows.map((row) => asToMark(row, actor)), Total: total }
}

export const getInstructorExams: Handler<typeof calls.getInstructorExams> = async ({ db, actor, now, query }) => {
  const marker = { actor, now, ...(await examSettings(db)) }
  const { rows, total } = await readList(db, examsToMark, query, marker)
  return { Items: rows.map((row) => asToMark(row, actor)), Total: total }
}

/** What happened to the paper, and what was asked and decided about its marks since; newest first. */
async function historyOf(db: Database, language: Language, attemptId: number, isNamed: boolean) {
  const [events, changes] = await Promise.all([
    detail.attemptHistory(db, language, attemptId),
    changeHistory(db, language, attemptId),
  ])
  const asLines = changes.map(({ Why, ...line }) => ({ ...line, Data: { reason: Why } }))
  return [...asLines, ...events]
    .toSorted((one, other) => other.At.localeCompare(one.At))
    .map((line) => ({
      ...line,
      By: isNamed || !doneByTrainee.includes(line.Kind) ? line.By : null,
      Kind: lineKind(line.Kind, line.Data),
    }))
}

interface PaperPlace {
  readonly ExamID: number
  readonly TraineeID: number
  readonly Number?: number | undefined
}
type Reading = Pick<Asked<never>, 'db' | 'actor' | 'request'>

async function readPaper({ db, actor, request }: Reading, query: PaperPlace) {
  if (query.TraineeID === actor.traineeId || (await isOwnExam(db, actor, query.ExamID))) refuse(ownPaper)
  const { language } = request
  const { namesHidden } = await examSettings(db)
  const rows = await store
    .papersOf(db, actor, query)
    .select([
      courseName.as('CourseName'),
      'e.pass_degree as PassDegree',
      'e.excellent_degree as ExcellentDegree',
      'e.state as ExamState',
      'a.review_reason as ReviewReason',
    ])
    .orderBy('a.number', 'desc')
    .execute()
  const row = query.Number ? rows.find((each) => each.Number === query.Number) : rows[0]
  if (!row) refuse(notFound)
  if (isLive(row.State)) refuse(notNow, { action: 'saveMarks', state: row.State })
  const paper = store.asPaperRow(row, actor, namesHidden)
  const isNamed = !areNamesHidden(namesHidden, row.ExamState)
  const [waits, turns, Grievance] = await Promise.all([
    waitingOn(db, actor, language, row.AttemptID, paper.Actions.includes('saveMarks')),
    turnsShown(db, actor, language, row),
    grievanceOf(db, actor, language, row.AttemptID, paper.Actions.includes('saveMarks')),
  ])
  const open = turns.isOpen && turns.Turn === null ? outOfTurn(paper.Actions) : paper.Actions
  return {
    ...paper,
    Actions: waits ? whileChangeWaits(open, waits.actions) : open,
    TwoMarkers: row.TwoMarkers,
    Turn: turns.Turn,
    NeedsThird: turns.NeedsThird,
    Markings: turns.Markings,
    MarkHistory: await markHistory(db, language, row.AttemptID, turns.isOpen ? actor.userId : null),
    Grievance,
    Change: waits?.change ?? null,
    QuestionList: await detail.questionList(db, language, row.AttemptID, turns.isOpen ? turns.own : null),
    History: await historyOf(db, language, row.AttemptID, isNamed),
    OtherNumbers: rows.filter((each) => each !== row).map((each) => each.Number),
    NextTraineeID: await detail.nextWaiting(db, actor, row.ExamID, row.TraineeID),
  }
}

export const getPaper: Handler<typeof calls.getPaper> = ({ db, actor, request, query }) =>
  readPaper({ db, actor, request }, query)

export const getPaperOfAttempt: Handler<typeof calls.getPaperOfAttempt> = async ({ db, actor, request, query }) => {
  const place = await store.placeOfPaper(db, actor, query.AttemptID)
  if (!place) refuse(notFound)
  return readPaper({ db, actor, request }, place)
}
