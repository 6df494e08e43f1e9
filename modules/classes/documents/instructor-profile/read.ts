import { wholeInstructor } from '#modules/people/server/public.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { staffRoles } from '../../rules/staff.ts'
import { acceptedPlaces, deliverableCourses } from '../../server/store/staff/record-of-instructor.ts'
import instructorProfile, { ProfileOfInstructor } from './document.ts'

type Place = Awaited<ReturnType<typeof acceptedPlaces>>[number]

/** One line a class, with every place that somebody has in it. */
function byClass(places: readonly Place[]) {
  const classes = new Map<number, Omit<Place, 'id' | 'Role'> & { Roles: Place['Role'][] }>()
  for (const { id, Role, ...row } of places) {
    const known = classes.get(id)
    if (known) known.Roles.push(Role)
    else classes.set(id, { ...row, Roles: [Role] })
  }
  const place = (role: Place['Role']) => staffRoles.indexOf(role)
  return [...classes.values()].map((row) => ({
    ...row,
    Roles: row.Roles.toSorted((one, other) => place(one) - place(other)),
  }))
}

export default reading(instructorProfile, async ({ db, actor }, { InstructorID }) => {
  const found = await wholeInstructor(db, actor, InstructorID)
  if (!found) return null
  return {
    content: {
      Instructor: ProfileOfInstructor.parse(found),
      Courses: await deliverableCourses(db, InstructorID),
      Classes: byClass(await acceptedPlaces(db, actor, InstructorID)),
    },
    record: ['instructor', InstructorID],
  }
})
