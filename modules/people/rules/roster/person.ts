import type { RosterField } from './fields.ts'

/** A row as it will become a trainee; `nationality` is the id of the lookup's entry. */
export type RosterPerson = { readonly row: number } & Readonly<Partial<Record<RosterField, string>>>
