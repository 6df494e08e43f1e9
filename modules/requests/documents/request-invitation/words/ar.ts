import { ar as letter } from '../../../text/class-letter/ar.ts'

export const ar = {
  ...letter,
  title: 'دعوة إلى دورة',
  says: 'يسرنا أن ندعو المذكورين أدناه إلى دورة «{{course}}» التي تُعقد في الفترة {{dates}}.',
} as const
