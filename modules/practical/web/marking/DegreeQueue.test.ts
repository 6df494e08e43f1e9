import { expect, test, vi } from 'vitest'
import { ApiProblem, offline } from '#platform/web/problem.ts'
import { openMemoryEntries } from '#platform/web/kept/entry-store.ts'
import { DegreeQueue, type DegreeLine } from './DegreeQueue.ts'
import { degrees, placeKey, type KeptDegree, type SavedDegree } from './kept-degrees.ts'

const place = { classId: 1, traineeId: 2, kind: 'general', itemId: 3 } as const
const saved = (one: KeptDegree, more: Partial<SavedDegree> = {}): SavedDegree => ({
  ItemID: one.itemId,
  Outcome: 'saved',
  Degree: one.degree,
  Version: (one.version ?? 0) + 1,
  By: { ar: 'أ', en: 'A' },
  At: one.givenAt,
  ...more,
})

function staged(send: DegreeLine['send'], store = openMemoryEntries(degrees)) {
  let at = Date.parse('2027-03-01T08:00:00Z')
  const queue = new DegreeQueue(9, store, {
    frail: false,
    send,
    isOwn: () => true,
    alone: (run) => run(),
    pause: () => 1_000_000,
    now: () => new Date((at += 1000)),
  })
  return { queue, store }
}
const settledIn = async (queue: DegreeQueue) => {
  await queue.flush()
  return queue.facts()
}

test('a degree is kept before it is sent, and goes once the server has it', async () => {
  const sent = vi.fn<DegreeLine['send']>(async (batch) => ({ MarkingID: 1, Degrees: batch.map((one) => saved(one)) }))
  const { queue, store } = staged(sent)
  await queue.refresh()
  const given = queue.give(place, 4.5, null)
  expect(queue.facts().kept.get(placeKey(place))).toMatchObject({ degree: 4.5, standing: 'waiting' })
  await given
  const facts = await settledIn(queue)
  expect(facts.kept.size).toBe(0)
  expect(facts.stands.get(placeKey(place))).toMatchObject({ Degree: 4.5, Version: 1 })
  expect(await store.entriesOf(9)).toEqual([])
  expect(sent).toHaveBeenCalledTimes(1)
})

test('without a network it stays, the newest of a place alone, and is sent when it is back', async () => {
  let down = true
  const sent = vi.fn<DegreeLine['send']>(async (batch) => {
    if (down) throw offline()
    return { MarkingID: 1, Degrees: batch.map((one) => saved(one)) }
  })
  const { queue, store } = staged(sent)
  await queue.refresh()
  await queue.give(place, 1, null)
  await queue.give(place, 2, null)
  await queue.give({ ...place, itemId: 4 }, 5, null)
  let facts = await settledIn(queue)
  expect(facts).toMatchObject({ state: 'waiting', offline: true })
  expect((await store.entriesOf(9)).map(({ degree }) => degree)).toEqual([2, 5])
  // Another page of the same browser goes on with them.
  const next = staged(sent, store).queue
  await next.refresh()
  down = false
  facts = await settledIn(next)
  expect(facts.kept.size).toBe(0)
  expect(sent.mock.lastCall![0].map(({ degree }) => degree)).toEqual([2, 5])
})

test('what somebody else gave is shown, and its giver keeps theirs or insists', async () => {
  const theirs = { Outcome: 'conflict', Degree: 8, Version: 7 } as const
  const { queue } = staged(async (batch) => ({
    MarkingID: 1,
    Degrees: batch.map((one) => (one.version === 7 ? saved(one) : saved(one, theirs))),
  }))
  await queue.refresh()
  await queue.give(place, 4, null)
  let kept = (await settledIn(queue)).kept.get(placeKey(place))!
  expect(kept).toMatchObject({ standing: 'conflict', degree: 4, theirs: { Degree: 8 } })
  await queue.insist(kept)
  expect((await settledIn(queue)).stands.get(placeKey(place))).toMatchObject({ Degree: 4, Version: 8 })
  await queue.give(place, 5, null)
  kept = (await settledIn(queue)).kept.get(placeKey(place))!
  await queue.drop(kept)
  expect(queue.facts().kept.size).toBe(0)
})

test('a degree that was given while another was on its way is sent after it, over what now stands', async () => {
  let answer: () => void = () => undefined
  const first = new Promise<void>((resolve) => (answer = resolve))
  const sent = vi.fn<DegreeLine['send']>(async (batch) => {
    if (sent.mock.calls.length === 1) await first
    return { MarkingID: 1, Degrees: batch.map((one) => saved(one)) }
  })
  const { queue } = staged(sent)
  await queue.refresh()
  await queue.give(place, 1, null)
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  await queue.give(place, 2, null)
  answer()
  await vi.waitFor(() => expect(queue.facts().kept.size).toBe(0))
  expect(sent.mock.calls.map(([batch]) => [batch[0]!.degree, batch[0]!.version])).toEqual([
    [1, null],
    [2, 1],
  ])
})

test('what is refused is told with its code and not sent again; the others of the sheet are', async () => {
  const sent = vi.fn<DegreeLine['send']>(async (batch) => {
    const at = batch.findIndex(({ degree }) => degree === 99)
    if (at < 0) return { MarkingID: 1, Degrees: batch.map((one) => saved(one)) }
    const fields = [{ path: `Degrees.${at}.Degree`, code: 'tooLarge' }]
    throw new ApiProblem({ status: 422, code: 'practicalDegreeOutOfRange', message: '', fields })
  })
  const { queue } = staged(sent)
  await queue.refresh()
  await Promise.all([queue.give(place, 99, null), queue.give({ ...place, itemId: 4 }, 5, null)])
  expect([...(await settledIn(queue)).kept.values()]).toMatchObject([
    { standing: 'refused', why: 'practicalDegreeOutOfRange' },
  ])
  expect(queue.facts().stands.get(placeKey({ ...place, itemId: 4 }))).toMatchObject({ Degree: 5 })
})
