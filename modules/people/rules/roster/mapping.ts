import { fieldsOfKind, neededFields, type RosterField, type RosterKind } from './fields.ts'

/** The fields that an import needs and no column holds. */
export const missingFields = (mapping: readonly (RosterField | null)[]): RosterField[] =>
  neededFields.filter((field) => !mapping.includes(field) && !(field === 'nameAr' && mapping.includes('firstAr')))

/** The fields that more than one column claims to hold. */
export function repeatedFields(mapping: readonly (RosterField | null)[]): RosterField[] {
  const held = mapping.filter((field) => field !== null)
  return [...new Set(held.filter((field, at) => held.indexOf(field) !== at))]
}

/** The first column that claims to hold what nobody of this kind has, from 0; -1: none does. */
export const foreignColumn = (mapping: readonly (RosterField | null)[], kind: RosterKind): number =>
  mapping.findIndex((field) => field !== null && !(fieldsOfKind[kind] as readonly RosterField[]).includes(field))
