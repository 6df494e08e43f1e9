import { deletesEntry } from './list-deletions.ts'

/** An entry of an instructor's list, by the editors and by the person. The published path spells the language so. */
const deletesOfInstructor = deletesEntry('/api/Instructor', 'instructorKeepers')
export const deleteInstructorContact = deletesOfInstructor('DeleteInstructorContact', 'a contact of an instructor')
export const deleteInstructorEducation = deletesOfInstructor('DeleteInstructorEducation', 'a degree of an instructor')
export const deleteInstructorLanguage = deletesOfInstructor('DeleteInstructorLangauge', 'a language of an instructor')
export const deleteInstructorArea = deletesOfInstructor('DeleteInstructorArea', 'an area of study of an instructor')
export const deleteInstructorSector = deletesOfInstructor('DeleteInstructorIndustrySector', 'a sector of an instructor')
export const deleteInstructorObtained = deletesOfInstructor(
  'DeleteInstructorObtainCourse',
  'a course that an instructor has taken',
)
export const deleteInstructorAttachment = deletesOfInstructor(
  'DeleteInstructorAttachment',
  'an attachment of an instructor',
)
