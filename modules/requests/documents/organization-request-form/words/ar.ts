import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as asked } from '../../../text/asked/ar.ts'
import { ar as requests } from '../../../text/ar.ts'

export const ar = {
  ...asked,
  title: 'استمارة طلب دورة لجهة',
  nominees: requests.sections.nominees,
  name: terms.name,
  code: terms.traineeNumber,
} as const
