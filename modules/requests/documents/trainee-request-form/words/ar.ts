import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as asked } from '../../../text/asked/ar.ts'

export const ar = {
  ...asked,
  title: 'استمارة طلب دورة لمتدرب',
  traineeCode: terms.traineeNumber,
} as const
