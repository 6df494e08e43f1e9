import { refuse } from '#platform/shared/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { notEnoughQuestions, tooManyQuestions } from '../../contract/refusals.ts'
import { shareOut, spread } from '../../rules/composing/blueprint.ts'
import { shareSum } from '../../rules/readiness.ts'
import { examSettings } from '../exam-settings.ts'
import { examClasses } from '../store/exam-classes.ts'
import { candidatesToDraw, drawnQuestions, questionsOf } from '../store/questions/drawn.ts'
import { asRow } from '../store/questions/questions.ts'

export const drawQuestions: Handler<typeof calls.drawQuestions> = async ({ db, actor, body }) => {
  const drawn = await drawnQuestions(db, actor, body)
  if (drawn.length < body.Count) refuse(notEnoughQuestions, { found: drawn.length, asked: body.Count })
  return { Items: drawn.map(asRow) }
}

/** The bank of a course that is looked through at once. */
const mostCandidates = 20_000

type Blueprint = Pick<Argument<typeof calls.drawBlueprint>['body'], 'CourseID' | 'Lines' | 'Exclude'>

/** Of each line of a blueprint which questions fit it, and which it gets. */
async function sharedOut(db: Database, actor: Actor, { CourseID, Lines, Exclude }: Blueprint) {
  const candidates = await candidatesToDraw(db, actor, CourseID, Exclude, mostCandidates + 1)
  if (candidates.length > mostCandidates) refuse(tooManyQuestions, { most: mostCandidates })
  const fits = Lines.map((line) =>
    candidates
      .filter(
        (each) =>
          (line.ModuleID === null || each.moduleId === line.ModuleID) &&
          (line.LevelID === null || each.levelId === line.LevelID) &&
          (line.Type === null || each.type === line.Type),
      )
      .map((each) => each.id),
  )
  const wanted = Lines.map((line) => line.Count)
  // More than all lines want together changes nothing for a line.
  const all = wanted.reduce((sum, count) => sum + count, 0)
  const given = shareOut(
    wanted,
    fits.map((ids) => ids.slice(0, all)),
  )
  return { available: fits.map((ids) => ids.length), given }
}

export const countBlueprint: Handler<typeof calls.countBlueprint> = async ({ db, actor, body }) => {
  const { available, given } = await sharedOut(db, actor, body)
  return { Lines: available.map((Available, at) => ({ Available, Given: given[at]!.length })) }
}

export const drawBlueprint: Handler<typeof calls.drawBlueprint> = async ({ db, actor, body }) => {
  const { given } = await sharedOut(db, actor, body)
  const ids = given.flat()
  const asked = body.Lines.reduce((sum, line) => sum + line.Count, 0)
  if (ids.length < asked) refuse(notEnoughQuestions, { found: ids.length, asked })
  const rows = new Map((await questionsOf(db, actor, ids)).map((row) => [row.ID, asRow(row)]))
  const drawn = ids.flatMap((id) => rows.get(id) ?? [])
  const shares = (by: 'Weight' | 'Seconds') => drawn.map((row) => (body.Spread === 'equal' ? 1 : row[by]))
  const weights = spread(Math.round(body.Weight * 100), shares('Weight'))
  const seconds = spread(body.Minutes * 60, shares('Seconds'))
  return { Items: drawn.map((row, at) => ({ ...row, Weight: weights[at]! / 100, Seconds: seconds[at]! })) }
}

export const searchExamClasses: Handler<typeof calls.searchExamClasses> = async ({ db, actor, query, now }) => {
  const { rows, total } = await readList(db, examClasses, query, { actor, now, ...(await examSettings(db)) })
  return {
    Items: rows.map((row) => ({ ...row, ShareSum: shareSum(row.Exams.map((exam) => exam.SharePercent)) })),
    Total: total,
  }
}
