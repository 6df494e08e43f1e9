import { instructorNames } from '#modules/planning/server/public.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { teachingRoles } from '../../rules/staff.ts'
import { printedClass } from '../../server/store/printed/printed-class.ts'
import { instructorsOfClass } from '../../server/store/staff/class-instructors.ts'
import authorizationOfInstruction from './document.ts'

/** Who plans reads everybody's, an instructor the own one. */
export default reading(authorizationOfInstruction, async ({ db, actor }, { InstructorID, CourseClassID }) => {
  const found = await printedClass(db, actor, CourseClassID)
  if (!found) return null
  const isPlanner = plannerOf(actor) !== null
  if (!isPlanner && InstructorID !== undefined && InstructorID !== actor.instructorId) return null
  const wanted = InstructorID ?? (isPlanner ? undefined : actor.instructorId)
  const teaching = (await instructorsOfClass(db, found.id)).filter((each) => each.State === 'accepted')
  const role = teachingRoles.find((one) =>
    teaching.some(
      (each) => each.Role === one && (wanted === undefined ? one === 'lead' : each.InstructorID === wanted),
    ),
  )
  const person = teaching.find((each) => each.Role === role && (wanted === undefined || each.InstructorID === wanted))
  if (!person || !role) return null
  const [name] = await instructorNames(db, [person.InstructorID])
  const { id, minTrainees: _min, maxTrainees: _max, showsPeople: _people, Sessions: sessions, ...rest } = found
  const own = sessions.filter((each) => each.instructorIds.includes(person.InstructorID))
  const shown = own.length > 0 ? own : sessions
  return {
    content: {
      ...rest,
      Sessions: shown.map(({ instructorIds: _ids, ...session }) => session),
      InstructorName: person.Name,
      InstructorCode: name?.code ?? '',
      Role: role,
      AreOwnSessions: own.length > 0,
    },
    record: ['courseClass', id],
  }
})
