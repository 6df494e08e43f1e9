import { reading } from '#platform/server/documents/reading.ts'
import { printedDay } from '../../server/printed-day.ts'
import { marksOfClass } from '../../server/store/marks.ts'
import { printedPeople } from '../../server/store/printed.ts'
import dailyFollowUp from './document.ts'

const stayedAway: readonly string[] = ['absent', 'excused']

export default reading(dailyFollowUp, async ({ db, actor, now }, asked) => {
  const found = await printedDay(db, actor, now, asked)
  if (!found) return null
  const { id, sessions, ...printed } = found
  const [people, marks] = await Promise.all([printedPeople(db, id, actor.language), marksOfClass(db, id)])
  const ofDay = marks.filter((mark) => sessions.some((session) => session.id === mark.session_id))
  const came = ofDay.filter((mark) => !stayedAway.includes(mark.state))
  const present = new Set(came.map((mark) => mark.registration_id))
  return {
    content: {
      ...printed,
      Sessions: sessions.map(({ id: _id, moduleId: _module, topic, ...session }) => ({ ...session, Topic: topic })),
      Came: sessions.map((session) =>
        ofDay.some((mark) => mark.session_id === session.id)
          ? came.filter((mark) => mark.session_id === session.id).length
          : null,
      ),
      People: people
        .filter((person) => ofDay.length === 0 || present.has(person.id))
        .map(({ id: _id, ...person }) => person),
    },
    record: ['courseClass', id],
  }
})
