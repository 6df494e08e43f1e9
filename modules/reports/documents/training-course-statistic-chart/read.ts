import { reading } from '#platform/server/documents/reading.ts'
import { monthsOf, periodBefore, type Period } from '../../rules/period.ts'
import { figuresOf, shownFigures, type SubjectKey } from '../../rules/subjects.ts'
import { printedPeriod } from '../../server/acts/printed-period.ts'
import { reckoned } from '../../server/acts/reckoned.ts'
import { groupsOf } from '../../server/store/statistics.ts'
import chart from './document.ts'

/** More months than these are drawn too narrow to be read: the last of them are. */
const mostMonths = 24
const mostCourses = 10

export default reading(chart, async ({ db, now }, { DateForm, DateTo }) => {
  const about = await reckoned(db, now)
  const period = printedPeriod(about.today, DateForm, DateTo)
  const months = async (subject: SubjectKey, figure: string) => {
    const at = shownFigures(subject).indexOf(figure)
    const read = async (of: Period) =>
      new Map((await groupsOf(db, { ...about, subject, period: of }, 'month')).map(({ key, added }) => [key, added]))
    const [is, was] = [await read(period), await read(periodBefore(period))]
    const value = (added: readonly number[] | undefined) => (added ? figuresOf(subject, added)[at]! : null)
    return monthsOf(period)
      .slice(-mostMonths)
      .map((Month) => ({
        Month,
        Value: value(is.get(Month)),
        Before: value(was.get(`${Number(Month.slice(0, 4)) - 1}${Month.slice(4)}`)),
      }))
  }
  const counted = { ...about, subject: 'classes' as const, period }
  const taken = (added: readonly number[] | undefined) =>
    added ? (figuresOf('classes', added)[shownFigures('classes').indexOf('sold')] ?? 0) : 0
  const was = await groupsOf(db, { ...counted, period: periodBefore(period) }, 'course', { most: null })
  const before = new Map(was.map(({ key, added }) => [key, taken(added)]))
  const courses = (await groupsOf(db, counted, 'course', { most: null }))
    .flatMap(({ key, name, added }) =>
      name ? [{ Name: name, Taken: taken(added), Before: before.get(key) ?? 0 }] : [],
    )
    .toSorted((a, b) => b.Taken - a.Taken)
    .slice(0, mostCourses)
  return {
    content: {
      From: period.from,
      To: period.to,
      Classes: await months('classes', 'classes'),
      Taken: await months('classes', 'sold'),
      PassRate: await months('results', 'passRate'),
      Courses: courses,
    },
  }
})
