import { foldDigits } from '#platform/shared/text.ts'

const most = 1_000_000_000

/**
 * The amount that a cell says, with the code of its currency where that stands beside it: `1,500.50`, `USD 350`,
 * `٣٥٠ EGP`. Null: it is none, or more than any.
 */
export function feeIn(cell: string): { readonly amount: string; readonly currency: string | null } | null {
  const plain = foldDigits(cell).replaceAll('٫', '.').replaceAll('٬', ',')
  const found =
    /^(?:([A-Za-z]{3})\s*)?(\d{1,3}(?:[, ]\d{3})+(?:\.\d{1,3})?|\d+(?:[.,]\d{1,3})?)(?:\s*([A-Za-z]{3}))?$/.exec(
      plain.trim(),
    )
  if (!found) return null
  const [, before, number = '', behind] = found
  if (before && behind) return null
  const isGrouped = /^\d{1,3}(?:[, ]\d{3})+/.test(number)
  const amount = Number(isGrouped ? number.replaceAll(/[, ]/g, '') : number.replace(',', '.'))
  if (amount > most) return null
  return { amount: String(amount), currency: (before ?? behind)?.toUpperCase() ?? null }
}
