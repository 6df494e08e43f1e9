import type { Rule } from '#platform/shared/access.ts'

/**
 * How a figure is made of the rows of its subject. `count`: the sum of what each row brings; `hours` and `money` likewise,
 * in hours and in minor units of the academy's currency; `percent` and `mean`: the sum of one figure over that of another.
 */
export type Figure =
  | { readonly kind: 'count' | 'hours' | 'money' }
  | { readonly kind: 'percent' | 'mean'; readonly of: readonly [part: string, whole: string] }

/** What the rows of a subject can be grouped by. */
export const groupings = [
  'month',
  'course',
  'category',
  'instructor',
  'organization',
  'nationality',
  'gender',
  'classRoom',
  'state',
  'kind',
] as const
export type Grouping = (typeof groupings)[number]

/** The key of the group of rows that belong to none. */
export const noGroup = 'none'

interface Subject {
  /**
   * Who may ask, and is shown the rows. Whoever holds the right to classes alone sees none that name people, money or marks.
   */
  readonly who: Rule
  /** In the order in which they stand; those that `hidden` names are only reckoned with. */
  readonly figures: Readonly<Record<string, Figure>>
  readonly hidden?: readonly string[]
  /** The figure that is drawn. */
  readonly drawn: string
  readonly by: readonly Grouping[]
}

const count = { kind: 'count' } as const
const money = { kind: 'money' } as const
const hours = { kind: 'hours' } as const
const percent = (part: string, whole: string) => ({ kind: 'percent', of: [part, whole] }) as const
const mean = (part: string, whole: string) => ({ kind: 'mean', of: [part, whole] }) as const

const ofPeople = ['course', 'instructor', 'organization', 'nationality', 'gender'] as const

const declared = {
  classes: {
    who: 'adminTrainingCoordinator',
    figures: { classes: count, offered: count, sold: count, free: count, fill: percent('sold', 'offered') },
    drawn: 'sold',
    by: ['month', 'course', 'category', 'classRoom', 'state'],
  },
  registrations: {
    who: 'reviewers',
    figures: { registrations: count, inReview: count, approved: count, enrolled: count, waiting: count, ended: count },
    drawn: 'registrations',
    by: ['month', 'state', ...ofPeople],
  },
  decisions: {
    who: 'reviewers',
    figures: { decisions: count, days: mean('dayCount', 'decisions'), dayCount: count },
    hidden: ['dayCount'],
    drawn: 'days',
    by: ['state', 'month', 'course'],
  },
  income: {
    who: 'reviewers',
    figures: { planned: money, invoices: count, invoiced: money, paid: money, open: money, overdue: money },
    drawn: 'invoiced',
    by: ['month', 'organization', 'kind', 'state'],
  },
  attendance: {
    who: 'reviewers',
    figures: {
      marked: count,
      present: count,
      late: count,
      excused: count,
      absent: count,
      rate: percent('attended', 'owed'),
      attended: count,
      owed: count,
    },
    hidden: ['attended', 'owed'],
    drawn: 'rate',
    by: ['month', ...ofPeople],
  },
  results: {
    who: 'editor',
    figures: {
      judged: count,
      passed: count,
      failed: count,
      passRate: percent('passed', 'judged'),
      mean: mean('percents', 'judged'),
      percents: count,
    },
    hidden: ['percents'],
    drawn: 'passRate',
    by: ['course', 'month', 'instructor', 'organization', 'nationality', 'gender'],
  },
  exams: {
    who: 'editor',
    figures: {
      papers: count,
      passed: count,
      failed: count,
      passRate: percent('passed', 'papers'),
      mean: mean('percents', 'papers'),
      percents: count,
    },
    hidden: ['percents'],
    drawn: 'passRate',
    by: ['course', 'month', 'instructor', 'organization', 'nationality', 'gender'],
  },
  instructors: {
    who: 'adminTrainingCoordinator',
    figures: { sessions: count, hours },
    drawn: 'hours',
    by: ['instructor', 'month', 'course'],
  },
  rooms: {
    who: 'adminTrainingCoordinator',
    figures: { sessions: count, hours },
    drawn: 'hours',
    by: ['classRoom', 'month', 'course'],
  },
  roomUse: {
    who: 'adminTrainingCoordinator',
    figures: { bookable: hours, used: hours, use: percent('used', 'bookable') },
    drawn: 'use',
    by: ['classRoom', 'month'],
  },
  certificates: {
    who: 'reviewers',
    figures: { certificates: count, valid: count, revoked: count },
    drawn: 'certificates',
    by: ['month', 'kind', 'course', 'organization', 'nationality', 'gender'],
  },
  feedback: {
    who: 'editorAssessment',
    figures: { rounds: count, answers: count, rating: mean('ratingSum', 'ratings'), ratings: count, ratingSum: count },
    hidden: ['ratings', 'ratingSum'],
    drawn: 'rating',
    by: ['kind', 'course', 'month', 'instructor'],
  },
  demand: {
    who: 'reviewers',
    figures: { asked: count, places: count, accepted: count, declined: count, inWork: count },
    drawn: 'asked',
    by: ['course', 'month', 'organization', 'kind', 'state'],
  },
  searches: {
    who: 'adminTrainingCoordinator',
    figures: { searches: count, wordings: count },
    drawn: 'searches',
    by: ['month', 'kind'],
  },
} as const satisfies Record<string, Subject>

export type SubjectKey = keyof typeof declared
export const subjectKeys = Object.keys(declared) as [SubjectKey, ...SubjectKey[]]
export const subjects: Readonly<Record<SubjectKey, Subject>> = declared

/** The figures that people see, in their order. */
export const shownFigures = (subject: SubjectKey): string[] =>
  Object.keys(subjects[subject].figures).filter((figure) => !subjects[subject].hidden?.includes(figure))

/** The figures that rows bring something to, in their order: what is added up in the database. */
export const addedFigures = (subject: SubjectKey): string[] =>
  Object.entries(subjects[subject].figures)
    .filter(([, figure]) => !('of' in figure))
    .map(([name]) => name)

/**
 * The shown figures of a group out of what its rows bring together (in the order of `addedFigures`): percent of hundred
 * with two decimals, a mean with two; null where nothing stands below the line.
 */
export function figuresOf(subject: SubjectKey, added: readonly number[]): (number | null)[] {
  const sums = new Map(addedFigures(subject).map((name, at) => [name, added[at] ?? 0]))
  return shownFigures(subject).map((name) => {
    const figure = subjects[subject].figures[name]!
    if (!('of' in figure)) return sums.get(name) ?? 0
    const [part, whole] = figure.of.map((each) => sums.get(each) ?? 0) as [number, number]
    if (whole === 0) return null
    const ratio = figure.kind === 'percent' ? (part / whole) * 100 : part / whole
    return Math.round(ratio * 100) / 100
  })
}

/** To which added figure a row must bring something to stand among the rows of a shown one: of a ratio, below the line. */
export function countedBy(subject: SubjectKey, shown: string): string {
  const figure = subjects[subject].figures[shown]!
  return 'of' in figure ? figure.of[1] : shown
}
