import { section, type RecordSection } from '#platform/web/record-sections.ts'

const ofClass = async () => ({ default: (await import('./parts/process/PracticalOfClass.tsx')).PracticalOfClass })

/** What the page of a class and of a trainee shows of practical work. */
export const practicalSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'practical',
    module: 'practical',
    title: 'ofClass',
    rule: 'classReaders',
    part: ofClass,
  }),
  section({
    of: 'classTaught',
    key: 'practical',
    module: 'practical',
    title: 'ofClass',
    rule: 'instructor',
    part: ofClass,
  }),
  section({
    of: 'classAttended',
    key: 'practical',
    module: 'practical',
    title: 'ofClass',
    rule: 'trainee',
    part: async () => ({ default: (await import('./parts/results/OwnPractical.tsx')).OwnPracticalOfClass }),
  }),
  section({
    of: 'trainee',
    key: 'practical',
    module: 'practical',
    title: 'ofTrainee',
    rule: 'peopleReaders',
    part: async () => ({ default: (await import('./parts/results/PracticalOfTrainee.tsx')).PracticalOfTrainee }),
  }),
]
