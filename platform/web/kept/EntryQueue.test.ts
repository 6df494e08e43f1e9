import { expect, test, vi } from 'vitest'
import { ApiProblem, offline } from '#platform/web/problem.ts'
import { batchesOf, newest, type EntryKind, type KeptEntry } from './entries.ts'
import { openMemoryEntries, type EntryStore } from './entry-store.ts'
import { EntryQueue, type EntryLine } from './EntryQueue.ts'

interface Stands {
  readonly Outcome: string
  readonly Version: number | null
  readonly value: string
}
interface Entry extends KeptEntry<Stands> {
  readonly sheet: number
  readonly person: number
  readonly value: string
}
const kind: EntryKind<Entry> = { database: 'test', place: ['sheet', 'person'], together: ['sheet'] }
const saved = ({ version, value }: Entry): Stands => ({ Outcome: 'saved', Version: (version ?? 0) + 1, value })

function staged(send: EntryLine<Entry, Stands>['send'], store: EntryStore<Entry> = openMemoryEntries<Entry>(kind)) {
  let at = Date.parse('2027-03-01T08:00:00Z')
  const queue = new EntryQueue(kind, 9, store, {
    frail: false,
    send,
    isOwn: () => true,
    alone: (run) => run(),
    pause: () => 1_000_000,
    now: () => new Date((at += 1000)),
  })
  const choose = (person: number, value: string, sheet = 1, version: number | null = null): Entry => ({
    sheet,
    person,
    value,
    ...queue.given(version, 'draft'),
  })
  return { queue, store, choose }
}

test('a draft stays here, also for another page, until it is handed over; sheets go apart', async () => {
  const send = vi.fn<EntryLine<Entry, Stands>['send']>(async (batch) => batch.map(saved))
  const { queue, store, choose } = staged(send)
  await queue.refresh()
  await queue.keep([choose(1, 'present'), choose(2, 'late'), choose(1, 'absent', 2)])
  await queue.flush()
  expect(send).not.toHaveBeenCalled()
  const next = staged(send, store).queue
  await next.refresh()
  expect(next.facts().kept.size).toBe(3)
  await next.release([...next.facts().kept.values()])
  await next.flush()
  expect(send.mock.calls.map(([batch]) => batch.map(({ value }) => value))).toEqual([['present', 'late'], ['absent']])
  expect(next.facts()).toMatchObject({ state: 'idle', kept: new Map() })
  expect(next.facts().stands.get('1 2')).toEqual({ Outcome: 'saved', Version: 1, value: 'late' })
})

test('what was handed over without a network waits, and a draft beside it does not go along', async () => {
  let down = true
  const send = vi.fn<EntryLine<Entry, Stands>['send']>(async (batch) => {
    if (down) throw offline()
    return batch.map(saved)
  })
  const { queue, choose } = staged(send)
  await queue.refresh()
  await queue.release([choose(1, 'present')])
  await queue.flush()
  expect(queue.facts()).toMatchObject({ state: 'waiting', offline: true })
  await queue.keep([choose(2, 'late')])
  down = false
  await queue.flush()
  expect([...queue.facts().kept.values()]).toMatchObject([{ person: 2, standing: 'draft' }])
})

test('what is woken while a try fails goes at once, also where nobody was signed in', async () => {
  const failures: Error[] = [
    offline(),
    new ApiProblem({ status: 401, code: 'notSignedIn', message: 'Nobody is signed in.' }),
  ]
  for (const failure of failures) {
    let isFirst = true
    const { queue, choose } = staged(async (batch) => {
      if (!isFirst) return batch.map(saved)
      isFirst = false
      queue.wake()
      throw failure
    })
    await queue.refresh()
    await queue.release([choose(1, 'present')])
    await queue.flush()
    expect(queue.facts()).toMatchObject({ state: 'idle', offline: false, kept: new Map() })
  }
})

test('a conflict that is insisted on as a draft waits for the button, over the version that was seen', async () => {
  const theirs = { Outcome: 'conflict', Version: 4, value: 'excused' }
  const send = vi.fn<EntryLine<Entry, Stands>['send']>(async (batch) =>
    batch.map((one) => (one.version === 4 ? saved(one) : theirs)),
  )
  const { queue, choose } = staged(send)
  await queue.refresh()
  await queue.release([choose(1, 'late')])
  await queue.flush()
  const [conflict] = [...queue.facts().kept.values()]
  expect(conflict).toMatchObject({ standing: 'conflict', theirs })
  await queue.insist(conflict!, 'draft')
  await queue.flush()
  expect(send).toHaveBeenCalledTimes(1)
  const [draft] = [...queue.facts().kept.values()]
  expect(draft).toMatchObject({ standing: 'draft', version: 4, value: 'late' })
  await queue.release([draft!])
  await queue.flush()
  expect(queue.facts().stands.get('1 1')).toMatchObject({ Version: 5, value: 'late' })
})

test('a draft that is taken back is gone at once, and what is given right after it stays', async () => {
  const { queue, store, choose } = staged(async (batch) => batch.map(saved))
  await queue.refresh()
  const first = choose(1, 'absent')
  await queue.keep([first])
  const dropped = queue.drop(first)
  expect(queue.facts().kept.size).toBe(0)
  await Promise.all([dropped, queue.keep([choose(1, 'late')])])
  await queue.refresh()
  expect([...queue.facts().kept.values()]).toMatchObject([{ value: 'late' }])
  expect(await store.entriesOf(9)).toMatchObject([{ value: 'late' }])
})

test('a large sheet goes in parts, and of what was read and answered the newer stands', () => {
  const { choose } = staged(async () => [])
  const many = Array.from({ length: 450 }, (_, at) => ({ ...choose(at, 'present'), standing: 'waiting' as const }))
  expect(batchesOf(kind, many).map(({ length }) => length)).toEqual([200, 200, 50])
  const [older, newer] = [1, 2].map((Version) => ({ Outcome: 'saved', Version, value: `${Version}` }))
  expect(newest(older!, newer)).toBe(newer)
  expect(newest(newer!, older)).toBe(newer)
  expect(newest(null, undefined)).toBeNull()
})
