import type { Database } from '#platform/server/database.ts'
import type { AttemptState } from '../../rules/attempt-states.ts'
import { isMarkedByHand } from '../../rules/question.ts'
import { isBlank, paperResult, scoreOf, type PaperResult } from '../../rules/scoring.ts'
import { examSettings } from '../exam-settings.ts'
import { changeAttempt } from '../store/papers/attempts.ts'
import { paperFacts, paperQuestions, writeScores } from '../store/papers/marks.ts'

export interface Settled extends PaperResult {
  readonly state: AttemptState
  readonly unmarked: number
}

const noneChanged: ReadonlyMap<number, number> = new Map()

/** The marks of a paper and what they come to, with some of them as `changed` has them, by question. */
async function marksOf(db: Database, attemptId: number, changed: ReadonlyMap<number, number>) {
  const [facts, questions, { repeatCappedAtPass }] = await Promise.all([
    paperFacts(db, attemptId),
    paperQuestions(db, attemptId),
    examSettings(db),
  ])
  const marks = questions.map((question) => {
    const byMachine = question.is_set_by_hand ? null : scoreOf(question, question.given, facts.strict_multi_answers)
    const score = byMachine ?? changed.get(question.id) ?? question.score
    return {
      id: question.id,
      isMachines: !question.is_set_by_hand && (!isMarkedByHand(question.type) || isBlank(question.given)),
      weight: question.weight,
      score,
    }
  })
  const degrees = { passDegree: facts.pass_degree, excellentDegree: facts.excellent_degree }
  return { marks, result: paperResult(marks, degrees, repeatCappedAtPass && facts.is_repeat) }
}

/** What a paper would come to with these marks in place of those that it has; nothing is stored. */
export const resultWith = async (db: Database, attemptId: number, changed: ReadonlyMap<number, number>) =>
  (await marksOf(db, attemptId, changed)).result

/**
 * Marks what the machine can mark of a handed-in paper, adds it up and says where the paper stands: `awaitingManual`
 * while a text answer has no mark, else `keep` (a state that people gave) or `autoMarked`. Bears being run again, as
 * it is when late answers arrive. A repeat is capped at the pass degree where the academy says so. The paper's own row
 * is whoever's who settles it (`columnsOf`).
 */
export async function settle(db: Database, attemptId: number, keep?: 'marked' | 'final'): Promise<Settled> {
  const { marks, result } = await marksOf(db, attemptId, noneChanged)
  await writeScores(
    db,
    attemptId,
    marks.flatMap((mark) => (mark.isMachines ? [{ id: mark.id, score: mark.score ?? 0 }] : [])),
  )
  const unmarked = marks.filter((mark) => mark.score === null).length
  return { ...result, state: unmarked > 0 ? 'awaitingManual' : (keep ?? 'autoMarked'), unmarked }
}

/** What a settled paper's row says. */
export const columnsOf = ({ state, score, maxScore, percent, grade, result }: Settled) => ({
  state,
  score,
  max_score: maxScore,
  percent,
  grade,
  result,
})

/** Settles a paper anew because answers came late: nobody does anything to it. */
export async function settleAnew(db: Database, attemptId: number, keep?: 'marked'): Promise<void> {
  await changeAttempt(db, attemptId, columnsOf(await settle(db, attemptId, keep)))
}
