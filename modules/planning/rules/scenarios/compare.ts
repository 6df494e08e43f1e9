/** What a comparison of two rows looks at. */
export const comparedFields = [
  'course',
  'title',
  'dates',
  'times',
  'hours',
  'language',
  'place',
  'classRoom',
  'window',
  'lead',
  'backup',
  'seats',
  'expected',
  'fee',
  'organization',
  'coordinator',
  'priority',
  'notes',
  'costs',
] as const
export type ComparedField = (typeof comparedFields)[number]

/** A row as it is compared; of each field what it says, as one text. */
export interface Compared {
  readonly id: number
  readonly version: number
  /** The row of the active plan that it is a branch of; of a row of the active plan itself. */
  readonly root: number
  readonly says: Readonly<Record<ComparedField, string>>
}

export type Difference<Row extends Compared> =
  | { readonly kind: 'left'; readonly left: Row; readonly right: null; readonly fields: readonly ComparedField[] }
  | { readonly kind: 'right'; readonly left: null; readonly right: Row; readonly fields: readonly ComparedField[] }
  | { readonly kind: 'changed'; readonly left: Row; readonly right: Row; readonly fields: readonly ComparedField[] }

/** In which fields two rows differ. */
export const differing = (left: Compared, right: Compared): ComparedField[] =>
  comparedFields.filter((field) => left.says[field] !== right.says[field])

/** Pairs the rows of both sides by the row that they are branches of, and says what differs; `same`: the pairs that do not. */
export function compared<Row extends Compared>(left: readonly Row[], right: readonly Row[]) {
  const byRoot = new Map(right.map((row) => [row.root, row]))
  const met = new Set<number>()
  const differences: Difference<Row>[] = []
  const same: { readonly left: Row; readonly right: Row }[] = []
  for (const row of left) {
    const other = byRoot.get(row.root)
    if (!other) {
      differences.push({ kind: 'left', left: row, right: null, fields: [] })
      continue
    }
    met.add(row.root)
    const fields = differing(row, other)
    if (fields.length === 0) same.push({ left: row, right: other })
    else differences.push({ kind: 'changed', left: row, right: other, fields })
  }
  for (const row of right)
    if (!met.has(row.root)) differences.push({ kind: 'right', left: null, right: row, fields: [] })
  return { differences, same }
}

/** What was compared, as one text: other rows or other versions give another one. */
export const seenOf = (left: readonly Compared[], right: readonly Compared[]): string =>
  [left, right]
    .map((side) =>
      side
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, version, says }) => `${id}.${version}.${says.costs}`)
        .join(),
    )
    .join(' ')
