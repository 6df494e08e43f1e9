import { expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { inputParser } from '#platform/server/http/input.ts'
import { heldFor, longestHold } from './held.ts'
import { hostileTexts } from './hostile-texts.ts'
import { hasUnion, limitOf, numbersIn, textsIn, valueOf } from './shapes-of-input.ts'

const calls = declaredCalls().flatMap(({ calls }) => Object.values(calls))
const inputs = calls.flatMap((call) =>
  (['query', 'body'] as const).flatMap((part) => {
    const shape = call[part]
    return shape ? [{ call, part, name: `${call.method} ${call.path} ${part}`, shape }] : []
  }),
)
/** Formats whose own pattern is bound to a length. */
const bound = new Set(['uuid'])
const mib = 1024 * 1024

test('what is longer than a text may be is refused before anything else looks at it', () => {
  const careless = inputs.flatMap(({ name, shape }) =>
    textsIn(shape)
      .filter((field) => !bound.has((field.shape._zod.def as { format?: string }).format ?? ''))
      .filter((field) => !limitOf(field.shape).aborts)
      .map(({ path }) => `${name}: ${path}`),
  )
  expect(careless).toEqual([])
})

test('no number is taken that the database cannot keep', () => {
  const mostOfColumns = 2_147_483_647
  const careless = inputs.flatMap(({ name, shape }) =>
    numbersIn(shape)
      .filter(({ most, isWhole }) => most > (isWhole ? mostOfColumns : Number.MAX_SAFE_INTEGER))
      .map(({ path, most }) => `${name}: ${path} up to ${most}`),
  )
  expect(careless).toEqual([])
  expect(inputs.flatMap(({ shape }) => numbersIn(shape)).length).toBeGreaterThan(100)
})

/** Reads the input as the server does; a refusal is an answer. */
function read(parse: ReturnType<typeof inputParser>, part: 'query' | 'body', value: unknown): void {
  try {
    parse(part === 'query' ? value : undefined, part === 'body' ? value : undefined)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

test('no text of a mebibyte, and none as long as its field allows, holds the server', { timeout: 600_000 }, () => {
  const texts = hostileTexts(mib)
  const slow: string[] = []
  for (const { call, part, name, shape } of inputs) {
    const fields = textsIn(shape)
    if (fields.length === 0) continue
    const parse = inputParser(call)
    // A shape without unions is the same whichever of their options is taken.
    const options = hasUnion(shape) ? [0, 1, 2] : [0]
    const measure = (kind: string, text: string, value: unknown) => {
      const held = heldFor(() => read(parse, part, value), 30)
      if (held > longestHold) slow.push(`${name}: ${kind} ${JSON.stringify(text.slice(0, 12))} ${Math.round(held)} ms`)
    }
    for (const text of texts) {
      for (const option of options) {
        measure(
          'too long',
          text,
          valueOf(shape, () => text, option),
        )
        measure(
          'allowed',
          text,
          valueOf(shape, (field) => text.slice(0, Math.min(4000, limitOf(field).most)), option),
        )
      }
      for (const long of fields.filter((field) => limitOf(field.shape).most > 4000)) {
        const most = Math.min(mib, limitOf(long.shape).most)
        const short = (field: unknown) => (field === long.shape ? text.slice(0, most) : 'x')
        measure(`allowed ${long.path}`, text, valueOf(shape, short))
      }
      if (slow.length > 40) break
    }
  }
  expect(slow).toEqual([])
})

test('an array of a mebibyte where none is asked for costs less to refuse than it did to parse', () => {
  const text = `[${'1,'.repeat(400_000)}1]`
  const { call } = inputs.find(({ call }) => call.path === '/login')!
  const parse = inputParser(call)
  const array: unknown = JSON.parse(text)
  const costOf = (work: () => unknown) => {
    const costs = Array.from({ length: 8 }, () => {
      const before = process.threadCpuUsage()
      work()
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    })
    return Math.min(...costs)
  }
  expect(costOf(() => read(parse, 'body', array))).toBeLessThan(costOf(() => JSON.parse(text)))
})
