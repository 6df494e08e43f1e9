export { isOwnPath } from '#platform/shared/own-path.ts'

/** The parameters of a published path: `/RegistrationStatus/:Code?` takes `{ Code?: string | number }`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? PathParam<Head> & PathParams<Rest>
  : PathParam<Path>
type PathParam<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string | number | null | undefined }
  : Part extends `:${infer Name}`
    ? { readonly [Key in Name]: string | number }
    : unknown

export type SearchValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type Search = Readonly<Record<string, SearchValue>>

/** The params may be left out where none is compulsory. */
export type HrefArguments<Path extends string> =
  {} extends PathParams<Path>
    ? [params?: PathParams<Path>, search?: Search]
    : [params: PathParams<Path>, search?: Search]

/**
 * The address of a screen by its published path: `href('/RegistrationStatus/:Code?', { Code })`. An optional part
 * that is not given is absent, and so is what follows it; nothing leaks in from the address shown now.
 */
export function href<const Path extends `/${string}`>(path: Path, ...[params, search]: HrefArguments<Path>): string {
  const given = (params ?? {}) as Record<string, string | number | null | undefined>
  const parts: string[] = []
  for (const part of path.split('/').slice(1)) {
    if (!part.startsWith(':')) {
      parts.push(part)
      continue
    }
    const value = given[part.replace(/^:|\?$/g, '')]
    if (value === undefined || value === null || value === '') continue
    parts.push(encodeURIComponent(value))
  }
  return `/${parts.join('/')}${queryText(search)}`
}

/** As `href`, also of an address that has its query already. A question mark within the path marks a part that may be absent. */
export function hrefOfAddress<const Path extends `/${string}`>(address: Path, ...rest: HrefArguments<Path>): string {
  const [path = '/', query] = address.split(/\?(?=[^/])/) as [`/${string}`, string?]
  const found = (href as (...all: unknown[]) => string)(path, ...rest)
  return query ? `${found}?${query}` : found
}

/** `?a=1&b=x`, without what is empty; a list repeats its name. */
export function queryText(search: Search = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    for (const each of Array.isArray(value)
      ? (value as readonly (string | number)[])
      : [value as string | number | boolean]) {
      query.append(name, String(each))
    }
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
