import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the pages of a class and of a trainee show of attendance. */
export const attendanceSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'attendance',
    module: 'attendance',
    title: 'screens.attendance',
    rule: 'adminTrainingCoordinator',
    part: async () => ({ default: (await import('./parts/Attendance.tsx')).AttendanceOfClass }),
    open: async () => ({ default: (await import('./parts/Attendance.tsx')).OpenInClass }),
  }),
  section({
    of: 'classInstructed',
    key: 'attendance',
    module: 'attendance',
    title: 'screens.attendance',
    rule: 'instructor',
    part: async () => ({ default: (await import('./parts/Attendance.tsx')).AttendanceOfClass }),
    open: async () => ({ default: (await import('./parts/Attendance.tsx')).OpenInTaught }),
  }),
  section({
    of: 'classAttended',
    key: 'attendance',
    module: 'attendance',
    title: 'screens.attendance',
    rule: 'trainee',
    part: async () => ({ default: (await import('./parts/OwnAttendance.tsx')).OwnAttendanceOfClass }),
  }),
  section({
    of: 'trainee',
    key: 'schedule',
    module: 'attendance',
    title: 'schedule.title',
    rule: 'peopleReaders',
    part: async () => ({ default: (await import('./parts/ScheduleOfTrainee.tsx')).ScheduleOfTrainee }),
  }),
]
