import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Output } from '#platform/shared/call.ts'
import { statisticsCalls as calls } from '../../../contract/calls.ts'
import { errorOf, fewestPapers, mean, reliability, variance, type Scored } from '../../../rules/analysis/statistics.ts'
import { areNamesHidden } from '../../../rules/marking/names.ts'
import { textOf } from '../../../rules/question.ts'
import { isBlank } from '../../../rules/scoring.ts'
import { analysed, figuresOf, scopeOf, type Analysed } from '../../acts/analysis.ts'
import { givenIn, type Given } from '../../acts/given-answers.ts'
import { examSettings } from '../../exam-settings.ts'
import { analysedQuestion, analysedQuestions } from '../../store/questions/analysed.ts'
import { answersOfVersions, papersWith } from '../../store/questions/statistics.ts'

type Row = Output<typeof calls.getQuestionStatistics>['Items'][number]

/** What cannot be said stands behind what can, in either direction. */
function inOrder<R extends { readonly ID: number }>(rows: readonly R[], sort: string): R[] {
  const isDown = sort.startsWith('-')
  const key = sort.replace('-', '') as keyof R
  const compare = (a: R, b: R) => {
    const [x, y] = [a[key], b[key]]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    const order = typeof x === 'number' ? x - (y as number) : String(x).localeCompare(String(y))
    return isDown ? -order : order
  }
  return rows.toSorted((a, b) => compare(a, b) || a.ID - b.ID)
}

const page = <R>(rows: readonly R[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  Items: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  Total: rows.length,
})

export const getQuestionStatistics: Handler<typeof calls.getQuestionStatistics> = async ({ db, actor, query }) => {
  const { questions } = await analysed(db, actor, await scopeOf(db, query))
  const facts = await analysedQuestions(db, [...questions.keys()], query.search)
  const rows = facts.map(({ text, ...row }): Row => ({
    ...row,
    Preview: textOf(text).slice(0, 220),
    ...figuresOf(questions.get(row.ID)!),
  }))
  return page(inOrder(rows, query.sort), query)
}

const percent = (value: number) => Math.round(value * 1000) / 10

/** Of one exam's papers, which all have the same questions: how far a paper made like it would agree with this one. */
function reliabilityOf({ papers }: Analysed) {
  const scores = papers.map((paper) => paper.rows.map((row) => row.score))
  const alpha = reliability(scores)
  const weight = papers[0]?.rows.reduce((sum, row) => sum + row.weight, 0) ?? 0
  if (alpha === null || weight === 0) return { Reliability: null, Error: null }
  return { Reliability: Math.round(alpha * 100) / 100, Error: percent(errorOf(scores, alpha) / weight) }
}

export const getPaperStatistics: Handler<typeof calls.getPaperStatistics> = async ({ db, actor, query }) => {
  const found = await analysed(db, actor, await scopeOf(db, query))
  const totals = found.papers.map((paper) => paper.total)
  const isEmpty = totals.length === 0
  return {
    Papers: totals.length,
    Fewest: fewestPapers,
    Questions: found.questions.size,
    Mean: isEmpty ? null : percent(mean(totals)),
    Deviation: isEmpty ? null : percent(Math.sqrt(variance(totals))),
    ...(query.ExamID === undefined ? { Reliability: null, Error: null } : reliabilityOf(found)),
  }
}

const mostGiven = 40

interface Counted extends Given {
  readonly papers: number[]
}

export const getQuestionAnswers: Handler<typeof calls.getQuestionAnswers> = async ({ db, actor, query }) => {
  const { QuestionID, ...asked } = query
  const question = (await analysedQuestion(db, QuestionID)) ?? refuse(notFound)
  const scope = await scopeOf(db, asked)
  const answers = (await analysed(db, actor, scope)).questions.get(QuestionID) ?? new Map<number, Scored>()
  const papers = await papersWith(db, actor, scope, QuestionID)
  const versions = [...new Set([question.versionId, ...papers.map((paper) => paper.versionId)])]
  const { possible, of } = givenIn(question.type, question.settings, await answersOfVersions(db, versions))
  const counted = new Map<string, Counted>(possible.map((each) => [each.key, { ...each, papers: [] }]))
  for (const paper of papers) {
    for (const each of of(paper)) {
      const known = counted.get(each.key) ?? { ...each, papers: [] }
      counted.set(each.key, known)
      known.papers.push(paper.ID)
    }
  }
  const sizes = { upper: 0, lower: 0 }
  for (const { group } of answers.values()) if (group !== 'middle') sizes[group]++
  const share = (ids: readonly number[], group: 'upper' | 'lower') =>
    sizes[group] === 0 ? null : percent(ids.filter((id) => answers.get(id)?.group === group).length / sizes[group])
  const all = [...counted.values()].toSorted((a, b) => b.papers.length - a.papers.length)
  return {
    ID: question.ID,
    Code: question.Code,
    Text: question.text,
    Type: question.type,
    ...figuresOf(answers),
    Given: all.slice(0, mostGiven).map(({ key, text, fileId, isRight, papers: ids }) => ({
      Key: key,
      Text: text,
      FileID: fileId,
      IsRight: isRight,
      Count: ids.length,
      Percent: papers.length === 0 ? 0 : percent(ids.length / papers.length),
      Upper: share(ids, 'upper'),
      Lower: share(ids, 'lower'),
    })),
    Others: Math.max(0, all.length - mostGiven),
    Blank: papers.filter((paper) => isBlank(paper.given)).length,
  }
}

export const getAnsweringPapers: Handler<typeof calls.getAnsweringPapers> = async ({ db, actor, query }) => {
  const { QuestionID, Given: key } = query
  const question = (await analysedQuestion(db, QuestionID)) ?? refuse(notFound)
  const scope = await scopeOf(db, query)
  const answers = (await analysed(db, actor, scope)).questions.get(QuestionID) ?? new Map<number, Scored>()
  const papers = await papersWith(db, actor, scope, QuestionID)
  const versions = [...new Set(papers.map((paper) => paper.versionId))]
  const { of } = givenIn(question.type, question.settings, await answersOfVersions(db, versions))
  const { namesHidden } = await examSettings(db)
  const rows = papers
    .filter((paper) => key === undefined || of(paper).some((given) => given.key === key))
    .filter((paper) => !query.Blank || isBlank(paper.given))
    .map(({ given: _given, versionId: _version, examState, ...row }) => ({
      ...row,
      ...(areNamesHidden(namesHidden, examState) && { TraineeCode: null, TraineeName: null }),
      Share: percent(answers.get(row.ID)?.score ?? 0),
    }))
  return page(inOrder(rows, query.sort), query)
}
