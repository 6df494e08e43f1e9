import type { Day, TimeOfDay } from '#platform/shared/values/dates.ts'
import { meet } from './meet.ts'

/** A row that wishes for any class room of a kind: its sessions, and which class rooms would do and are free for all of them. */
export interface Wish {
  readonly sessions: readonly { readonly day: Day; readonly startsAt: TimeOfDay; readonly endsAt: TimeOfDay }[]
  readonly fits: readonly number[]
}

/** How many of these can be given a class room of their own at one time: the largest matching (Kuhn's algorithm). */
export function mostServed(wishes: readonly Pick<Wish, 'fits'>[]): number {
  const givenTo = new Map<number, number>()
  const serve = (wish: number, tried: Set<number>): boolean =>
    wishes[wish]!.fits.some((classRoom) => {
      if (tried.has(classRoom)) return false
      tried.add(classRoom)
      const holder = givenTo.get(classRoom)
      if (holder !== undefined && !serve(holder, tried)) return false
      givenTo.set(classRoom, wish)
      return true
    })
  return wishes.filter((_, at) => serve(at, new Set())).length
}

export interface Shortage<Rival> {
  readonly day: Day
  /** On how many of the own sessions there are too few. */
  readonly sessions: number
  /** Those that wish for a class room at the first of these, without the own row. */
  readonly rivals: readonly Rival[]
}

/**
 * Whether the wishes that meet a session of the own row outnumber the class rooms that fit and are free; null where each
 * can have one at every session. A row without any class room that fits is its own clash and no rival's.
 */
export function shortage<Rival extends Wish>(own: Wish, rivals: readonly Rival[]): Shortage<Rival> | null {
  const short = own.sessions.flatMap((session) => {
    const atOnce = rivals.filter(
      (rival) => rival.fits.length > 0 && rival.sessions.some((each) => meet(each, session, 0)),
    )
    const wishes = [own, ...atOnce]
    return mostServed(wishes) < wishes.length ? [{ day: session.day, rivals: atOnce }] : []
  })
  const [first] = short
  return first ? { ...first, sessions: short.length } : null
}
