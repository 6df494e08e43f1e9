import type { Money } from '#platform/shared/values/money.ts'
import type { CostLine } from './amounts.ts'
import type { CostKind } from './kinds.ts'

/** Another price of what a row has one of: its instructor, its class room. `note`: whose it is. */
export interface OtherPrice {
  readonly kind: CostKind
  readonly unit: Money
  readonly note: string
}

/**
 * The lines with another price of the first line of a kind, as long as nothing of it is committed or paid; a line of the
 * kind that is not there is not made.
 */
export function repriced<Line extends CostLine & { readonly Note: string }>(
  lines: readonly Line[],
  { kind, unit, note }: OtherPrice,
): Line[] {
  const at = lines.findIndex((line) => line.Kind === kind)
  return lines.map((line, place) =>
    place === at && line.Committed === null && line.Actual === null ? { ...line, Unit: unit, Note: note } : line,
  )
}
