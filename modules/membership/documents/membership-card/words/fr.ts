import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as membership } from '#modules/membership/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: terms.membershipCard,
  card: terms.membershipCard,
  number: membership.fields.number,
  trainee: terms.traineeNumber,
  validUntil: membership.fields.validUntil,
  verify: 'Pour vérifier, scannez le code ou ouvrez',
  property:
    'Cette carte appartient à l’académie et n’est valable que pour son titulaire. Prière de la rapporter à l’adresse ci-dessous.',
}
