import type { MergedKind } from './kind.ts'

/**
 * In which fields two records differ, and whose value is offered: the first one's, unless it says nothing. Passports
 * whose numbers end alike may still be two, so whoever has one is always shown beside the other.
 */
export function differing<Field extends string, Shown>(
  { fields, said }: Pick<MergedKind<Field, Shown>, 'fields' | 'said'>,
  kept: Shown,
  gone: Shown,
): { Field: Field; Offered: 'kept' | 'gone' }[] {
  return fields.flatMap((Field) => {
    const [mine, theirs] = [kept, gone].map((of) =>
      said[Field](of)
        .map((value) => value ?? '')
        .join('\n')
        .trim(),
    )
    if (!theirs || mine === theirs) return []
    return [{ Field, Offered: mine ? ('kept' as const) : ('gone' as const) }]
  })
}
