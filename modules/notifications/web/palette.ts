import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const notificationsPalette: PalettePart = {
  acts: [{ title: 'notifications:screens.send', rule: 'editor', href: href('/AddNotification') }],
}
