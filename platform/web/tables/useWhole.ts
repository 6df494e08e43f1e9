import { startTransition, useEffect, useState } from 'react'

/** Whether a list was drawn since the program was opened. */
let hasDrawn = false

/**
 * The rows of a list to draw now: of the first list of a visit at first sight the `first` of them, which are those that a
 * screen shows, and all from the moment that these stand. Drawing a whole page of rows at once is what a slow phone waits
 * for when the program opens. Every later list is drawn whole at once: who comes back to one is to find the place where
 * they were, which half a list does not have.
 */
export function useWhole<Row>(
  rows: readonly Row[],
  first: number,
): { readonly drawn: readonly Row[]; readonly isWhole: boolean } {
  const [isSeen, setSeen] = useState(() => hasDrawn || rows.length <= first)
  const hasRows = rows.length > 0
  useEffect(() => {
    // Grey rows that stand for what has not come are no list yet.
    if (hasRows) hasDrawn = true
    if (!isSeen) startTransition(() => setSeen(true))
  }, [isSeen, hasRows])
  return { drawn: isSeen ? rows : rows.slice(0, first), isWhole: isSeen }
}
