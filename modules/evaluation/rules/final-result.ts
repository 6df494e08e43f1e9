import { roundHalfUp2 } from '#platform/shared/values/money.ts'

export interface MeanPart {
  readonly id: number
  readonly kind: 'participation' | 'attendance' | 'assignments' | 'project'
  /** Percent of the final result. */
  readonly percent: number
  readonly maxScore: number
  /** Null where none was given yet: counts 0 and keeps the result initial. */
  readonly score: number | null
  readonly isFinal: boolean
}

export interface ExamPart {
  readonly id: number
  /** Percent of the exams' total; the exams of a class sum to 100. */
  readonly share: number
  /** Best attempt, 0 to 100; null where there is none. */
  readonly percent: number | null
  readonly passDegree: number
  readonly isMandatory: boolean
  readonly isFinal: boolean
}

/** The practical part of a class: a gate beside the sum, and no part of it. */
export interface PracticalPart {
  /** 0 to 100; null until it is released. */
  readonly percent: number | null
  readonly passPercent: number
}

export interface ResultFacts {
  /** Of the class. Before it nobody is on the way to a result. */
  readonly hasBegun: boolean
  readonly means: readonly MeanPart[]
  readonly exams: readonly ExamPart[]
  readonly passPercent: number
  /** Null where the class has none. */
  readonly practical: PracticalPart | null
  /** Final attendance, 0 to 100; null where nobody marked. */
  readonly attendancePercent: number | null
  readonly attendanceThreshold: number
  /** The highest attendance still possible, 0 to 100; null where nobody marked. */
  readonly attendanceReachable: number | null
  /** No session of the class can still change it. */
  readonly attendanceIsFinal: boolean
}

export const shortfalls = ['underPassPercent', 'mandatoryExamFailed', 'practicalTooLow', 'attendanceTooLow'] as const
export type Shortfall = (typeof shortfalls)[number]

/**
 * What may be said of somebody: the class has not begun; parts are missing, so that passing is still open; passed; not
 * passed, because the result is final or because no missing part can make up for what is lost.
 */
export type Outcome = 'notBegun' | 'inProgress' | 'passed' | 'notPassed'

export interface FinalResult {
  readonly percent: number
  readonly passed: boolean
  readonly outcome: Outcome
  readonly standing: 'initial' | 'final'
  /** Percent of the final result that the means and the exams stand for. */
  readonly meansWeight: number
  readonly examsWeight: number
  readonly means: readonly { id: number; points: number }[]
  readonly exams: readonly { id: number; points: number; passed: boolean }[]
  /** Of a result that is not final only those that nothing can make good any more. */
  readonly shortfalls: readonly Shortfall[]
}

/** The faults of a class's sums: means must stay under 100 %, exams must be 100 %. */
export function sumFaults(
  means: readonly { percent: number }[],
  exams: readonly { share: number }[],
): ('meansSum' | 'examsSum')[] {
  const faults: ('meansSum' | 'examsSum')[] = []
  if (total(means.map((mean) => mean.percent)) >= 100) faults.push('meansSum')
  if (exams.length > 0 && Math.abs(total(exams.map((exam) => exam.share)) - 100) > 0.001) faults.push('examsSum')
  return faults
}

/**
 * Final % = Σ wᵢ × scoreᵢ/maxᵢ + (100 − W) × Σ sⱼ × Exam%ⱼ / 100 / 100. A class without exams scales its means
 * to 100. Rounded once, half up, two decimals; the parts are rounded for show only.
 */
