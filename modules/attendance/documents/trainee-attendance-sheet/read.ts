import { reading } from '#platform/server/documents/reading.ts'
import { printedDay } from '../../server/printed-day.ts'
import { marksOfClass } from '../../server/store/marks.ts'
import { printedPeople } from '../../server/store/printed.ts'
import traineeAttendanceSheet from './document.ts'

export default reading(traineeAttendanceSheet, async ({ db, actor, now }, asked) => {
  const found = await printedDay(db, actor, now, asked)
  if (!found) return null
  const { id, sessions, ...printed } = found
  const [people, marks] = await Promise.all([printedPeople(db, id, actor.language), marksOfClass(db, id)])
  const marked = new Map(marks.map((mark) => [`${mark.registration_id} ${mark.session_id}`, mark.state]))
  return {
    content: {
      ...printed,
      Sessions: sessions.map(({ id: _id, moduleId: _module, topic, ...session }) => ({ ...session, Topic: topic })),
      People: people.map(({ id: registration, ...person }) => ({
        ...person,
        Marks: sessions.map((session) => marked.get(`${registration} ${session.id}`) ?? null),
      })),
    },
    record: ['courseClass', id],
  }
})
