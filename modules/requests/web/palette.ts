import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const requestsPalette: PalettePart = {
  acts: [
    { title: 'requests:screens.ask', rule: 'customer', href: href('/CustomerCourseRequest') },
    { title: 'requests:screens.askAlone', rule: 'trainee', href: href('/RequestCourseClass') },
  ],
}
