import { requireCurrency } from '#modules/lookups/server/public.ts'
import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import {
  addCompetitionExam,
  changeCompetitionExam,
  followCompetition,
  lockCompetitionExam,
  removeCompetitionExam,
} from '#modules/exams/server/public.ts'
import { entryCount, knownCourse } from '../store/counted.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { json } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import type { competitionsCalls as calls } from '../../contract/calls.ts'
import { appealsOpen, courseStays, timesOutOfOrder } from '../../contract/refusals.ts'
import {
  appealHours,
  movesUntil,
  stateAfter,
  type CompetitionMove,
  type CompetitionState,
} from '../../rules/competition-states.ts'
import * as store from '../store/locked.ts'
import type { Competition } from '../store/locked.ts'
import { reachesCompetition } from '../store/reach.ts'
import { byClock, type Doing } from './doing.ts'
import { competitionNoun as noun } from './nouns.ts'
import { certify, forget, place } from './results.ts'

type Fields = Argument<typeof calls.addCompetition>['body']
type Columns = Updateable<DB['competitions.competition']>

/** The competition as somebody has seen it, locked; one that the actor does not reach is `notFound`. */
export async function take(
  doing: Doing,
  actor: Actor,
  { ID, Version }: { readonly ID: number; readonly Version?: number },
): Promise<Competition> {
  const { db, now, graceMinutes } = doing
  const reached = reachesCompetition(actor)
  const found = (await store.lockedCompetition(db, ID, { now, graceMinutes, reached })) ?? refuse(notFound)
  return Version === undefined || found.version === Version ? found : refuseChanged(db, ['competition', found.id])
}

/** The form's local times as instants, in their order. */
function timesOf({ timeZone }: Doing, fields: Fields) {
  const entriesOpenAt = instantOf(fields.EntriesDate, fields.EntriesTime, timeZone)
  const startsAt = instantOf(fields.StartDate, fields.StartTime, timeZone)
  const closesAt = instantOf(fields.EndDate, fields.EndTime, timeZone)
  if (startsAt < entriesOpenAt) refuse(timesOutOfOrder, {}, [{ path: 'StartTime', code: 'beforeEntries' }])
  if (closesAt <= startsAt) refuse(timesOutOfOrder, {}, [{ path: 'EndTime', code: 'endBeforeStart' }])
  return { entriesOpenAt, startsAt, closesAt }
}

const columnsOf = (fields: Fields, entriesOpenAt: Date) => ({
  course_id: fields.CourseID,
  about: json(fields.About),
  entries_open_at: entriesOpenAt,
  fee_minor: fields.Fee?.Minor ?? null,
  fee_currency: fields.Fee?.Currency ?? null,
})

export async function add(doing: Doing, fields: Fields): Promise<number> {
  const { db, now } = doing
  const { entriesOpenAt, ...times } = timesOf(doing, fields)
  if (fields.Fee) await requireCurrency(db, 'Fee', fields.Fee)
  if (!(await knownCourse(db, fields.CourseID))) refuse(notFound)
  const code = await nextNumber(db, 'competition', now)
  const columns = { ...columnsOf(fields, entriesOpenAt), code, created_at: now, state_since: now }
  const id = await store.insertCompetition(db, columns)
  await addCompetitionExam(doing, { id, code }, { ...times, name: fields.CompetitionName, minutes: fields.Minutes })
  await writeNew(doing, noun, { id, code }, 'addCompetition')
  return id
}

export async function update(doing: Doing, competition: Competition, fields: Fields): Promise<void> {
  const { db } = doing
  if (competition.state !== 'draft') refuse(notNow, { action: 'updateCompetition', state: competition.state })
  const { entriesOpenAt, ...times } = timesOf(doing, fields)
  if (fields.Fee) await requireCurrency(db, 'Fee', fields.Fee)
  if (fields.CourseID !== competition.courseId) {
    if (competition.questions > 0) refuse(courseStays, {}, [{ path: 'CourseID', code: 'courseStays' }])
    if (!(await knownCourse(db, fields.CourseID))) refuse(notFound)
  }
  const exam = await lockCompetitionExam(db, competition.id)
  await changeCompetitionExam(doing, exam, { ...times, name: fields.CompetitionName, minutes: fields.Minutes })
  await writeAct(doing, noun, competition, 'updateCompetition', { set: columnsOf(fields, entriesOpenAt) })
}

