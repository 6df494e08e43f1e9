import type * as z from 'zod'
import { expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { inputParser } from '#platform/server/http/input.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { heldFor, longestHold } from './held.ts'

/* What is wrong in ten thousand places is refused without holding the server, and answered in few words. */

const mebibyte = 1024 * 1024
const calls = declaredCalls()
  .flatMap(({ calls }) => Object.values(calls))
  .filter(({ body }) => body !== undefined)

type Shape = z.core.$ZodTypes
const parts = (shape: z.core.$ZodType): z.core.$ZodType[] => {
  const { def } = (shape as Shape)._zod
  switch (def.type) {
    case 'object':
      return Object.values(def.shape)
    case 'array':
      return [def.element]
    case 'record':
      return [def.valueType]
    case 'union':
      return [...def.options]
    case 'pipe':
      return [def.in]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return [def.innerType]
    default:
      return []
  }
}
const hasList = (shape: z.core.$ZodType): boolean =>
  ['array', 'record'].includes((shape as Shape)._zod.def.type) || parts(shape).some(hasList)
const limitOf = (def: z.core.$ZodArrayDef): number =>
  (def.checks ?? []).flatMap((check) => (check._zod.def as { maximum?: number }).maximum ?? [])[0] ?? Infinity

/** Each list of the shape with as many entries as it may have, or `most`; what holds no list is `junk`. */
function filled(shape: z.core.$ZodType, junk: unknown, most: number): unknown {
  const { def } = (shape as Shape)._zod
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape).map(([key, each]) => [key, filled(each, junk, most)]))
  if (def.type === 'array') {
    const entry = hasList(def.element) ? filled(def.element, junk, most) : junk
    return Array.from({ length: Math.min(most, limitOf(def)) }, () => entry)
  }
  if (def.type === 'record') return Object.fromEntries(Array.from({ length: most }, (_, at) => [`k${at}`, junk]))
  const inner = parts(shape)
  const one = inner.find(hasList) ?? inner[0]
  return one ? filled(one, junk, most) : junk
}

/** What is left of so many bytes once it is written down, roughly; entries may be one and the same, and come to gigabytes. */
function roomLeft(value: unknown, room: number): number {
  if (typeof value !== 'object' || value === null) return room - 2
  let left = room - 2
  for (const [key, each] of Object.entries(value)) {
    if (left < 0) return left
    left = roomLeft(each, left - (Array.isArray(value) ? 1 : key.length + 4))
  }
  return left
}

/** How long it is read and answered; a refusal is an answer. */
const held = (call: (typeof calls)[number], value: unknown) => {
  const parse = inputParser(call)
  return heldFor(() => {
    try {
      parse(undefined, value)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      JSON.stringify(error.fields)
    }
  })
}

test('lists full of faults', { timeout: 300_000 }, () => {
  const slow: string[] = []
  for (const call of calls.filter(({ body }) => hasList(body!)))
    for (const junk of [0, { a: 1 }])
      for (const most of [20_000, 2_000, 200, 20]) {
        const value = filled(call.body!, junk, most)
        if (roomLeft(value, mebibyte) < 0) continue
        const took = held(call, value)
        if (took > longestHold) slow.push(`${call.path} ${JSON.stringify(junk)} ${most}: ${Math.round(took)} ms`)
        break
      }
  expect(slow).toEqual([])
})

test('of a hundred thousand fields that nobody asked for some are told', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [at.toString(36).padStart(4, 'k'), 1]))
  for (const call of calls.slice(0, 3)) {
    const told = (value: unknown) => {
      try {
        inputParser(call)(undefined, value)
      } catch (error) {
        return (error as Refusal).fields.length
      }
      return 0
    }
    expect(told(many)).toBeLessThanOrEqual(200)
    expect(told({ nobody: 1, asked: 2 })).toBeGreaterThanOrEqual(1)
  }
})
