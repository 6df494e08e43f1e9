import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { mostMoved } from '../../../contract/plan-moving.ts'
import type { Movable } from './movable.ts'

export interface Chosen {
  readonly rows: readonly Movable[]
  readonly has: (id: number) => boolean
  readonly choose: (id: number, isChosen: boolean) => void
  readonly none: () => void
  /**
   * What is moved with this one: all that are chosen, where it is among them, and it stands first. Nothing, and a toast,
   * where they are more than can be moved together.
   */
  readonly goingWith: (id: number) => readonly Movable[]
}

/** Rows that are chosen to be moved together, of those that the page shows. */
export function useChosen(movables: readonly Movable[]): Chosen {
  const t = useText('planning/moving')
  const [ids, setIds] = useState<readonly number[]>([])
  const rows = movables.filter(({ ID }) => ids.includes(ID))
  return {
    rows,
    has: (id) => ids.includes(id),
    choose: (id, isChosen) => setIds((before) => [...before.filter((each) => each !== id), ...(isChosen ? [id] : [])]),
    none: () => setIds([]),
    goingWith: (id) => {
      const own = movables.filter(({ ID }) => ID === id)
      const all = ids.includes(id) ? [...own, ...rows.filter(({ ID }) => ID !== id)] : own
      if (all.length <= mostMoved) return all
      toast.info(t('fewer'))
      return []
    },
  }
}