export async function remove(doing: Doing, competition: Competition): Promise<void> {
  if (competition.state !== 'draft') refuse(notNow, { action: 'deleteCompetition', state: competition.state })
  await writeGone(doing, noun, competition, 'deleteCompetition', async () => {
    await removeCompetitionExam(doing, await lockCompetitionExam(doing.db, competition.id))
    await store.removeCompetition(doing.db, competition.id)
  })
}

/** Writes one move down. */
async function write(
  doing: Doing,
  competition: Competition,
  name: CompetitionMove,
  state: CompetitionState,
  more: { readonly set?: Columns; readonly reason?: string; readonly data?: Readonly<Record<string, unknown>> } = {},
): Promise<Competition> {
  const { set, ...told } = more
  await writeAct(doing, noun, competition, name, { set: { state, state_since: doing.now, ...set }, ...told })
  return { ...competition, state, stored: state, version: competition.version + 1 }
}

/** Writes down what the dates have made of a competition that is locked. */
export async function catchUp(doing: Doing, competition: Competition): Promise<Competition> {
  let at = { ...competition, state: competition.stored }
  for (const move of movesUntil(competition.stored, competition.state))
    at = await write(byClock(doing), at, move, stateAfter(at.state, move, 'clock')!)
  return at
}

/** What each move does beside the state: to the exam, which goes along, and to what the papers came to. */
async function follow(doing: Doing, competition: Competition, move: CompetitionMove): Promise<Columns> {
  const { db, now } = doing
  const exam = await lockCompetitionExam(db, competition.id)
  const along = (how: Parameters<typeof followCompetition>[2]) => followCompetition(doing, exam, how, now)
  switch (move) {
    case 'publish':
      await along('publish')
      return {}
    case 'withdrawCompetition':
      if ((await entryCount(db, competition.id)) > 0) refuse(notNow, { action: move, state: competition.state })
      await along('withdraw')
      return {}
    case 'endRun':
      await along('close')
      return {}
    case 'releaseProvisional':
      await along('releaseInitial')
      await place(doing, competition.id)
      return {}
    case 'takeBackProvisional':
      await along('takeBack')
      await forget(doing, competition.id)
      return {}
    case 'openAppeals':
      return { appeals_until: new Date(now.getTime() + appealHours * 3_600_000) }
    case 'releaseFinal': {
      const waiting = await store.appealsWaiting(db, competition.id)
      const until = competition.appealsUntil!
      if (waiting > 0 || new Date(until) > now) refuse(appealsOpen, { waiting, until })
      await along('releaseFinal')
      await place(doing, competition.id)
      await certify(doing, competition)
      return { final_at: now }
    }
    case 'archive':
      await along('archive')
      return {}
    default:
      return {}
  }
}

/** Makes one move by the state table, or refuses (`notNow`). The competition must be locked. */
export async function move(
  doing: Doing,
  competition: Competition,
  name: CompetitionMove,
  reason?: string,
): Promise<Competition> {
  const party = doing.party === 'clock' ? 'clock' : 'keeper'
  const state = stateAfter(competition.state, name, party)
  if (!state) return refuse(notNow, { action: name, state: competition.state })
  const at = await catchUp(doing, competition)
  const set = await follow(doing, at, name)
  const until = set.appeals_until
  return write(doing, at, name, state, {
    set,
    ...(reason && { reason }),
    ...(until instanceof Date && { data: { until: until.toISOString() } }),
  })
}

/** The reply of an act. */
export const moved = ({ id, version, state }: Competition) => ({ ID: id, Version: version, State: state })
