import { randomInt } from 'node:crypto'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { todayOf } from '#platform/server/today.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { guestActs } from '../../contract/acts.ts'
import type { occasionsCalls } from '../../contract/calls.ts'
import { occasionClosed, occasionFull } from '../../contract/refusals.ts'
import { guestActions } from '../../rules/guest.ts'
import { entryOf } from '../../rules/occasion.ts'
import { passAlphabet, passLength } from '../../rules/pass-code.ts'
import * as store from '../store/guests.ts'
import { lockedOccasion, type LockedOccasion } from '../store/occasions.ts'
import { writeTo } from './letters.ts'
import { guestNoun as noun, type Acting, type Doing } from './occasion-noun.ts'

type Body<Name extends keyof typeof occasionsCalls> = Argument<(typeof occasionsCalls)[Name]>['body']

const newPass = () => Array.from({ length: passLength }, () => passAlphabet[randomInt(passAlphabet.length)]).join('')

interface Asking {
  readonly occasionId: number
  readonly accountId: number | null
  readonly name: string
  /** Lower case, and proved: by the code, or by the account. */
  readonly email: string
  readonly mobile: string
  readonly organization: string
  readonly language: string
  readonly today: Day
  readonly now: Date
}

const isOpen = (occasion: LockedOccasion, today: Day) =>
  occasion.state === 'published' && ['open', 'full'].includes(entryOf(occasion, today))

/**
 * Notes that somebody wants to come, and writes to them. Whoever has asked before is told how that stands; who has withdrawn
 * asks anew. Refuses `occasionClosed`.
 */
export async function askForPlace(doing: Acting, act: 'askForPlace' | 'askMyself', asking: Asking) {
  const { db } = doing
  const { today, now, ...who } = asking
  const occasion = (await lockedOccasion(db, asking.occasionId)) ?? refuse(notFound)
  if (occasion.state === 'draft') refuse(notFound)
  const known = await store.lockedGuestOf(db, asking.occasionId, asking)
  if (known && known.state !== 'withdrawn') {
    // An address that was proved as a visitor's is the account's own.
    if (known.accountId === null && asking.accountId !== null) await store.joinAccount(db, known.id, asking.accountId)
    return { State: known.state, Code: known.code }
  }
  if (!isOpen(occasion, today)) refuse(occasionClosed)
  const state = entryOf(occasion, today) === 'full' ? ('waitlisted' as const) : ('waiting' as const)
  const code = known?.code ?? newPass()
  if (known)
    await writeAct(doing, noun, known, act, {
      set: {
        state,
        account_id: asking.accountId ?? known.accountId,
        name: who.name,
        email: who.email,
        mobile: who.mobile,
        organization: who.organization,
        language: who.language,
        asked_at: now,
        reason: '',
      },
    })
  else await writeNew(doing, noun, await store.insertGuest(db, { ...who, state, code, askedAt: now }), act)
  await writeTo(doing, state === 'waiting' ? 'received' : 'waitlisted', [{ ...who, code }], occasion)
  return { State: state, Code: code }
}

/** Those who were already decided so are left as they are: pressed twice it is one decision. */
export async function decideGuests(doing: Acting, { IDs, Decision, Reason = '' }: Body<'decideGuests'>) {
  const { db } = doing
  const ids = [...new Set(IDs)]
  const occasionIds = await store.occasionsOf(db, ids)
  if (occasionIds.length !== 1) refuse(notFound)
  const occasion = (await lockedOccasion(db, occasionIds[0]!)) ?? refuse(notFound)
  const guests = await store.lockedGuests(db, ids)
  if (guests.length !== ids.length) refuse(notFound)
  const open = guests.filter(({ state }) => state !== Decision)
  const act = actOfDecision[Decision]
  for (const guest of open) if (!canBe(guest, occasion, act)) refuse(notNow)
  if (Decision === 'confirmed' && occasion.confirmed + open.length > occasion.seats)
    refuse(occasionFull, { seats: occasion.seats })
  const reason = Decision === 'rejected' ? Reason : ''
  for (const guest of open)
    await writeAct(doing, noun, guest, act, {
      set: { state: Decision, reason },
      ...(reason && { data: { reason } }),
    })
  await writeTo(doing, Decision, open.map(decided), occasion, { reason })
  return { Decided: open.length }
}

