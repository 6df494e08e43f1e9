import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  askInactive_one: 'Un dossier est désactivé : son titulaire ne peut plus se connecter ; les données restent.',
  askInactive_zero:
    '{{shown}} dossiers sont désactivés : leurs titulaires ne peuvent plus se connecter ; les données restent.',
  askInactive_two:
    '{{shown}} dossiers sont désactivés : leurs titulaires ne peuvent plus se connecter ; les données restent.',
  askInactive_few:
    '{{shown}} dossiers sont désactivés : leurs titulaires ne peuvent plus se connecter ; les données restent.',
  askInactive_many:
    '{{shown}} dossiers sont désactivés : leurs titulaires ne peuvent plus se connecter ; les données restent.',
  askInactive_other:
    '{{shown}} dossiers sont désactivés : leurs titulaires ne peuvent plus se connecter ; les données restent.',
  askActive_one: 'Un dossier est activé et son titulaire en est informé.',
  askActive_zero: '{{shown}} dossiers sont activés et leurs titulaires en sont informés.',
  askActive_two: '{{shown}} dossiers sont activés et leurs titulaires en sont informés.',
  askActive_few: '{{shown}} dossiers sont activés et leurs titulaires en sont informés.',
  askActive_many: '{{shown}} dossiers sont activés et leurs titulaires en sont informés.',
  askActive_other: '{{shown}} dossiers sont activés et leurs titulaires en sont informés.',
  reason: 'Motif, conservé dans l’historique de chacun',
  inactive_one: 'Un dossier a été désactivé.',
  inactive_zero: '{{shown}} dossiers ont été désactivés.',
  inactive_two: '{{shown}} dossiers ont été désactivés.',
  inactive_few: '{{shown}} dossiers ont été désactivés.',
  inactive_many: '{{shown}} dossiers ont été désactivés.',
  inactive_other: '{{shown}} dossiers ont été désactivés.',
  active_one: 'Un dossier a été activé.',
  active_zero: '{{shown}} dossiers ont été activés.',
  active_two: '{{shown}} dossiers ont été activés.',
  active_few: '{{shown}} dossiers ont été activés.',
  active_many: '{{shown}} dossiers ont été activés.',
  active_other: '{{shown}} dossiers ont été activés.',
  undo: 'Annuler cette opération',
  leftTitle: 'Qui n’a pas changé',
  left_one: 'Un dossier reste tel qu’il était.',
  left_zero: '{{shown}} dossiers restent tels qu’ils étaient.',
  left_two: '{{shown}} dossiers restent tels qu’ils étaient.',
  left_few: '{{shown}} dossiers restent tels qu’ils étaient.',
  left_many: '{{shown}} dossiers restent tels qu’ils étaient.',
  left_other: '{{shown}} dossiers restent tels qu’ils étaient.',
  why: {
    ownRights: 'Votre propre compte',
    beyondYourRights: 'Le compte a plus de droits que vous n’en accordez',
    notAccepted: 'L’inscription n’est pas approuvée',
  },
}
