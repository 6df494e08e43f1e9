/** The sheet of every class with a practical part, and that of the course. */
export const sheetKinds = ['general', 'course'] as const
export type SheetKind = (typeof sheetKinds)[number]

export interface Item {
  readonly itemId: number
  readonly text: unknown
  readonly maxDegree: number
}

/** Whether a sheet still says what its edition did: the same items in the same order, and as many assessors. */
export function saysTheSame(
  now: { readonly asksSecond: boolean; readonly items: readonly Item[] },
  edition: { readonly asksSecond: boolean; readonly items: readonly Item[] },
): boolean {
  const told = (item: Item) => JSON.stringify([item.itemId, item.maxDegree, inOrder(item.text)])
  return (
    now.asksSecond === edition.asksSecond &&
    now.items.length === edition.items.length &&
    now.items.every((item, at) => told(item) === told(edition.items[at]!))
  )
}

const inOrder = (text: unknown): unknown =>
  text !== null && typeof text === 'object'
    ? Object.entries(text).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : text

/** Whether a degree may stand for an item: from 0 to its maximum, by quarters. */
export const degreeFits = (degree: number, maxDegree: number): boolean =>
  degree >= 0 && degree <= maxDegree && Math.abs(degree * 4 - Math.round(degree * 4)) < 1e-9
