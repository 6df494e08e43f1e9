import { IconFileText, IconHelpHexagon, IconPencilCheck } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    exam: true
    marking: true
    question: true
  }
}

export const examsMenuIcons = {
  exam: IconFileText,
  marking: IconPencilCheck,
  question: IconHelpHexagon,
} satisfies IconsOfMenu
