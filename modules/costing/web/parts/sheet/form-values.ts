import type { Money } from '#platform/shared/values/money.ts'
import { usual, type CostKind } from '../../../rules/kinds.ts'
import type { Sheet } from './costs.ts'

/** A line as it is typed: what is not written yet is null. */
export interface LineValues {
  Kind: CostKind
  Note: string
  PerTrainee: boolean
  Quantity: number | null
  SharedBy: number | null
  Unit: Money | null
  IsAvoidable: boolean
  Committed: Money | null
  Actual: Money | null
}
export interface SheetValues {
  OverheadPercent: number | null
  TargetMarginPercent: number | null
  Lines: LineValues[]
  RenewRates: boolean
}

export const valuesOf = (sheet: Sheet): SheetValues => ({
  OverheadPercent: sheet.OverheadPercent,
  TargetMarginPercent: sheet.TargetMarginPercent,
  Lines: sheet.Lines.map((line) => ({ ...line })),
  RenewRates: false,
})

export const blankLine = (kind: CostKind, currency: string): LineValues => ({
  Kind: kind,
  Note: '',
  PerTrainee: usual[kind].perTrainee,
  Quantity: 1,
  SharedBy: 1,
  Unit: { Minor: 0, Currency: currency },
  IsAvoidable: usual[kind].isAvoidable,
  Committed: null,
  Actual: null,
})

/** What a line becomes when its kind is chosen: as such lines usually are. */
export const ofKind = (line: LineValues, kind: CostKind): LineValues => ({
  ...line,
  Kind: kind,
  PerTrainee: usual[kind].perTrainee,
  IsAvoidable: usual[kind].isAvoidable,
  SharedBy: kind === 'accommodation' ? line.SharedBy : 1,
})
