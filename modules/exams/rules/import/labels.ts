import type { AnswerSettings } from '../question.ts'

/** What the academy's own lists say of a question, by name. */
export interface QuestionLabels {
  readonly level?: string
  readonly category?: string
}

/** What tags say of a question: of a format that has no place of its own for it. */
export interface Tagged {
  readonly labels: QuestionLabels
  readonly weight?: number
  readonly seconds?: number
  readonly settings: Partial<AnswerSettings>
  /** Tags that say nothing to the academy. */
  readonly others: readonly string[]
}

/* How written answers are compared, in the tag `compare: marks, spaces`. */
const comparisons = { matchCase: 'case', matchMarks: 'marks', matchSpaces: 'spaces', units: 'units' } as const
type Comparison = keyof typeof comparisons

/** The switched on ones of these settings, in one word each. */
export const comparedBy = (settings: Partial<AnswerSettings>): string[] =>
  (Object.keys(comparisons) as Comparison[]).filter((key) => settings[key]).map((key) => comparisons[key])

/** The same back; words that say nothing are passed over. */
export const settingsOf = (words: readonly string[]): Partial<AnswerSettings> =>
  Object.fromEntries(
    (Object.keys(comparisons) as Comparison[])
      .filter((key) => words.some((word) => word.trim().toLowerCase() === comparisons[key]))
      .map((key) => [key, true]),
  )

const ownTag = /^(level|category|weight|seconds|compare)\s{0,5}[:=]\s{0,5}(\S.*)$/i

/** Weight as the bank keeps it: two decimals, and nothing that is no weight. */
export const weightOf = (value: number): number =>
  Number.isFinite(value) && value > 0 && value < 10_000 ? Math.round(value * 100) / 100 : 0

/** A time that the bank can keep; none where it cannot. */
export const secondsOf = (value: number): number | undefined =>
  Number.isInteger(value) && value >= 1 && value <= 36_000 ? value : undefined

export function readTags(tags: readonly string[]): Tagged {
  const said = new Map<string, string>()
  const others: string[] = []
  for (const tag of tags.map((each) => each.trim())) {
    const [, key, value] = ownTag.exec(tag) ?? []
    if (key && value) said.set(key.toLowerCase(), value.trim())
    else if (tag !== '') others.push(tag)
  }
  const seconds = secondsOf(Number(said.get('seconds')))
  const name = (key: string) => said.get(key)?.slice(0, 200)
  return {
    labels: {
      ...(name('level') && { level: name('level')! }),
      ...(name('category') && { category: name('category')! }),
    },
    ...(said.has('weight') && { weight: weightOf(Number(said.get('weight'))) }),
    ...(seconds !== undefined && { seconds }),
    settings: settingsOf((said.get('compare') ?? '').split(',')),
    others,
  }
}
