import type { SectionOf } from '#platform/web/record-sections.ts'
import { PersonCoursesTable } from './PersonCoursesTable.tsx'

/** What an organization sees of one of its people. */
export function CoursesOfOurTrainee({ ID }: SectionOf) {
  return <PersonCoursesTable traineeId={ID} addressPrefix="courses" />
}
