import { refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { notEnoughQuestions } from '../../contract/refusals.ts'
import { shareSum } from '../../rules/readiness.ts'
import { examSettings } from '../exam-settings.ts'
import { examClasses } from '../store/exam-classes.ts'
import { drawnQuestions } from '../store/questions/drawn.ts'
import { asRow } from '../store/questions/questions.ts'

export const drawQuestions: Handler<typeof calls.drawQuestions> = async ({ db, actor, body }) => {
  const drawn = await drawnQuestions(db, actor, body)
  if (drawn.length < body.Count) refuse(notEnoughQuestions, { found: drawn.length, asked: body.Count })
  return { Items: drawn.map(asRow) }
}

export const searchExamClasses: Handler<typeof calls.searchExamClasses> = async ({ db, actor, query, now }) => {
  const { rows, total } = await readList(db, examClasses, query, { actor, now, ...(await examSettings(db)) })
  return {
    Items: rows.map((row) => ({ ...row, ShareSum: shareSum(row.Exams.map((exam) => exam.SharePercent)) })),
    Total: total,
  }
}
