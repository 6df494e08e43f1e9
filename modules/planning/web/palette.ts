import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const planningPalette: PalettePart = {
  acts: [
    {
      title: 'planning:screens.newRow',
      rule: 'adminTrainingCoordinator',
      href: href('/planning/AnnualPlan', {}, { edit: 'new' }),
    },
  ],
  recordActs: [
    {
      of: 'course',
      title: 'planning:screens.newRow',
      rule: 'adminTrainingCoordinator',
      to: (course) => href('/planning/AnnualPlan', {}, { edit: 'new', course }),
    },
  ],
}
