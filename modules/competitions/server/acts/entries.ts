import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { admitCandidate, dismissCandidate } from '#modules/exams/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { cannotEnter, ownEntry } from '../../contract/refusals.ts'
import { isFinal, takesEntries } from '../../rules/competition-states.ts'
import { entryActions, entryBar, entryStateAfter, type EntryMove } from '../../rules/entry-states.ts'
import { addEntry, entryOf, lockCompetitionOf, lockedEntry, paperOf, type Entry } from '../store/entries.ts'
import { lockedCompetition, type Competition } from '../store/locked.ts'
import { reachesEntry } from '../store/reach.ts'
import { byClock, clockDoing, type Doing } from './doing.ts'
import { bookFee, feeOf, invoiceEntry, isPaid, prove, refuseProof, returnFee, usualFee, voidFee } from './money.ts'
import { entryNoun as noun } from './nouns.ts'

interface Details {
  readonly reason?: string
  readonly set?: Updateable<DB['competitions.entry']>
  readonly data?: Readonly<Record<string, unknown>>
}

/**
 * The entry as somebody has seen it, locked behind its competition; one that the actor does not reach is `notFound`. Nobody
 * keeps the own one.
 */
export async function take(
  doing: Doing,
  actor: Actor,
  { ID, Version }: { readonly ID: number; readonly Version: number },
): Promise<Entry> {
  const reached = reachesEntry(actor)
  await lockCompetitionOf(doing.db, ID, reached)
  const entry = (await lockedEntry(doing.db, ID, reached)) ?? refuse(notFound)
  if (doing.party === 'keeper' && entry.traineeId === actor.traineeId) refuse(ownEntry)
  if (doing.party === 'trainee' && entry.traineeId !== actor.traineeId) refuse(notFound)
  if (entry.version === Version) return entry
  const told = { named: doing.party === 'keeper', reader: actor.userId }
  return refuseChanged(doing.db, ['competitionEntry', entry.id], told)
}

/** The competition of an entry as it is now. */
async function competitionOf({ db, now, graceMinutes }: Doing, { competitionId }: Entry): Promise<Competition> {
  return (await lockedCompetition(db, competitionId, { now, graceMinutes })) ?? refuse(notFound)
}

/** Makes one move by the state table, or refuses (`notNow`). Returns the entry as it is now. */
async function move(doing: Doing, entry: Entry, name: EntryMove, { reason, set, data }: Details = {}): Promise<Entry> {
  const party = doing.party === 'corrector' ? 'keeper' : doing.party
  const state = entryStateAfter(entry.state, name, party)
  if (!state) return refuse(notNow, { action: name, state: entry.state })
  const after = { ...entry, state, version: entry.version + 1 }
  await writeAct(doing, noun, after, name, {
    set: { state, state_since: doing.now, reason: reason || null, ...set },
    ...(reason && { reason }),
    ...(data && { data }),
  })
  return after
}

/** Enters a competition: admitted at once where that costs nothing, else invoiced. */
export async function enter(
  doing: Doing,
  competition: Competition,
  traineeId: number,
  showsName: boolean,
): Promise<Entry> {
  const { db, now } = doing
  const before = await entryOf(db, competition.id, traineeId)
  const bar = entryBar(competition.state, before?.state ?? null)
  if (bar) return refuse(cannotEnter, { why: bar })
  const entry = before
    ? await move(doing, before, 'enterAgain', { set: { shows_name: showsName, entered_at: now } })
    : await addEntry(db, { competitionId: competition.id, traineeId, showsName, now })
  if (!entry) return refuse(cannotEnter, { why: 'entered' })
  if (!before) await writeNew(doing, noun, entry, 'enter')
  const follows = byClock(doing)
  const fee = feeOf(competition, await usualFee(db))
  if (fee.Minor === 0) return admitted(follows, entry, 'admit')
  const { id, number } = await invoiceEntry(follows, entry, fee)
  return move(follows, entry, 'askEntryFee', { data: { invoiceId: id, invoice: number } })
}

