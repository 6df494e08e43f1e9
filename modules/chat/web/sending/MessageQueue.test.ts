import { expect, test, vi } from 'vitest'
import { ApiProblem, offline } from '#platform/web/problem.ts'
import type { KeptMessage, Message } from './kept-message.ts'
import { openMemoryMessages } from './message-store.ts'
import { MessageQueue, type MessageLine } from './MessageQueue.ts'

const written = (key: string, at: number): KeptMessage => ({
  key,
  uid: 9,
  roomId: 1,
  text: key,
  answers: null,
  mentions: [],
  file: null,
  writtenAt: new Date(at).toISOString(),
  standing: 'waiting',
})
const taken = ({ key }: KeptMessage) => ({ Key: key }) as Message

function staged(send: MessageLine['send'], store = openMemoryMessages()) {
  const queue = new MessageQueue(9, store, {
    frail: false,
    send,
    isOwn: () => true,
    alone: (run) => run(),
    pause: () => 1_000_000,
  })
  return { queue, store }
}

test('a message is shown and kept before it is sent, and goes once the server has it', async () => {
  const send = vi.fn(async (message: KeptMessage) => taken(message))
  const { queue, store } = staged(send)
  const arrived: string[] = []
  queue.onArrival((_, { Key }) => void arrived.push(Key!))
  const given = queue.give(written('a', 1))
  expect(queue.facts().kept.map(({ key }) => key)).toEqual(['a'])
  await given
  await queue.flush()
  expect(arrived).toEqual(['a'])
  expect(await store.messagesOf(9)).toEqual([])
  expect(queue.facts().kept).toEqual([])
})

test('without a network all stay, and go in the order in which they were written, under their keys', async () => {
  let down = true
  const sent: string[] = []
  const { queue, store } = staged(async (message) => {
    sent.push(message.key)
    if (down) throw offline()
    return taken(message)
  })
  await queue.give(written('b', 2))
  await queue.flush()
  await queue.give(written('a', 1))
  await queue.flush()
  expect(queue.facts()).toMatchObject({ offline: true, kept: [{ key: 'a' }, { key: 'b' }] })
  expect(await store.messagesOf(9)).toHaveLength(2)
  down = false
  sent.length = 0
  await queue.flush()
  await queue.flush()
  expect(sent).toEqual(['a', 'b'])
  expect(queue.facts()).toMatchObject({ offline: false, kept: [] })
})

test('what is refused stays for its writer, holds up nothing behind it, and goes when it is given up', async () => {
  const { queue } = staged(async (message) => {
    if (message.key === 'a') throw new ApiProblem({ status: 409, code: 'roomClosed', message: '' })
    return taken(message)
  })
  await queue.give(written('a', 1))
  await queue.give(written('b', 2))
  await queue.flush()
  await queue.flush()
  expect(queue.facts().kept).toMatchObject([{ key: 'a', standing: 'refused', why: 'roomClosed' }])
  await queue.drop('a')
  expect(queue.facts().kept).toEqual([])
})

test('the network that comes back while a try fails is asked at once', async () => {
  let isFirst = true
  const { queue } = staged(async (message) => {
    if (!isFirst) return taken(message)
    isFirst = false
    queue.wake()
    throw offline()
  })
  await queue.give(written('a', 1))
  await queue.flush()
  expect(queue.facts()).toMatchObject({ offline: false, kept: [] })
})
