import { expect, test } from 'vitest'
import { inChunks } from './chunks.ts'

const rows = Array.from({ length: 1201 }, (_, at) => at + 1)

test('many rows go in parts of 500, and a refused part does not hold up the others', async () => {
  const sent: number[][] = []
  const progress: number[] = []
  const outcome = await inChunks(
    rows,
    async (part) => {
      sent.push(part)
      if (part[0] === 501) throw new Error('refused')
    },
    { isStopped: () => false, onProgress: ({ done }) => progress.push(done) },
  )
  expect(sent.map((part) => part.length)).toEqual([500, 500, 201])
  expect(sent.flat()).toEqual(rows)
  expect(progress).toEqual([500, 500, 701])
  expect(outcome).toMatchObject({ done: 701, left: [], refused: [{ from: 501, to: 1000 }] })
  expect(outcome.refused[0]!.rows).toEqual(rows.slice(500, 1000))
})

test('stopped, it finishes the part under way and leaves the rest', async () => {
  let stopped = false
  const outcome = await inChunks(rows, async () => void (stopped = true), {
    isStopped: () => stopped,
    onProgress: () => {},
  })
  expect(outcome).toMatchObject({ done: 500, refused: [] })
  expect(outcome.left).toEqual(rows.slice(500))
})