/** From now on its trainee is a candidate of the exam. */
async function admitted(doing: Doing, entry: Entry, name: 'admit' | 'confirmEntryFee', details?: Details) {
  const after = await move(doing, entry, name, details)
  await admitCandidate(doing.db, entry.competitionId, entry.traineeId)
  return after
}

export async function confirm(doing: Doing, entry: Entry): Promise<Entry> {
  // Asked first: an entry that is not in this state has nothing to book.
  if (entry.state !== 'proofUploaded') return move(doing, entry, 'confirmEntryFee')
  // Who is admitted to what is over could not sit it, and would have paid for nothing.
  const { state } = await competitionOf(doing, entry)
  if (!takesEntries(state)) refuse(notNow, { action: 'confirmEntryFee', state })
  const { id, number } = await bookFee(doing, entry)
  return admitted(doing, entry, 'confirmEntryFee', { data: { invoiceId: id, invoice: number } })
}

/** What was verified too late is booked and taken back (decision 292). */
export async function returnEntryFee(doing: Doing, entry: Entry, reason: string): Promise<Entry> {
  if (entry.state !== 'proofUploaded') return move(doing, entry, 'returnEntryFee')
  const { state } = await competitionOf(doing, entry)
  if (takesEntries(state)) refuse(notNow, { action: 'returnEntryFee', state })
  const { id, number } = await returnFee(doing, entry, reason)
  return move(doing, entry, 'returnEntryFee', { reason, data: { invoiceId: id, invoice: number } })
}

export async function uploadProof(
  doing: Doing,
  actor: Actor,
  entry: Entry,
  proof: { readonly fileId: number | null; readonly swiftCode: string },
): Promise<Entry> {
  const { state } = await competitionOf(doing, entry)
  if (!takesEntries(state)) refuse(notNow, { action: 'uploadEntryProof', state })
  const proved = await move(doing, entry, 'uploadEntryProof')
  await prove(doing, actor, entry, proof)
  return proved
}

export async function rejectProof(doing: Doing, entry: Entry, reason: string): Promise<Entry> {
  const rejected = await move(doing, entry, 'rejectEntryProof', { reason })
  await refuseProof(doing, entry, reason)
  return rejected
}

const withdrawn = 'The entry was withdrawn.'

export async function withdraw(doing: Doing, entry: Entry): Promise<Entry> {
  const { state } = await competitionOf(doing, entry)
  const facts = {
    state: entry.state,
    competition: state,
    isPaid: await isPaid(doing, entry),
    isSat: (await paperOf(doing.db, entry)) !== undefined,
  }
  if (!entryActions(facts, 'trainee').includes('withdrawEntry'))
    refuse(notNow, { action: 'withdrawEntry', state: entry.state })
  const after = await move(doing, entry, 'withdrawEntry')
  await voidFee(doing, entry, withdrawn)
  await dismissCandidate(doing.db, entry.competitionId, entry.traineeId)
  return after
}

/** Agrees that the own name stands on the board, or takes that back. */
export async function showName(doing: Doing, entry: Entry, showsName: boolean): Promise<Entry> {
  const { state } = await competitionOf(doing, entry)
  if (entry.state === 'withdrawn' || isFinal(state)) refuse(notNow, { action: 'showName', state })
  const after = { ...entry, showsName, version: entry.version + 1 }
  await writeAct(doing, noun, after, 'showName', { set: { shows_name: showsName } })
  return after
}

/** Ends an entry that was never paid, unless somebody was quicker. */
export async function lapse(id: number, ...work: Parameters<typeof clockDoing>): Promise<void> {
  const doing = await clockDoing(...work)
  const entry = await lockedEntry(doing.db, id)
  if (!entry || entryStateAfter(entry.state, 'lapse', 'clock') === null) return
  await move(doing, entry, 'lapse')
  await voidFee(doing, entry, 'The competition was held without it.')
}

/** The reply of an act. */
export const moved = ({ id, version, state }: Entry) => ({ ID: id, Version: version, State: state })
