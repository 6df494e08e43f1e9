import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  all_zero: 'Aucun enregistrement n’est choisi.',
  all_one: 'L’enregistrement choisi sera traité.',
  all_two: 'Les {{shown}} enregistrements choisis seront tous traités.',
  all_few: 'Les {{shown}} enregistrements choisis seront tous traités.',
  all_many: 'Les {{shown}} enregistrements choisis seront tous traités.',
  all_other: 'Les {{shown}} enregistrements choisis seront tous traités.',
  some: 'Seront traités : {{able}} sur {{of}}',
  left: 'Ceux-ci ne seront pas traités, car leur état ne le permet pas :',
  others_zero: 'Et aucun autre enregistrement.',
  others_one: 'Et un autre enregistrement.',
  others_two: 'Et {{shown}} autres enregistrements.',
  others_few: 'Et {{shown}} autres enregistrements.',
  others_many: 'Et {{shown}} autres enregistrements.',
  others_other: 'Et {{shown}} autres enregistrements.',
}
