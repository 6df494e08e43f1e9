import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const certificatesPalette: PalettePart = {
  recordActs: [
    {
      of: 'class',
      title: 'certificates:screens.admin',
      rule: 'reviewers',
      to: (ID) => href('/Setting/CourseClass-Edit/:ID?', { ID }, { tab: 'certificates' }),
    },
    {
      of: 'trainee',
      title: 'certificates:screens.admin',
      rule: 'courseRequest',
      to: (ID) => href('/User/Trainee-Edit/:ID?', { ID }, { tab: 'certificates' }),
    },
  ],
}
