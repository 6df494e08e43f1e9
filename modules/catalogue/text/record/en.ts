import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    updateCourse: 'Change a course',
    publishCourse: 'Publish or unpublish a course',
    deleteCourse: 'Delete a course',
    deleteCourses: 'Delete a course',
  },
  columns: {
    code: 'Code',
    name: 'Name',
    categoryId: 'Number of the category',
    levelId: 'Number of the level',
    typeId: 'Number of the type',
    language: 'Language',
    hours: 'Hours',
    days: 'Days',
    fee: 'Fee',
    minTrainees: 'Fewest trainees',
    maxTrainees: 'Most trainees',
    passPercent: 'Pass mark',
    attendancePercent: 'Required attendance',
    isPublished: 'On offer',
    isActive: 'Active',
    facilityId: 'Equipment number',
    quantity: 'Quantity',
    percent: 'Percent',
    maxScore: 'Highest score',
  },
}
