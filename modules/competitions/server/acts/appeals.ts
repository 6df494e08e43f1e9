import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { next } from '#platform/shared/record/states.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { cannotAppeal, ownEntry } from '../../contract/refusals.ts'
import { appealBar, appealTable } from '../../rules/appeals.ts'
import { addAppeal, hasAppeal, lockedAppeal, type Appeal } from '../store/appeals.ts'
import { lockCompetitionOf, lockedEntry, paperOf } from '../store/entries.ts'
import { lockedCompetition } from '../store/locked.ts'
import { reachesEntry } from '../store/reach.ts'
import type { Doing } from './doing.ts'
import { appealNoun as noun } from './nouns.ts'
import { place } from './results.ts'

/** A trainee objects to the own provisional result. */
export async function file(doing: Doing, actor: Actor, entryId: number, text: string) {
  const { db, now, graceMinutes } = doing
  const reached = reachesEntry(actor)
  await lockCompetitionOf(db, entryId, reached)
  const entry = (await lockedEntry(db, entryId, reached)) ?? refuse(notFound)
  if (entry.traineeId !== actor.traineeId) refuse(notFound)
  const competition = (await lockedCompetition(db, entry.competitionId, { now, graceMinutes })) ?? refuse(notFound)
  const until = competition.appealsUntil
  const bar = appealBar(
    { state: competition.state, appealsUntil: until === null ? null : new Date(until) },
    { hasAppeal: await hasAppeal(db, entry.id), isSat: Boolean((await paperOf(db, entry))?.finishedAt) },
    now,
  )
  if (bar) return refuse(cannotAppeal, { why: bar })
  const made = (await addAppeal(db, { entryId: entry.id, text, now })) ?? refuse(cannotAppeal, { why: 'filed' })
  const appeal: Appeal = { ...entry, id: made.id, version: 1, state: 'filed', entryId: entry.id }
  await writeNew(doing, noun, appeal, 'fileAppeal')
  return { ID: made.id, State: appeal.state }
}

/** The appeal as somebody has seen it, locked. Nobody decides the own one. */
export async function take(
  doing: Doing,
  actor: Actor,
  { ID, Version }: { readonly ID: number; readonly Version: number },
): Promise<Appeal> {
  const appeal = (await lockedAppeal(doing.db, actor, ID)) ?? refuse(notFound)
  if (appeal.traineeId === actor.traineeId) refuse(ownEntry)
  return appeal.version === Version ? appeal : refuseChanged(doing.db, ['competitionAppeal', appeal.id])
}

/** Decides an appeal; an upheld one finds the places anew by the marks that the papers have now. */
export async function decide(
  doing: Doing,
  appeal: Appeal,
  name: 'upholdAppeal' | 'rejectAppeal',
  reason: string,
): Promise<Appeal> {
  const state = next(appealTable, appeal.state, name, 'corrector')
  if (!state) return refuse(notNow, { action: name, state: appeal.state })
  // Places are found anew by one at a time.
  if (name === 'upholdAppeal') await lockedCompetition(doing.db, appeal.competitionId, doing)
  const set = { state, decision: reason, decided_at: doing.now, decided_by: doing.userId }
  await writeAct(doing, noun, appeal, name, { set, reason })
  if (name === 'upholdAppeal') await place(doing, appeal.competitionId)
  return { ...appeal, state, version: appeal.version + 1 }
}

export const moved = ({ id, version, state }: Appeal) => ({ ID: id, Version: version, State: state })
