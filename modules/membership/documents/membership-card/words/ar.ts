import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: terms.membershipCard,
  card: terms.membershipCard,
  number: 'رقم البطاقة',
  trainee: terms.traineeNumber,
  validUntil: 'سارية حتى',
  verify: 'للتحقق امسح الرمز أو افتح',
  property: 'البطاقة ملك الأكاديمية وهي شخصية لا تُستعمل لغير صاحبها. من وجدها يُعدها إلى العنوان أدناه.',
}
