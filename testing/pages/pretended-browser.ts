/*
 * What modules of pages look for when they are loaded: a browser that was never here. Import it before any of them.
 */
class Storage {
  readonly #kept = new Map<string, string>()
  getItem = (key: string) => this.#kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.#kept.set(key, value)
  removeItem = (key: string) => void this.#kept.delete(key)
  clear = () => this.#kept.clear()
}

const nothing = () => undefined
const element = () => ({ style: {}, dataset: {}, setAttribute: nothing, append: nothing, remove: nothing })
const pretended = {
  sessionStorage: new Storage(),
  localStorage: new Storage(),
  location: new URL('http://localhost/'),
  history: { state: null, replaceState: nothing, pushState: nothing },
  addEventListener: nothing,
  removeEventListener: nothing,
  BroadcastChannel: undefined,
}
for (const [name, value] of Object.entries(pretended))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

/** There while the language changes, which marks the document; React must not see it, or it would take this for a browser. */
export function withDocument(run: () => void): void {
  Object.assign(globalThis, { document: { documentElement: element() } })
  try {
    run()
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
}
