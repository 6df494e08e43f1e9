import { useLocation, useParams, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'
import { hrefOfAddress, type HrefArguments } from '../href.ts'

export interface Go {
  /** `go('/RegistrationStatus/:Code?', { Code })`; an address made by `href` does too. */
  <const Path extends `/${string}`>(path: Path, ...rest: HrefArguments<Path>): Promise<void>
  /** As `go`, without adding to the history. */
  replace<const Path extends `/${string}`>(path: Path, ...rest: HrefArguments<Path>): Promise<void>
  /** To the page before, or to `otherwise` where this is the first. */
  back(otherwise?: `/${string}`): void
}

export function useGo(): Go {
  const router = useRouter()
  return useMemo(() => {
    const to =
      (replace: boolean) =>
      (path: `/${string}`, ...rest: unknown[]) => {
        const address = (hrefOfAddress as (...all: unknown[]) => string)(path, ...rest)
        return router.navigate({ href: address, replace })
      }
    const back = (otherwise: `/${string}` = '/') => {
      if (router.history.canGoBack()) router.history.back()
      else void router.navigate({ href: otherwise })
    }
    return Object.assign(to(false), { replace: to(true), back }) as Go
  }, [router])
}

/** A part of the published path, as `useParam('Code')`; undefined where the address lacks it. */
export function useParam(name: string): string | undefined {
  const params = useParams({ strict: false }) as Record<string, string | undefined>
  return params[name] || undefined
}

/** A record's id out of the path: a whole number from 1; null where there is none or it is no id. */
export function useIdParam(name = 'ID'): number | null {
  const text = useParam(name)
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

export type AddressValue = string | number | boolean | readonly string[]
export type AddressDefaults = Readonly<Record<string, AddressValue>>
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : string[]
export type AddressValues<D extends AddressDefaults> = { [Key in keyof D]: Widened<D[Key]> }

export interface Address<D extends AddressDefaults> {
  /** The parts of the path. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** The whole query string as text, one value a name. */
  readonly search: Readonly<Record<string, string>>
  /** The filters asked for by `defaults`, typed as they are. */
  readonly values: AddressValues<D>
  /** Changes some filters and keeps the rest; what equals its default leaves the address. Replaces the entry in the history. */
  readonly change: (values: Partial<AddressValues<D>>, options?: { readonly push?: boolean }) => void
}

/** Filters kept in the query string: `const { values, change } = useAddress({ state: '', page: 1, kinds: [] as string[] })`. */
export function useAddress<const D extends AddressDefaults = {}>(defaults: D = {} as D): Address<D> {
  const router = useRouter()
  const params = useParams({ strict: false }) as Record<string, string | undefined>
  const searchText = useLocation({ select: (location) => location.searchStr })
  // The defaults are written in place at each render; their content decides.
  const text = JSON.stringify(defaults)
  const kept = useRef({ text, defaults })
  if (kept.current.text !== text) kept.current = { text, defaults }
  const known = kept.current.defaults
  const values = useMemo(() => readValues(new URLSearchParams(searchText), known), [searchText, known])
  const search = useMemo(() => Object.fromEntries(new URLSearchParams(searchText)), [searchText])
  const change = useCallback<Address<D>['change']>(
    (some, options) => {
      // Read from the router, not from the render: two changes in one event must both stay.
      const query = new URLSearchParams(router.history.location.search)
      for (const [name, value] of Object.entries(some)) writeValue(query, name, value as AddressValue, known[name])
      const said = query.toString()
      const address = `${router.history.location.pathname}${said ? `?${said}` : ''}`
      void router.navigate({ href: address, replace: !options?.push, resetScroll: false })
    },
    [router, known],
  )
  return { params, search, values, change }
}

function readValues<D extends AddressDefaults>(query: URLSearchParams, defaults: D): AddressValues<D> {
  const read = (name: string, fallback: AddressValue): AddressValue => {
    const all = query.getAll(name)
    if (all.length === 0) return fallback
    if (Array.isArray(fallback)) return all
    if (typeof fallback === 'number')
      return Number.isFinite(Number(all[0])) && all[0] !== '' ? Number(all[0]) : fallback
    return typeof fallback === 'boolean' ? all[0] === 'true' : all[0]!
  }
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, read(name, fallback)]),
  ) as AddressValues<D>
}

function writeValue(
  query: URLSearchParams,
  name: string,
  value: AddressValue | undefined,
  fallback: AddressValue | undefined,
): void {
  query.delete(name)
  if (value === undefined || value === null || value === '' || String(value) === String(fallback)) return
  for (const each of Array.isArray(value) ? (value as readonly string[]) : [value as string | number | boolean]) {
    query.append(name, String(each))
  }
}
