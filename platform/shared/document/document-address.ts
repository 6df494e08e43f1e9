import { keyOf, type Asked, type Document } from './document.ts'

/** The names of its parameters in the order of the address. */
export const parameterNames = ({ path }: Pick<Document, 'path'>): string[] =>
  path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.replace(/^:|\?$/g, ''))

export const callPathOf = (declared: Pick<Document, 'path'>): `/${string}` => `/api/Report/${keyOf(declared)}`

/** Stands in an address for a part that is left out while a later one is given. */
export const leftOut = '-'

/** The page of a document with these parameters. */
export function documentAddress<D extends Document>(
  declared: D,
  asked: { readonly [Name in keyof Asked<D>]?: unknown },
): `/report/${string}` {
  const parts = parameterNames(declared).map((name) => {
    const value = (asked as Record<string, unknown>)[name]
    return value === undefined || value === null || value === '' ? leftOut : encodeURIComponent(String(value))
  })
  while (parts.at(-1) === leftOut) parts.pop()
  return `/report/${[keyOf(declared), ...parts].join('/')}`
}
