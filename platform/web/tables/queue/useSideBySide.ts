import { useState } from 'react'
import { useAddress } from '../../start/address.ts'
import { remember, remembered } from '../../start/remembered.ts'

export interface SideBySide {
  readonly on: boolean
  readonly set: (on: boolean) => void
}

/**
 * Whether a list is worked through record by record: as the address says (`side`), else as it was last chosen in this
 * browser. `null` where the list offers none.
 */
export function useSideBySide(id: string, isOffered: boolean): SideBySide | null {
  const name = `diwan.queue.${id}`
  const { values, change } = useAddress({ side: '', [id]: '' } as Record<string, string>)
  const [kept, setKept] = useState(() => remembered(name) === 'true')
  if (!isOffered) return null
  const set = (on: boolean) => {
    setKept(on)
    change({ side: String(on), [id]: '' })
    remember(name, String(on))
  }
  return { on: values['side'] ? values['side'] === 'true' : kept, set }
}
