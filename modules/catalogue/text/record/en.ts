import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as catalogue } from '../en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

const deleteACourse = 'Delete a course'

export const en: Words<typeof ar> = {
  rights: {
    updateCourse: 'Change a course',
    publishCourse: 'Publish or unpublish a course',
    deleteCourse: deleteACourse,
    deleteCourses: deleteACourse,
  },
  columns: {
    proposedAt: 'Proposed at',
    courseIds: 'Numbers of the courses in their order',
    isLeftOut: 'Left out of the course',
    instructorId: terms.instructorNumber,
    title: catalogue.materials.title,
    kind: catalogue.materials.kind,
    isDownloadable: 'May be downloaded',
    address: 'Address',
    opens: 'Shown from when',
    afterSession: 'After session number',
    internalCode: catalogue.fields.internalCode,
    furtherLanguages: 'Further languages',
    hasAdmissionTest: 'Admission test',
    practicalPassPercent: 'Practical pass mark',
    code: terms.code,
    name: terms.name,
    categoryId: 'Number of the category',
    levelId: 'Number of the level',
    typeId: 'Number of the type',
    providerId: 'Number of the provider',
    participationTypeId: 'Number of the participation type',
    trainingStrategyId: 'Number of the training method',
    language: terms.language,
    hours: terms.hours,
    days: terms.days,
    fee: terms.fee,
    minTrainees: 'Fewest trainees',
    maxTrainees: 'Most trainees',
    passPercent: 'Pass mark',
    attendancePercent: 'Required attendance',
    imageFileId: catalogue.fields.image,
    means: catalogue.sections.means,
    prerequisites: catalogue.fields.prerequisites,
    instructors: catalogue.sections.instructors,
    equipment: catalogue.sections.equipment,
    isPublished: 'On offer',
    isActive: terms.switchedOn,
    facilityId: 'Equipment number',
    quantity: terms.quantity,
    percent: terms.percent,
    maxScore: terms.highestScore,
  },
}
