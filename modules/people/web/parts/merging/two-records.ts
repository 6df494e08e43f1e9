import type { ReactNode } from 'react'
import type { Call } from '#platform/shared/call.ts'
import type { MergeBlock, MovedKind } from '#platform/shared/record/merging.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Format } from '#platform/web/format.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { PersonKindPages } from './person-kinds.ts'

export type Side = 'kept' | 'gone'

/** What fields are called, and what a record says of them; nothing where it says nothing. */
export interface FieldWords<Field extends string, Of> {
  readonly labels: Readonly<Record<Field, string>>
  readonly values: Readonly<Record<Field, (of: Of) => ReactNode>>
}

/** In which words, and how, fields are said. */
export interface Sayings {
  readonly t: Translate<'people'>
  readonly own: Translate<'people/merging'>
  readonly format: Format
}

/** What every kind of person's record says. */
export interface MergedRecord {
  readonly ID: number
  readonly Version: number
  readonly Code: string
  readonly FullName: Trilingual
  readonly Email: string
}

/** Two records side by side, as both kinds of person have them. */
export interface Both<Field extends string, Of> {
  readonly Kept: Of
  readonly Gone: Of
  readonly Differ: readonly { readonly Field: Field; readonly Offered: Side }[]
  readonly Moves: readonly { readonly Kind: MovedKind; readonly Count: number }[]
  readonly Blocks: readonly { readonly Kind: MergeBlock; readonly Codes: readonly string[] }[]
}

interface MergeBody<Field> {
  KeptID: number
  KeptVersion: number
  GoneID: number
  GoneVersion: number
  FromGone: Field[]
}
interface Listed {
  Items: { ID: number; Code: string; FullName: Trilingual }[]
  Total: number
}

/** What the merge of one kind of person has of its own. */
export interface MergeKind<Field extends string, Of extends MergedRecord> {
  readonly pages: PersonKindPages
  /** Among whom the other record is chosen. */
  readonly people: Call<{ search?: string | undefined }, any, Listed>
  readonly seen: Call<{ KeptID: number | string; GoneID: number | string }, any, Both<Field, Of>>
  readonly merge: Call<{ body: MergeBody<Field> }, any, { ID: number }>
  readonly fieldsOf: (said: Sayings) => FieldWords<Field, Of>
  readonly badges: (of: Of) => ReactNode
}
