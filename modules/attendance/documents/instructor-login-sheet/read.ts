import { reading } from '#platform/server/documents/reading.ts'
import { printedClass, printedSessions } from '../../server/store/printed.ts'
import instructorLoginSheet from './document.ts'

export default reading(instructorLoginSheet, async ({ db, actor }, { CourseClassID }) => {
  const found = await printedClass(db, actor, CourseClassID)
  if (!found) return null
  const { id, ...printed } = found
  const sessions = await printedSessions(db, id)
  return {
    content: {
      ...printed,
      Sessions: sessions.map(({ id: _id, moduleId: _module, topic, ...session }) => ({ ...session, Topic: topic })),
    },
    record: ['courseClass', id],
  }
})
