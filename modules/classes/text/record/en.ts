import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: { deleteListOfCourseClass: 'Delete' },
  columns: {
    code: 'Class number',
    courseId: 'Course number',
    startsOn: 'Start date',
    endsOn: 'End date',
    place: 'Place',
    classRoomId: 'Classroom number',
    language: 'Language',
    minTrainees: 'Minimum trainees',
    maxTrainees: 'Maximum trainees',
    fee: 'Fee per trainee',
    organizationId: 'Organization number',
    coordinatorId: 'Coordinator’s account number',
    state: 'State',
    day: 'Day',
    startsAt: 'From',
    endsAt: 'To',
    moduleId: 'Module number',
    instructorId: 'Instructor number',
    role: 'Role',
    changed: 'Changed since accepted',
    askedAt: 'Asked at',
    decidedAt: 'Answered at',
  },
  facts: { fromDay: 'Former day', instructorIds: 'Instructor numbers', planRowId: 'Plan row number' },
}
