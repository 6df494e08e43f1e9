import type { SectionOf } from '#platform/web/record-sections.ts'
import { PersonCoursesTable } from './PersonCoursesTable.tsx'

/** What came of whom an organization has sent. */
export function CoursesOfOrganization({ ID }: SectionOf) {
  return <PersonCoursesTable organizationId={ID} addressPrefix="results-" />
}

/** What an organization sees of one of its people. */
export function CoursesOfOurTrainee({ ID }: SectionOf) {
  return <PersonCoursesTable traineeId={ID} addressPrefix="courses" />
}
