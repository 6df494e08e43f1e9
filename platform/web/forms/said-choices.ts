import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** The words of one value of a field that chooses. */
export type SayChoice = (value: string | number) => ReactNode

/** Of the form around: by the path of each field that chooses, how it says a value that need not be the chosen one. */
export const SaidChoices = createContext<Map<string, SayChoice> | null>(null)

/** Leaves with the form around how this field says a value: numbers of records and codes are none to read. */
export function useSaidChoice(path: string | undefined, say: SayChoice): void {
  const said = useContext(SaidChoices)
  useEffect(() => {
    if (path) said?.set(path, say)
  })
}
