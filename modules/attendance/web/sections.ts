import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a trainee shows of sessions and attendance. */
export const attendanceSections: readonly RecordSection[] = [
  section({
    of: 'trainee',
    key: 'schedule',
    module: 'attendance',
    title: 'schedule.title',
    rule: 'peopleReaders',
    part: async () => ({ default: (await import('./parts/ScheduleOfTrainee.tsx')).ScheduleOfTrainee }),
  }),
]
