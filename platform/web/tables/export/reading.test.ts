import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#platform/shared/call.ts'
import { ApiProblem } from '../../problem.ts'
import { readAll } from './exporting.ts'
import type { Progress } from './most.ts'

const answers = vi.hoisted(() => ({ send: (_call: unknown, _input: any): Promise<unknown> => Promise.resolve() }))
vi.mock('../../client.ts', () => ({ send: (call: unknown, input: unknown) => answers.send(call, input) }))

const call = { method: 'GET', path: '/api/List' } as unknown as Call
const pieceCall = { method: 'GET', path: '/api/Pieces' } as unknown as Call
const rowKey = ({ ID }: { ID: number }) => ID
const rowsFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ ID: from + at }))
let asked: any[]
beforeEach(() => {
  asked = []
})
afterEach(() => vi.useRealTimers())

/** A list of so many rows, whose own pages end at `reached`. */
function academyOf(all: number, { reached = all, size = 100 } = {}) {
  answers.send = async (to, input) => {
    asked.push(input)
    if (to === call) return { Items: rowsFrom((input.pageNum - 1) * size + 1, Math.min(size, reached)), Total: reached }
    const from = (input.Beyond ?? 0) + 1
    return { Items: rowsFrom(from, Math.min(size, all - from + 1)), Total: input.Beyond ? null : all }
  }
}

async function read(wanted: Partial<Parameters<typeof readAll>[0]>, controller = new AbortController()) {
  const rows: any[] = []
  const progress: Progress[] = []
  const onPart = (part: readonly any[], at: Progress) => void (rows.push(...part), progress.push(at))
  const all = await readAll({ call, input: {}, rowKey, ...wanted } as never, 'csv', onPart as never, controller.signal)
  return { rows, progress, all }
}

test('a list is read page by page up to the most of a file, and says how far it is of how many', async () => {
  academyOf(5_050)
  const { rows, progress, all } = await read({})
  expect(rows.map(rowKey)).toEqual(rowsFrom(1, 5_000).map(rowKey))
  expect(progress[0]).toEqual({ done: 100, total: 5_000 })
  expect(progress.at(-1)).toEqual({ done: 5_000, total: 5_000 })
  expect(all).toBe(5_050)
})

test('in pieces all rows are read, each once, beyond what the pages reach', async () => {
  academyOf(12_345, { reached: 10_000, size: 1_000 })
  const { rows, progress, all } = await read({ pieces: { call: pieceCall, most: 100_000 } })
  expect(rows.map(rowKey)).toEqual(rowsFrom(1, 12_345).map(rowKey))
  expect(asked.map((input) => input.Beyond)).toEqual([undefined, ...rowsFrom(1, 12).map(({ ID }) => ID * 1_000)])
  expect(progress[0]).toEqual({ done: 1_000, total: 12_345 })
  expect(all).toBe(12_345)
  academyOf(2_500, { size: 1_000 })
  expect((await read({ pieces: { call: pieceCall, most: 1_700 } })).rows).toHaveLength(1_700)
})

test('asked too often it waits as long as it is told and loses nothing; stopped, it asks no more', async () => {
  vi.useFakeTimers()
  academyOf(300)
  const { send } = answers
  let refusals = 1
  answers.send = (to, input) =>
    input.pageNum === 2 && refusals-- > 0
      ? Promise.reject(new ApiProblem({ status: 429, code: 'tooManyRequests', message: '', data: { seconds: 3 } }))
      : send(to, input)
  const reading = read({})
  await vi.advanceTimersByTimeAsync(2_900)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect((await reading).rows).toHaveLength(300)

  academyOf(5_000)
  const { send: whole } = answers
  const controller = new AbortController()
  answers.send = (to, input) => {
    if (input.pageNum === 3) controller.abort()
    return whole(to, input)
  }
  await expect(read({}, controller)).rejects.toThrow()
  expect(asked.at(-1).pageNum).toBe(3)
})
