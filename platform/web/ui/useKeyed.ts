import { useRef } from 'react'
import { moved } from './useDragOrder.ts'
import type { FormList } from '../forms/useRecordForm.ts'

let made = 0

/**
 * A list of a form with a key for each item that goes along where the item is moved, so that what is going on in it, such
 * as an upload, stays with it. What has been saved has its id already.
 */
export function useKeyed<Item extends { readonly ID?: number | null }>(
  list: FormList<Item>,
): FormList<Item> & { readonly keyOf: (at: number) => string } {
  const keys = useRef<string[]>([])
  while (keys.current.length < list.items.length) keys.current.push(`new ${++made}`)
  keys.current.length = list.items.length
  return {
    items: list.items,
    keyOf: (at) => String(list.items[at]?.ID ?? keys.current[at]),
    add: list.add,
    remove: (at) => {
      keys.current.splice(at, 1)
      list.remove(at)
    },
    move: (from, to) => {
      keys.current = moved(keys.current, from, to)
      list.move(from, to)
    },
  }
}
