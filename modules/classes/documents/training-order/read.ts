import { reading } from '#platform/server/documents/reading.ts'
import { printedClass, takingPart } from '../../server/store/printed/printed-class.ts'
import { staffOfClass } from '../../server/store/staff/class-staff.ts'
import trainingOrder from './document.ts'

export default reading(trainingOrder, async ({ db, actor }, { CourseClassID }) => {
  const found = await printedClass(db, actor, CourseClassID)
  if (!found) return null
  const { id, minTrainees, maxTrainees, showsPeople, Sessions, ...rest } = found
  const staff = (await staffOfClass(db, id)).filter((each) => each.State !== 'rejected')
  const trainees = await takingPart(db, id, actor.language)
  return {
    content: {
      ...rest,
      MinTrainees: minTrainees,
      MaxTrainees: maxTrainees,
      Sessions: Sessions.map(({ instructorIds: _ids, ...session }) => session),
      Staff: staff.map(({ Name, Role, UserID, State }) => ({
        Name,
        Role,
        // Who was appointed has nothing to answer.
        Standing: UserID !== null ? ('appointed' as const) : State === 'asked' ? State : ('accepted' as const),
      })),
      TakingPart: trainees.length,
      Trainees: showsPeople ? trainees : null,
    },
    record: ['courseClass', id],
  }
})
