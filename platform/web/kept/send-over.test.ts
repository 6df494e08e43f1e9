import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/web/problem.ts'
import { sendOver } from './send-over.ts'

interface Entry {
  readonly id: number
  readonly value: number
  readonly version: number | null
}
interface Stands {
  readonly Outcome: string
  readonly Version: number | null
  readonly Value: number
}
const changed = () => new ApiProblem({ status: 409, code: 'changedMeanwhile', message: '' })
const stood = (Version: number, Value: number): Stands => ({ Outcome: 'saved', Version, Value })

function line(server: Map<number, Stands>, onChanged = vi.fn()) {
  const put = vi.fn(async (entries: readonly Entry[]) => {
    if (entries.some(({ id, version }) => (server.get(id)?.Version ?? null) !== version)) throw changed()
    for (const { id, value, version } of entries) server.set(id, stood((version ?? 0) + 1, value))
  })
  return {
    put,
    onChanged,
    read: async () => (entry: Entry) => server.get(entry.id) ?? null,
    same: (entry: Entry, stands: Stands) => entry.value === stands.Value,
    made: (entry: Entry, version: number) => stood(version, entry.value),
  }
}

test('of several one was changed meanwhile: it is a conflict, and the others are saved', async () => {
  const server = new Map([
    [1, stood(2, 5)],
    [2, stood(1, 7)],
  ])
  const how = line(server)
  const answers = await sendOver(
    [
      { id: 1, value: 6, version: 2 },
      { id: 2, value: 8, version: null },
      { id: 3, value: 9, version: null },
    ],
    how,
  )
  expect(answers).toEqual([stood(3, 6), { Outcome: 'conflict', Version: 1, Value: 7 }, stood(1, 9)])
  expect(server.get(2)).toEqual(stood(1, 7))
  expect(how.onChanged).toHaveBeenCalledOnce()
})

test('an answer that was lost is no conflict: what stands is what was sent', async () => {
  const how = line(new Map([[1, stood(1, 6)]]))
  expect(await sendOver([{ id: 1, value: 6, version: null }], how)).toEqual([stood(1, 6)])
  expect(how.put).toHaveBeenCalledOnce()
  expect(how.onChanged).not.toHaveBeenCalled()
})

test('another refusal is the refusal of all', async () => {
  const how = line(new Map())
  how.put.mockRejectedValueOnce(new ApiProblem({ status: 422, code: 'notEnrolled', message: '' }))
  await expect(sendOver([{ id: 1, value: 6, version: null }], how)).rejects.toMatchObject({ code: 'notEnrolled' })
})
