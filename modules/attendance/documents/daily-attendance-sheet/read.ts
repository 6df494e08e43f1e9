import { reading } from '#platform/server/documents/reading.ts'
import { countingOf, percentagesOf } from '../../server/percentages.ts'
import { marksOfClass, sessionsOf } from '../../server/store/marks.ts'
import { printedClassToPass, printedPeople } from '../../server/store/printed.ts'
import dailyAttendanceSheet from './document.ts'

export default reading(dailyAttendanceSheet, async ({ db, actor, now }, { CourseClassID }) => {
  const found = await printedClassToPass(db, actor, CourseClassID)
  if (!found) return null
  const { id, ...printed } = found
  const [counting, all, people, marks] = await Promise.all([
    countingOf(db),
    sessionsOf(db, id),
    printedPeople(db, id, actor.language),
    marksOfClass(db, id),
  ])
  const sessions = all.filter((each) => each.session_state !== 'cancelled')
  const byPerson = Map.groupBy(marks, (mark) => mark.registration_id)
  return {
    content: {
      ...printed,
      Sessions: sessions.map((each) => ({
        Number: each.session_number,
        Day: each.day,
        StartTime: each.starts_at,
        EndTime: each.ends_at,
      })),
      People: people.map(({ id: registration, ...person }) => {
        const own = byPerson.get(registration) ?? []
        const marked = new Map(own.map((mark) => [mark.session_id, mark.state]))
        return {
          ...person,
          Marks: sessions.map((each) => marked.get(each.session_id) ?? null),
          TakenPercent: percentagesOf(all, own, now, counting).takenPercent,
        }
      }),
    },
    record: ['courseClass', id],
  }
})
