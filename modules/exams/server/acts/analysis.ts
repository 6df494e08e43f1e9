import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import { tooMuchToAnalyse } from '../../contract/refusals.ts'
import { adviceOn, groupsOf, statisticsOf, type Group, type Scored } from '../../rules/analysis/statistics.ts'
import { answersIn, scoredAnswers, type AnswerRow, type Scope } from '../store/questions/statistics.ts'

/** More answers at once would keep the server busy for too long: a course is then looked at by exam or by time. */
const mostAnswers = 300_000

export interface AskedScope {
  readonly CourseID?: number | undefined
  readonly ExamID?: number | undefined
  readonly From?: string | undefined
  readonly To?: string | undefined
}

export async function scopeOf(db: Database, asked: AskedScope): Promise<Scope> {
  const { timeZone } = await settings(db, zoneSettings)
  return {
    courseId: asked.CourseID ?? null,
    examId: asked.ExamID ?? null,
    from: asked.From ? instantOf(asked.From, '00:00', timeZone) : null,
    until: asked.To ? instantOf(addDays(asked.To, 1), '00:00', timeZone) : null,
  }
}

export interface Analysed {
  readonly papers: readonly PaperAnswers[]
  /** How each paper answered a question, by the question. */
  readonly questions: ReadonlyMap<number, ReadonlyMap<number, Scored>>
}

interface PaperAnswers {
  readonly id: number
  readonly group: Group
  /** Of what could be reached. */
  readonly total: number
  readonly rows: readonly AnswerRow[]
}

/** All counted papers with their questions; the best and the weakest are told by what they reached as a whole. */
export async function analysed(db: Database, actor: Actor, scope: Scope): Promise<Analysed> {
  const answers = await answersIn(db, actor, scope)
  if (answers > mostAnswers) refuse(tooMuchToAnalyse, { answers, most: mostAnswers })
  const byPaper = Map.groupBy(await scoredAnswers(db, actor, scope), (row) => row.attemptId)
  const sums = [...byPaper.values()].map((rows) => ({
    score: rows.reduce((sum, row) => sum + row.score, 0),
    weight: rows.reduce((sum, row) => sum + row.weight, 0),
  }))
  const totals = sums.map(({ score, weight }) => score / weight)
  const groups = groupsOf(totals)
  const questions = new Map<number, Map<number, Scored>>()
  const papers = [...byPaper].map(([id, rows], at): PaperAnswers => {
    const { score, weight } = sums[at]!
    for (const row of rows) {
      const others = weight - row.weight
      const answered = questions.get(row.questionId) ?? new Map<number, Scored>()
      questions.set(row.questionId, answered)
      answered.set(id, {
        score: row.score / row.weight,
        rest: others > 0 ? (score - row.score) / others : 0,
        group: groups[at]!,
        seconds: row.seconds,
      })
    }
    return { id, group: groups[at]!, total: totals[at]!, rows }
  })
  return { papers, questions }
}

const rounded = (value: number | null, to: number) => (value === null ? null : Math.round(value * to) / to)

/** A question's figures as they are sent. */
export function figuresOf(answers: ReadonlyMap<number, Scored>) {
  const found = statisticsOf([...answers.values()])
  return {
    Papers: found.papers,
    Facility: rounded(found.facility * 100, 10)!,
    Discrimination: rounded(found.discrimination, 100),
    UpperLower: rounded(found.upperLower, 100),
    Seconds: rounded(found.seconds, 1),
    Advice: adviceOn(found),
  }
}
