import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as membership } from '#modules/membership/text/en.ts'

export const en: Words<typeof ar> = {
  title: terms.membershipCard,
  card: terms.membershipCard,
  number: membership.fields.number,
  trainee: terms.traineeNumber,
  validUntil: membership.fields.validUntil,
  verify: 'To verify, scan the code or open',
  property:
    'This card belongs to the academy and is for its holder alone. Whoever finds it is asked to return it to the address below.',
}
