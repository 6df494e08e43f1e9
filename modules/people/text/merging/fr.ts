import { fr as people } from '../fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  intro:
    'Paires de dossiers de stagiaires qui sont probablement ceux d’une même personne. Examinez-les avant de les fusionner ou de dire qu’il s’agit de deux personnes.',
  none: 'Aucun dossier ne semble appartenir à une même personne.',
  noneApart: 'Personne n’a encore dit que deux dossiers sont ceux de personnes différentes.',
  tabs: { likely: 'Probablement une même personne', apart: 'Déclarés de deux personnes' },
  fields: {
    one: 'Premier dossier',
    other: 'Second dossier',
    reasons: 'Points communs',
    score: 'Probabilité',
    apartAt: 'Décidé',
  },
  scores: { high: 'Très probable', middle: 'Probable', low: 'Possible' },
  reasons: {
    email: terms.eMail,
    passport: 'Fin du numéro de passeport et date d’expiration',
    mobile: terms.mobile,
    name: terms.name,
    birthDate: terms.dateOfBirth,
    nameAlike: 'Nom semblable',
  },
  inactive: people.states.inactive,
}
