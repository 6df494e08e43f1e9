import { useCallback, useEffect, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { libraryCalls } from '../../contract/calls.ts'

/** How long before its end an address is asked for anew: it is good for half a day. */
const renewMs = 6 * 3_600_000

/**
 * An address under which the browser itself plays a video of the library, null until it is known. It is good in this session
 * alone; `renew` asks for another one. `problem` is why there is none.
 */
export function useVideoAddress(id: number) {
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const renew = useCallback(async () => {
    setProblem(null)
    try {
      const { Address } = await send(libraryCalls.openDocument, { body: { ID: id } })
      setAddress(Address)
    } catch (error) {
      setProblem(error)
    }
  }, [id])
  useEffect(() => {
    setAddress(null)
    void renew()
    const timer = setInterval(() => void renew(), renewMs)
    return () => clearInterval(timer)
  }, [renew])
  return { address, problem, renew }
}