export function finalResult(facts: ResultFacts): FinalResult {
  const declared = total(facts.means.map((mean) => mean.percent))
  const scale = facts.exams.length === 0 && declared > 0 ? 100 / declared : 1
  const examsWeight = facts.exams.length === 0 ? 0 : 100 - declared

  const means = facts.means.map((mean) => ({
    id: mean.id,
    points: (scale * mean.percent * Math.min(mean.score ?? 0, mean.maxScore)) / mean.maxScore,
  }))
  const exams = facts.exams.map((exam) => ({
    id: exam.id,
    points: (examsWeight * exam.share * (exam.percent ?? 0)) / 100 / 100,
    passed: (exam.percent ?? 0) >= exam.passDegree,
  }))
  const percent = roundHalfUp2(total([...means, ...exams].map((part) => part.points)))

  const settled =
    facts.attendanceIsFinal &&
    facts.means.every((mean) => mean.isFinal && mean.score !== null) &&
    facts.exams.every((exam) => exam.isFinal) &&
    facts.practical?.percent !== null
  const now = shortfallsOf(facts, percent, facts.attendancePercent ?? 0)
  const shortfalls = settled ? now : lost(facts, scale, examsWeight)
  return {
    percent,
    passed: now.length === 0,
    outcome: outcomeOf(facts, settled, shortfalls),
    standing: settled ? 'final' : 'initial',
    meansWeight: scale * declared,
    examsWeight,
    means: means.map((part) => ({ ...part, points: roundHalfUp2(part.points) })),
    exams: exams.map((part) => ({ ...part, points: roundHalfUp2(part.points) })),
    shortfalls,
  }
}

function shortfallsOf(facts: ResultFacts, percent: number, attendance: number): Shortfall[] {
  const found: Shortfall[] = []
  if (percent < facts.passPercent) found.push('underPassPercent')
  if (facts.exams.some((exam) => exam.isMandatory && (exam.percent ?? 0) < exam.passDegree))
    found.push('mandatoryExamFailed')
  if (facts.practical && (facts.practical.percent ?? 0) < facts.practical.passPercent) found.push('practicalTooLow')
  if (roundHalfUp2(attendance) < facts.attendanceThreshold) found.push('attendanceTooLow')
  return found
}

/** What stays short though every part that is not final turned out as well as it can. */
function lost(facts: ResultFacts, scale: number, examsWeight: number): Shortfall[] {
  const reachable = facts.attendanceReachable ?? 100
  const exams = facts.exams.map((exam) => (exam.isFinal ? exam : { ...exam, percent: 100 }))
  const best = total([
    ...facts.means.map((mean) => {
      const share = mean.kind === 'attendance' ? reachable / 100 : 1
      const settled = mean.isFinal && mean.score !== null
      return scale * mean.percent * (settled ? Math.min(mean.score, mean.maxScore) / mean.maxScore : share)
    }),
    ...exams.map((exam) => (examsWeight * exam.share * (exam.percent ?? 0)) / 100 / 100),
  ])
  return shortfallsOf(
    { ...facts, exams, practical: facts.practical && { ...facts.practical, percent: facts.practical.percent ?? 100 } },
    roundHalfUp2(best),
    facts.attendanceIsFinal ? (facts.attendancePercent ?? 0) : reachable,
  )
}

function outcomeOf(facts: ResultFacts, settled: boolean, shortfalls: readonly Shortfall[]): Outcome {
  if (shortfalls.length > 0) return 'notPassed'
  if (settled) return 'passed'
  return facts.hasBegun ? 'inProgress' : 'notBegun'
}

/** The band with the highest minimum that the percentage reaches, or null under the lowest. */
export function bandOf<Band extends { minPercent: number }>(bands: readonly Band[], percent: number): Band | null {
  return (
    bands.filter((band) => percent >= band.minPercent).toSorted((one, other) => other.minPercent - one.minPercent)[0] ??
    null
  )
}

/** Whether a degree may stand for a mean: participation is 1 to 10, the others 0 to their maximum. */
export function degreeFits(mean: { kind: MeanPart['kind']; maxScore: number }, score: number): boolean {
  if (mean.kind === 'participation') return score >= 1 && score <= 10
  return score >= 0 && score <= mean.maxScore
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
