import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const examsPalette: PalettePart = {
  acts: [{ title: 'exams:screens.generation', rule: 'editorExamination', href: href('/ExamGeneration') }],
  recordActs: [
    {
      of: 'class',
      title: 'exams:screens.exams',
      rule: 'examStaff',
      to: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }, { tab: 'exams' }),
    },
    {
      of: 'classExamined',
      title: 'exams:screens.exams',
      rule: 'instructor',
      to: (ID) => href('/CourseClassDetail/:ID?', { ID }, { tab: 'exams' }),
    },
  ],
}
