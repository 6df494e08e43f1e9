import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a class shows of attendance. */
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
]
