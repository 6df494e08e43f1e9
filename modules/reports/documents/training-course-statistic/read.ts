import { reading } from '#platform/server/documents/reading.ts'
import { figuresOf, shownFigures, type SubjectKey } from '../../rules/subjects.ts'
import { printedPeriod } from '../../server/acts/printed-period.ts'
import { namedCourses } from '../../server/store/named-courses.ts'
import { reckoned } from '../../server/acts/reckoned.ts'
import { groupsOf } from '../../server/store/statistics.ts'
import statistic from './document.ts'

export default reading(statistic, async ({ db, now }, { CourseIDs, dateFrom, dateTo }) => {
  const about = await reckoned(db, now)
  const period = printedPeriod(about.today, dateFrom, dateTo)
  const byCourse = async (subject: SubjectKey) => {
    const groups = await groupsOf(db, { ...about, subject, period }, 'course', { most: null })
    return new Map(groups.map(({ key, added }) => [key, figuresOf(subject, added)]))
  }
  const classes = await byCourse('classes')
  const results = await byCourse('results')
  const figure = (subject: SubjectKey, values: readonly (number | null)[] | undefined, name: string) =>
    values?.[shownFigures(subject).indexOf(name)] ?? null
  const courses = await namedCourses(db, CourseIDs ?? [...new Set([...classes.keys(), ...results.keys()])].map(Number))
  return {
    content: {
      From: period.from,
      To: period.to,
      Courses: courses.map(({ id, code, name }) => {
        const held = classes.get(String(id))
        const judged = results.get(String(id))
        return {
          Code: code,
          Name: name,
          Classes: figure('classes', held, 'classes') ?? 0,
          Offered: figure('classes', held, 'offered') ?? 0,
          Taken: figure('classes', held, 'sold') ?? 0,
          Results: figure('results', judged, 'judged') ?? 0,
          Passed: figure('results', judged, 'passed') ?? 0,
          PassRate: figure('results', judged, 'passRate'),
          MeanPercent: figure('results', judged, 'mean'),
        }
      }),
    },
  }
})
