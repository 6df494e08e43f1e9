import type { ReactNode } from 'react'
import type { MergeBlock, MovedKind } from '#platform/shared/record/merging.ts'

export type Side = 'kept' | 'gone'

/** What fields are called, and what a record says of them. */
export interface FieldWords<Field extends string, Of> {
  readonly labelOf: (field: Field) => string
  readonly valueOf: (field: Field, of: Of) => ReactNode
}

/** Two records side by side, as both kinds of person have them. */
export interface Both<Field extends string, Of> {
  readonly Kept: Of
  readonly Gone: Of
  readonly Differ: readonly { readonly Field: Field; readonly Offered: Side }[]
  readonly Moves: readonly { readonly Kind: MovedKind; readonly Count: number }[]
  readonly Blocks: readonly { readonly Kind: MergeBlock; readonly Codes: readonly string[] }[]
}
