import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const attendancePalette: PalettePart = {
  acts: [
    { title: 'attendance:screens.takeAttendance', rule: 'instructor', href: href('/InstructorTraineeAttendance') },
  ],
  recordActs: [
    {
      of: 'class',
      title: 'attendance:screens.takeAttendance',
      rule: 'adminTrainingCoordinator',
      to: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }, { tab: 'attendance' }),
    },
    {
      of: 'classInstructed',
      title: 'attendance:screens.takeAttendance',
      rule: 'instructor',
      to: (ID) => href('/CourseClassDetail/:ID?', { ID }, { tab: 'attendance' }),
    },
  ],
}
