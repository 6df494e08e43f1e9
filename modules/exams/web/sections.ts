import { loadText } from '#platform/web/text.ts'
import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a class, of a person and of a course shows of exams. */
export const examsSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'exams',
    module: 'exams',
    title: 'classExams',
    rule: 'examStaff',
    part: async () => {
      const [part] = await Promise.all([import('./parts/ClassExams.tsx'), loadText('sitting')])
      return { default: part.ClassExams }
    },
  }),
  section({
    of: 'classExamined',
    key: 'exams',
    module: 'exams',
    title: 'classExams',
    rule: 'instructor',
    part: async () => {
      const [part] = await Promise.all([import('./parts/ClassExams.tsx'), loadText('sitting')])
      return { default: part.ClassExams }
    },
  }),
  section({
    of: 'classAttended',
    key: 'exams',
    module: 'exams',
    title: 'classExams',
    rule: 'trainee',
    part: async () => {
      const [part] = await Promise.all([import('./parts/of-person/OwnExams.tsx'), loadText('sitting')])
      return { default: part.OwnExamsOfClass }
    },
    open: async () => {
      const [part] = await Promise.all([import('./parts/of-person/OwnExams.tsx'), loadText('sitting')])
      return { default: part.OpenExams }
    },
  }),
  section({
    of: 'trainee',
    key: 'exams',
    module: 'exams',
    title: 'classExams',
    rule: 'peopleReaders',
    part: async () => ({ default: (await import('./parts/of-person/ExamsOfTrainee.tsx')).ExamsOfTrainee }),
  }),
  section({
    of: 'trainee',
    key: 'access-arrangements',
    module: 'exams',
    title: 'arrangements.title',
    rule: 'resultPublishers',
    part: async () => ({ default: (await import('./parts/of-person/AccessArrangements.tsx')).AccessArrangements }),
  }),
  section({
    of: 'trainee',
    key: 'repeats',
    module: 'exams',
    title: 'repeats',
    rule: 'correctionTraineeExam',
    part: async () => ({ default: (await import('./parts/of-person/RepeatsOfTrainee.tsx')).RepeatsOfTrainee }),
  }),
  section({
    of: 'instructor',
    key: 'exams',
    module: 'exams',
    title: 'classExams',
    rule: 'examStaff',
    part: async () => ({ default: (await import('./parts/of-person/ExamsOfInstructor.tsx')).ExamsOfInstructor }),
  }),
  section({
    of: 'course',
    key: 'exams',
    module: 'exams',
    title: 'classExams',
    rule: 'editorExamination',
    part: async () => ({ default: (await import('./parts/of-course/ExamsOfCourse.tsx')).ExamsOfCourse }),
  }),
  section({
    of: 'course',
    key: 'questions',
    module: 'exams',
    title: 'screens.bankCourses',
    rule: 'editorExamination',
    part: async () => ({ default: (await import('./parts/of-course/BankOfCourse.tsx')).BankOfCourse }),
    open: async () => ({ default: (await import('./parts/of-course/BankOfCourse.tsx')).OpenInBank }),
  }),
]
