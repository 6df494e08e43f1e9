import { useCallback, useEffect, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { catalogueCalls } from '../../../contract/calls.ts'

/** How long before its end an address is asked for anew: it is good for half a day. */
const renewMs = 6 * 3_600_000

/**
 * An address under which the browser itself reads a material (`saves`: keeps it), null until it is known. It is good in this
 * session alone; `renew` asks for another one. `problem` is why there is none.
 */
export function useMaterialAddress(id: number | null, saves: boolean) {
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const renew = useCallback(async () => {
    if (id === null) return
    setProblem(null)
    try {
      const { Address } = await send(catalogueCalls.openMaterial, { body: { ID: id, Saves: saves } })
      setAddress(Address)
    } catch (error) {
      setProblem(error)
    }
  }, [id, saves])
  useEffect(() => {
    setAddress(null)
    void renew()
    const timer = setInterval(() => void renew(), renewMs)
    return () => clearInterval(timer)
  }, [renew])
  return { address, problem, renew }
}
