import type { PublicKey } from './signed.ts'

/* What checking without a network needs, as the server gave it last; both are public. */
const keysAt = 'diwan.verify.keys'
const listAt = 'diwan.verify.list'

/** Storage may be closed to the page, or full: then nothing is kept. */
function attempt<Value>(doing: () => Value): Value | null {
  try {
    return doing()
  } catch {
    return null
  }
}

export const keptKeys = (): readonly PublicKey[] =>
  attempt(() => JSON.parse(localStorage.getItem(keysAt) ?? '[]') as PublicKey[]) ?? []
export const keptList = (): string | null => attempt(() => localStorage.getItem(listAt))

export const keepKeys = (keys: readonly PublicKey[]): void =>
  void attempt(() => localStorage.setItem(keysAt, JSON.stringify(keys.map(({ kid, x }) => ({ kid, x })))))
export const keepList = (list: string): void => void attempt(() => localStorage.setItem(listAt, list))
