import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const evaluationPalette: PalettePart = {
  recordActs: [
    {
      of: 'class',
      title: 'evaluation:screens.participation',
      rule: 'adminEvaluatorInstructorCoordinator',
      to: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }, { tab: 'results' }),
    },
    {
      of: 'classInstructed',
      title: 'evaluation:screens.participation',
      rule: 'instructor',
      to: (ID) => href('/CourseClassDetail/:ID?', { ID }, { tab: 'results' }),
    },
  ],
}
