import { neededFields, type RosterField } from './fields.ts'

/** The fields that an import needs and no column holds. */
export const missingFields = (mapping: readonly (RosterField | null)[]): RosterField[] =>
  neededFields.filter((field) => !mapping.includes(field) && !(field === 'nameAr' && mapping.includes('firstAr')))

/** The fields that more than one column claims to hold. */
export function repeatedFields(mapping: readonly (RosterField | null)[]): RosterField[] {
  const held = mapping.filter((field) => field !== null)
  return [...new Set(held.filter((field, at) => held.indexOf(field) !== at))]
}
