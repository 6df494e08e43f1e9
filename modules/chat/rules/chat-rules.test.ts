import { describe, expect, test } from 'vitest'
import { deletableUntil, isQuiet, mayDelete } from './messages.ts'
import { isOpen, lastDay, mayTalk, seats } from './rooms.ts'
import { opened, withNews, withOlder, type Placed } from './thread.ts'

describe('a room', () => {
  const room = { kind: 'class', classState: 'ended', endsOn: '2026-03-12', bothSeated: true } as const

  test('is open until so many days after the class', () => {
    expect(lastDay('2026-03-12', 30)).toBe('2026-04-11')
    expect(isOpen(room, '2026-04-11', 30)).toBe(true)
    expect(isOpen(room, '2026-04-12', 30)).toBe(false)
    expect(isOpen(room, '2026-03-13', 0)).toBe(false)
  })

  test('is open in every state of its class but draft and cancelled', () => {
    const states = [
      'draft',
      'open',
      'tentative',
      'confirmed',
      'running',
      'ended',
      'resultsPublished',
      'closed',
      'cancelled',
    ]
    const open = states.filter((classState) => isOpen({ ...room, classState }, '2026-03-01', 30))
    expect(states.filter((state) => !open.includes(state))).toEqual(['draft', 'cancelled'])
  })

  test('of two is closed when one of them has left', () => {
    expect(isOpen({ ...room, kind: 'two', bothSeated: false }, '2026-03-01', 30)).toBe(false)
    expect(isOpen({ ...room, bothSeated: false }, '2026-03-01', 30)).toBe(true)
  })

  test('of two is between an instructor and a trainee', () => {
    const pairs = seats.flatMap((one) => seats.filter((other) => mayTalk(one, other)).map((other) => `${one}-${other}`))
    expect(pairs).toEqual(['trainee-instructor', 'instructor-trainee'])
  })
})

describe('a message', () => {
  const sent = { isOwn: true, isDeleted: false, sentAt: '2026-03-01T10:00:00.000Z' }
  const at = (time: string) => new Date(`2026-03-01T${time}.000Z`)

  test('is deleted by its sender within the time', () => {
    expect(mayDelete(sent, at('10:15:00'), 15)).toBe(true)
    expect(mayDelete(sent, at('10:15:01'), 15)).toBe(false)
    expect(deletableUntil({ ...sent, isOwn: false }, 15)).toBeNull()
    expect(deletableUntil({ ...sent, isDeleted: true }, 15)).toBeNull()
  })

  test.each([
    [22, 7, [22, 23, 0, 6], [7, 12, 21]],
    [8, 12, [8, 11], [7, 12, 23]],
    [5, 5, [], [0, 5, 23]],
  ])('rings no bell from %i to %i', (from, to, quiet, loud) => {
    for (const hour of quiet) expect(isQuiet(hour, from, to), String(hour)).toBe(true)
    for (const hour of loud) expect(isQuiet(hour, from, to), String(hour)).toBe(false)
  })
})

describe('a thread', () => {
  type Message = Placed & { readonly text: string }
  const message = (Seq: number, Revision = Seq, text = `m${Seq}`): Message => ({ Seq, Revision, text })
  const piece = (Items: Message[], HasMore = false) => ({ Items, HasMore })
  const texts = (thread: { messages: readonly Message[] }) => thread.messages.map(({ text }) => text)

  test('takes what is new once, in the order of the room, however it comes', () => {
    let thread = opened(piece([message(3), message(4)], true))
    thread = withNews(thread, piece([message(6), message(5)]))
    thread = withNews(thread, piece([message(5), message(6)]))
    expect(texts(thread)).toEqual(['m3', 'm4', 'm5', 'm6'])
    expect(thread).toMatchObject({ revision: 6, isWhole: false })
    thread = withOlder(thread, piece([message(1), message(2)]))
    expect(texts(thread)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6'])
    expect(thread).toMatchObject({ revision: 6, isWhole: true })
  })

  test('shows what was deleted, and nothing older that comes late', () => {
    let thread = opened(piece([message(2), message(3)], true))
    thread = withNews(thread, piece([message(3, 4, '')]))
    thread = withNews(thread, piece([message(3)]))
    expect(texts(thread)).toEqual(['m2', ''])
    // Deleted before the first that is held: the page that has it brings it.
    thread = withNews(thread, piece([message(1, 5, '')]))
    expect(texts(thread)).toEqual(['m2', ''])
    expect(thread.revision).toBe(5)
  })
})
