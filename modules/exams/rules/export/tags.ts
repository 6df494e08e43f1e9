import { comparedBy } from '../import/labels.ts'
import { usualSeconds } from '../question.ts'
import type { BankQuestion } from './bank-question.ts'

/** What a format has a place of its own for, and needs no tag. */
export interface OwnPlaces {
  readonly weight?: boolean
  readonly matchCase?: boolean
}

/** Tags that say of a question what its format has no place for; usual values are not said. */
export function tagsFor({ type, weight, seconds, labels, settings }: BankQuestion, has: OwnPlaces): string[] {
  const compared = comparedBy({ ...settings, ...(has.matchCase && { matchCase: false }) })
  return [
    ...(labels?.level ? [`level: ${labels.level}`] : []),
    ...(labels?.category ? [`category: ${labels.category}`] : []),
    ...(weight !== 1 && !has.weight ? [`weight: ${weight}`] : []),
    ...(seconds === usualSeconds[type] ? [] : [`seconds: ${seconds}`]),
    ...(compared.length > 0 ? [`compare: ${compared.join(', ')}`] : []),
  ]
}
