import * as z from 'zod'
import type { Call } from '#platform/shared/call.ts'

/** One way to ask a list: `sort=-Name`, `State=open`. */
export interface Asked {
  readonly name: string
  readonly query: Readonly<Record<string, unknown>>
  readonly isFilter: boolean
}

type Json = { readonly [key: string]: unknown }
interface Fields {
  readonly properties: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

const pageSize = 50
const paging = ['pageNum', 'pageSize', 'search', 'sort']

/** The fields of a list's query, wherever it stands in the request; null where the call is no list. */
function fieldsOf(call: Call): Fields | null {
  for (const shape of [call.query, call.body]) {
    if (!shape) continue
    const { properties, required } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as unknown as Fields
    if (properties && paging.every((name) => name in properties)) return { properties, ...(required && { required }) }
  }
  return null
}

export const isList = (call: Call): boolean => fieldsOf(call) !== null

/** Every value of a field that is a choice; the sample of its name else. */
function valuesOf(name: string, field: Json, samples: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (Array.isArray(field['enum'])) return field['enum'] as unknown[]
  const kinds = (field['anyOf'] ?? []) as Json[]
  if (kinds.some((kind) => kind['type'] === 'boolean')) return [true, false]
  if (name in samples) return [samples[name]]
  throw new Error(`A list has the filter ${name}: give a value for it in testing/lists/samples.ts.`)
}

/**
 * The ways to ask a list, one thing at a time: as it opens, in each order, by each search, and with each filter. `within`
 * are filters that every way has, as the page never asks without them.
 */
export function waysToAsk(
  call: Call,
  searches: readonly string[],
  samples: Readonly<Record<string, unknown>>,
  within: readonly string[] = [],
): Asked[] {
  const { properties, required = [] } = fieldsOf(call)!
  const fixed = [...required, ...within]
  const always = Object.fromEntries(fixed.map((name) => [name, valuesOf(name, properties[name]!, samples)[0]]))
  const filters = Object.keys(properties).filter((name) => !paging.includes(name) && !fixed.includes(name))
  const sorts = (properties['sort']!['enum'] ?? []) as string[]
  const asked = (name: string, value: unknown, isFilter: boolean): Asked => ({
    name: `${name}=${String(value)}`,
    query: { ...always, pageSize, [name]: value },
    isFilter,
  })
  return [
    { name: 'as it opens', query: { ...always, pageSize }, isFilter: false },
    ...sorts.map((sort) => asked('sort', sort, false)),
    ...searches.map((search) => asked('search', search, false)),
    ...filters.flatMap((name) => valuesOf(name, properties[name]!, samples).map((value) => asked(name, value, true))),
  ]
}
