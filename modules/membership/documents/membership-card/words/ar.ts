import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as membership } from '#modules/membership/text/ar.ts'

export const ar = {
  title: terms.membershipCard,
  card: terms.membershipCard,
  number: membership.fields.number,
  trainee: terms.traineeNumber,
  validUntil: membership.fields.validUntil,
  verify: 'للتحقق امسح الرمز أو افتح',
  property: 'البطاقة ملك الأكاديمية وهي شخصية لا تُستعمل لغير صاحبها. من وجدها يُعدها إلى العنوان أدناه.',
}
