import { createContext, useContext, useEffect, useRef } from 'react'

export type MayClose = () => boolean
/** Takes what a form in a dialog says of itself; gives back how to let go of it. */
export type Hold = (mayClose: MayClose) => () => void
export const DialogHold = createContext<Hold | null>(null)

/** Makes the `Dialog` around this ask before it closes while `mayClose` says no. */
export function useDialogHold(mayClose: MayClose): void {
  const hold = useContext(DialogHold)
  const latest = useRef(mayClose)
  latest.current = mayClose
  useEffect(() => hold?.(() => latest.current()), [hold])
}
