import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  all_zero: 'No record is chosen.',
  all_one: 'It will be done to the chosen record.',
  all_two: 'It will be done to all {{shown}} chosen records.',
  all_few: 'It will be done to all {{shown}} chosen records.',
  all_many: 'It will be done to all {{shown}} chosen records.',
  all_other: 'It will be done to all {{shown}} chosen records.',
  some: 'It will be done to: {{able}} of {{of}}',
  left: 'It will not be done to these, as their state does not allow it:',
  others_zero: 'And no other record.',
  others_one: 'And one other record.',
  others_two: 'And {{shown}} other records.',
  others_few: 'And {{shown}} other records.',
  others_many: 'And {{shown}} other records.',
  others_other: 'And {{shown}} other records.',
}