/** As it was, at the version to which what was decided brings it. */
const decided = (guest: store.LockedGuest) => ({ ...guest, version: guest.version + 1 })

const actOfDecision = {
  confirmed: 'confirmGuest',
  waitlisted: 'waitlistGuest',
  rejected: 'rejectGuest',
} as const satisfies Record<Body<'decideGuests'>['Decision'], keyof typeof guestActs.table>

const canBe = (
  { state, arrivedAt, isErased }: store.LockedGuest,
  occasion: LockedOccasion,
  act: string,
  who: 'staff' | 'guest' = 'staff',
) =>
  (
    guestActions(
      { state, hasArrived: arrivedAt !== null, isOver: isErased || occasion.state === 'cancelled' },
      who,
    ) as string[]
  ).includes(act)

/** The occasion, then the guest: whoever writes about guests takes them in this order. */
async function readied({ db }: Doing, found: { id: number; occasionId: number } | undefined) {
  if (!found) return refuse(notFound)
  const occasion = (await lockedOccasion(db, found.occasionId)) ?? refuse(notFound)
  const [guest] = await store.lockedGuests(db, [found.id])
  return { occasion, guest: guest ?? refuse(notFound) }
}

export async function withdrawGuest(doing: Acting, code: string): Promise<void> {
  const { occasion, guest } = await readied(doing, await store.guestByCode(doing.db, code))
  if (guest.state === 'withdrawn') return
  const isOver = occasion.lastDay < (await todayOf(doing.db, doing.now))
  if (isOver || !canBe(guest, occasion, 'withdrawGuest', 'guest')) refuse(notNow)
  await writeAct(doing, noun, guest, 'withdrawGuest', { set: { state: 'withdrawn' } })
  await writeTo(doing, 'withdrawn', [decided(guest)], occasion)
}

type Outcome = 'in' | 'already' | 'notExpected'

/**
 * Notes who came in, each once: the first check-in counts, under whichever key; the same one sent again is still the first.
 * A check-in that waited for the network bears the time at which it was done, never one that is still to come.
 */
export async function checkIn(doing: Acting, { EventID, Arrivals }: Body<'checkIn'>, now: Date) {
  const occasion = (await lockedOccasion(doing.db, EventID)) ?? refuse(notFound)
  const guests = new Map(
    (await store.lockedGuests(doing.db, [...new Set(Arrivals.map(({ ID }) => ID))])).map((guest) => [guest.id, guest]),
  )
  const answers: { ID: number; Key: string; Outcome: Outcome; ArrivedAt: string | null }[] = []
  for (const { ID, Key, At } of Arrivals) {
    const guest = guests.get(ID)
    const answer = (Outcome: Outcome, ArrivedAt: string | null) => answers.push({ ID, Key, Outcome, ArrivedAt })
    if (!guest || guest.occasionId !== EventID || guest.state !== 'confirmed' || occasion.state === 'cancelled')
      answer('notExpected', null)
    else if (guest.arrivedAt !== null) answer(guest.arrivalKey === Key ? 'in' : 'already', guest.arrivedAt)
    else {
      const at = new Date(Math.min(Date.parse(At), now.getTime()))
      await writeAct(doing, noun, guest, 'checkIn', { set: { arrived_at: at, arrival_key: Key } })
      guests.set(ID, { ...guest, arrivedAt: at.toISOString(), arrivalKey: Key })
      answer('in', at.toISOString())
    }
  }
  return { Arrivals: answers }
}

export async function undoArrival(doing: Acting, id: number): Promise<void> {
  const { occasion, guest } = await readied(doing, await store.guestById(doing.db, id))
  if (!canBe(guest, occasion, 'undoArrival')) refuse(notNow)
  await writeAct(doing, noun, guest, 'undoArrival', { set: { arrived_at: null, arrival_key: null } })
}
