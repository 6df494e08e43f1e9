import { startTransition, useEffect, useState } from 'react'

/**
 * The rows of a list to draw now: at first sight the `first` of them, which are those that a screen shows, and all from
 * the moment that these stand. Drawing a whole page of rows at once is what a slow phone waits for.
 */
export function useWhole<Row>(
  rows: readonly Row[],
  first: number,
): { readonly drawn: readonly Row[]; readonly isWhole: boolean } {
  const [isSeen, setSeen] = useState(rows.length <= first)
  useEffect(() => {
    if (!isSeen) startTransition(() => setSeen(true))
  }, [isSeen])
  return { drawn: isSeen ? rows : rows.slice(0, first), isWhole: isSeen }
}
