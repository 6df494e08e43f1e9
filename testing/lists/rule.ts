import type { Statement } from './listened.ts'
import type { Visit } from './rows-read.ts'

/*
 * The rule. A list answers one page, 50 rows here, from tables that grow for years. A statement that it sends
 * - reads no table of more than `mostRows` rows by a sequential scan, and
 * - looks at no more than `mostRows` rows of any one table: so many are met on a walk along the order of an index until
 *   a filter that one row in 200 passes has filled the page. A rarer filter needs an index of its own.
 * The total is not held to it, in the page's statement or in one of its own: the pages are numbered, so whatever matches
 * is counted.
 */
export const mostRows = 10_000

/**
 * The answers to a question are asked of an exam whose papers few reach, and the exam of the samples is not theirs. The rows
 * behind a figure are all that it counted in its days, joined as its subject says: no order of theirs is kept in an index.
 */
export const noList = new Set(['getAnswersToQuestion', 'getCountedRows'])
/** They count what was answered, and refuse to count more than what one exam or course has. */
export const within: Readonly<Record<string, readonly string[]>> = {
  getQuestionStatistics: ['ExamID'],
  getAnsweringPapers: ['ExamID'],
}

export const isTotal = ({ text }: Statement): boolean =>
  /^\s*select count\(\*\)(::integer)? as "?(total|count)"?\s+from\b/i.test(text)

export interface Exception {
  readonly call: string
  /** The ways to ask that it is about. */
  readonly ways: RegExp
  readonly table: string
  readonly reason: string
}

export const exceptions: readonly Exception[] = [
  {
    call: 'getHomeModel',
    ways: /home/,
    table: 'requests.course_request',
    reason: 'Counts the requests that wait, as a total does: whatever matches is counted, here a fifth of ten years.',
  },
  {
    call: 'getHomeModel',
    ways: /home/,
    table: 'people.trainee',
    reason: 'No class of the filled academy has a practical part: what is empty is joined by reading the other side.',
  },
  {
    call: 'getMeetingPeople',
    ways: /opens|sort/,
    table: 'accounts.account',
    reason:
      'An instructor may invite the staff and the trainees of the own classes: few among all accounts, walked in the order of the list. Whoever looks for somebody searches.',
  },
  {
    call: 'getPracticalCourseClasses',
    ways: /./,
    table: 'classes.course_class',
    reason: 'No class of the filled academy has a practical part: what is empty is joined by reading the other side.',
  },
  {
    call: 'getPracticalAnswers',
    ways: /./,
    table: 'people.trainee',
    reason: 'No class of the filled academy has a practical part: what is empty is joined by reading the other side.',
  },
  {
    call: 'getPracticalAnswers',
    ways: /./,
    table: 'accounts.account',
    reason: 'No class of the filled academy has a practical part: what is empty is joined by reading the other side.',
  },
  {
    call: 'getPracticalResults',
    ways: /./,
    table: 'classes.course_class',
    reason: 'No class of the filled academy has a practical part: what is empty is joined by reading the other side.',
  },
  {
    call: 'searchQuestionCourses',
    ways: /^sort=-?Questions$/,
    table: 'exams.question',
    reason: 'Orders courses by how many questions each has, so all are counted; over an index alone, without the rows.',
  },
  {
    call: 'getPlanRows',
    ways: /^sort=-?CourseCode$/,
    table: 'planning.plan_row',
    reason:
      'Orders by the course’s name, which is another table’s. Ten years of the plan are 12,000 rows; the page asks one year.',
  },
  {
    call: 'getYearSummary',
    ways: /./,
    table: 'classes.course_class',
    reason:
      'A year is put together of the plan’s rows and the classes beside it, each with its costs: a union has no index. Ten years are 12,000 rows.',
  },
  {
    call: 'getYearSummary',
    ways: /./,
    table: 'costing.sheet',
    reason:
      'A year is put together of the plan’s rows and the classes beside it, each with its costs: a union has no index. Ten years are 12,000 rows.',
  },
  {
    call: 'getYearSummaryRows',
    ways: /./,
    table: 'classes.course_class',
    reason:
      'A year is put together of the plan’s rows and the classes beside it, each with its costs: a union has no index. Ten years are 12,000 rows.',
  },
  {
    call: 'getYearSummaryRows',
    ways: /./,
    table: 'costing.sheet',
    reason:
      'A year is put together of the plan’s rows and the classes beside it, each with its costs: a union has no index. Ten years are 12,000 rows.',
  },
  {
    call: 'getYearSummaryRows',
    ways: /./,
    table: 'planning.plan_row',
    reason:
      'A year is put together of the plan’s rows and the classes beside it, each with its costs: a union has no index. Ten years are 12,000 rows.',
  },
]

/** The visits that break the rule; `sizes` are the rows of each table. */
export const breaking = (visits: readonly Visit[], sizes: ReadonlyMap<string, number>): Visit[] =>
  visits.filter(({ table, how, rows }) => rows > mostRows || (how === 'Seq Scan' && (sizes.get(table) ?? 0) > mostRows))
