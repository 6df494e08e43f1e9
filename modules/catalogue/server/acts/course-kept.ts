import { rowFacts } from '#platform/server/acts/change-row.ts'
import type { Database } from '#platform/server/database.ts'
import { facilitiesOf } from '../store/course-facilities.ts'
import { instructorsOf } from '../store/course-instructors.ts'
import { prerequisitesOf } from '../store/course-links.ts'
import { meansOf } from '../store/means.ts'
import { noun } from './noun.ts'

/** What the audit keeps of a course beside its columns: what makes its result, and what else decides who takes part and who teaches. */
export async function partsKept(db: Database, courseId: number) {
  const means = await meansOf(db, courseId)
  const equipment = await facilitiesOf(db, courseId)
  return {
    means: means.map((mean) => ({ name: mean.Name, percent: mean.Percent, maxScore: mean.MaxScore })),
    prerequisites: (await prerequisitesOf(db, courseId)).map((course) => course.Code),
    instructors: (await instructorsOf(db, courseId)).map((instructor) => instructor.Code),
    equipment: equipment.map((each) => ({ name: each.Name, quantity: each.Quantity })),
  }
}

/** All of it, for a course that is new or goes. */
export const courseKept = async (db: Database, courseId: number) => ({
  ...(await rowFacts(db, noun.stored, courseId)),
  ...(await partsKept(db, courseId)),
})
