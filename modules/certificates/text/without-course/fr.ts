import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  prepare: 'Préparer des attestations',
  about:
    'Elles ne dépendent d’aucune formation : reconnaissance, participation. Vous les préparez ; elles sont émises dès qu’une autre personne approuve.',
  people: terms.trainees,
  name: 'Nom de l’attestation',
  nameHelp: 'Tel qu’imprimé. Une seule langue suffit.',
  description: 'Motif de la remise',
  descriptionHelp: 'Imprimé sous le nom, par exemple : pour son travail au forum de la sécurité.',
  ask: 'Préparer et demander l’approbation',
  asked: 'Les attestations sont préparées et attendent l’approbation d’une autre personne.',
}
