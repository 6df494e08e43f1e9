import { deletesEntry } from './list-deletions.ts'

/** An entry of an instructor's list, by the editors and by the person. The published path spells the language so. */
const deletesOfInstructor = deletesEntry('/api/Instructor', 'instructorKeepers')
export const deleteInstructorContact = deletesOfInstructor('DeleteInstructorContact', 'a contact of an instructor', {
  forOthers: true,
})
export const deleteInstructorEducation = deletesOfInstructor('DeleteInstructorEducation', 'a degree of an instructor', {
  forOthers: true,
})
export const deleteInstructorLanguage = deletesOfInstructor('DeleteInstructorLangauge', 'a language of an instructor', {
  forOthers: true,
})
export const deleteInstructorArea = deletesOfInstructor('DeleteInstructorArea', 'an area of study of an instructor', {
  forOthers: true,
})
export const deleteInstructorSector = deletesOfInstructor(
  'DeleteInstructorIndustrySector',
  'a sector of an instructor',
  { forOthers: true },
)
export const deleteInstructorObtained = deletesOfInstructor(
  'DeleteInstructorObtainCourse',
  'a course that an instructor has taken',
  { forOthers: true },
)
export const deleteInstructorAttachment = deletesOfInstructor(
  'DeleteInstructorAttachment',
  'an attachment of an instructor',
)
