import { useEffect, useEffectEvent } from 'react'
import type { Day } from '#platform/shared/values/dates.ts'
import { leavesTo } from '../../../rules/moving/moving.ts'
import type { MovingRows } from '../moving/useMoving.ts'

/** Turns to another month where keys have moved the row that was picked up out of the days shown. `turn`: one month on, or back. */
export function useTurning(state: MovingRows, [first, last]: readonly [Day, Day], turn: (by: -1 | 1) => void): void {
  const moved = state.moving?.by === 'keyboard' ? state.wishes.get(state.moving.rows[0]?.ID ?? 0) : undefined
  const leaves = moved ? leavesTo(moved, first, last) : 0
  const follow = useEffectEvent(turn)
  useEffect(() => {
    if (leaves !== 0) follow(leaves)
  }, [leaves, first])
}
