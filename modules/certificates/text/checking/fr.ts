import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  good: 'Le code de l’attestation est signé par l’académie.',
  bad: 'Ce code n’est pas celui de l’académie',
  badHint:
    'Sa signature est fausse : ses données ont été modifiées, ou l’académie ne l’a jamais émis. Ne vous fiez pas à ce papier.',
  other: 'Code d’une autre attestation',
  otherHint:
    'Les données signées du code ne sont pas celles de l’attestation qu’il désigne. Ne vous fiez pas à ce papier.',
  unknownKey: 'La clé qui l’a signé n’est pas connue ici',
  noKeys: 'La signature n’a pas pu être vérifiée : les clés de l’académie n’ont pas pu être obtenues',
  cannot: 'Ce navigateur ne peut pas vérifier la signature',
  askLater: 'Connectez-vous à Internet et réessayez.',
  signedOnly: 'Signée par l’académie ; on ignore si elle est encore en vigueur',
  noList:
    'Pas de connexion, et aucune liste des attestations sans effet n’est gardée ici. Réessayez une fois connecté.',
  byList:
    'Pas de connexion. La signature de l’académie dans le code a été vérifiée ici, et l’état d’après la liste du {{date}}.',
}
