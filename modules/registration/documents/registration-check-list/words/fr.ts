import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as registration } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Liste de contrôle d’inscription',
  code: terms.code,
  course: terms.course,
  fee: terms.fee,
  free: registration.upcoming.free,
  hours: registration.fields.hours,
  days: terms.days,
  ready: 'À cocher',
  what: 'Ce qu’il faut',
  completed: 'Terminé :',
  names: 'Nom complet en arabe et en anglais, comme dans le passeport',
  person: 'Sexe, date de naissance, nationalité et fonction',
  contacts: 'E-mail personnel, e-mail professionnel et numéro de mobile',
  passport: 'Numéro du passeport ou de la pièce d’identité, et une copie',
  visa_zero: 'Si un visa est nécessaire : un passeport valide au moins jusqu’à la fin de la session',
  visa_one: 'Si un visa est nécessaire : un passeport valide au moins un mois après la fin de la session',
  visa_two: 'Si un visa est nécessaire : un passeport valide au moins {{count}} mois après la fin de la session',
  visa_few: 'Si un visa est nécessaire : un passeport valide au moins {{count}} mois après la fin de la session',
  visa_many: 'Si un visa est nécessaire : un passeport valide au moins {{count}} mois après la fin de la session',
  visa_other: 'Si un visa est nécessaire : un passeport valide au moins {{count}} mois après la fin de la session',
  stay: 'Si vous avez besoin d’une chambre (type et nuits) et d’un voyage organisé',
  payer: 'Qui paie les frais : vous, ou votre organisme après son accord',
  proof: 'Après l’émission de la facture : le reçu du virement ou le code SWIFT',
  how: 'Inscrivez-vous sur la page des sessions à venir, puis suivez chaque étape sur la page de vos inscriptions.',
}
