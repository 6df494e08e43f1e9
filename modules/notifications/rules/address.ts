import type { AddressValues } from '#platform/shared/values/address-values.ts'

/**
 * The address of a screen: `:Name` and `:Name?` of its path are replaced, the values left over stand in the query. An
 * optional part without a value, and all behind it, is left out; a compulsory one throws.
 */
export function addressOf(path: string, values: AddressValues): string {
  const left = new Map(Object.entries(values))
  const parts: string[] = []
  for (const part of path.split('/')) {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? []
    if (name === undefined) {
      parts.push(part)
      continue
    }
    const value = left.get(name)
    if (value === undefined && !optional) throw new Error(`${path} needs ${name}`)
    if (value === undefined) break
    left.delete(name)
    parts.push(encodeURIComponent(value))
  }
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)])).toString()
  return parts.join('/') + (query && `?${query}`)
}
