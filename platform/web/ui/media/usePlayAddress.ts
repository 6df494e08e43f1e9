import { useCallback, useEffect, useState } from 'react'

/** How long before its end an address is asked for anew: it is good for half a day. */
const renewMs = 6 * 3_600_000

/**
 * An address under which the browser itself reads a file, null until it is known. It is good in this session alone; `renew`
 * asks for another one, `problem` is why there is none. `ask` gives the address; a function that stays the same until
 * another file is wanted. Null: none is.
 */
export function usePlayAddress(ask: (() => Promise<string>) | null) {
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const renew = useCallback(async () => {
    if (ask === null) return
    setProblem(null)
    try {
      setAddress(await ask())
    } catch (error) {
      setProblem(error)
    }
  }, [ask])
  useEffect(() => {
    setAddress(null)
    void renew()
    const timer = setInterval(() => void renew(), renewMs)
    return () => clearInterval(timer)
  }, [renew])
  return { address, problem, renew }
}
