import { historyOf } from '#modules/planning/server/public.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { dayOf, timeOf } from '#platform/shared/values/dates.ts'
import type { competitionsCalls as calls } from '../../contract/calls.ts'
import type { CompetitionMove } from '../../rules/competition-states.ts'
import * as acts from '../acts/competitions.ts'
import { doingOf, timing } from '../acts/doing.ts'
import { usualFee } from '../acts/money.ts'
import { withActions } from '../reply.ts'
import * as store from '../store/competitions.ts'

export const getCompetitions: Handler<typeof calls.getCompetitions> = async ({ db, actor, now, query }) => {
  const { rows, total } = await readList(db, store.competitions, query, { actor, ...(await timing(db, now)) })
  return { Items: rows.map((row) => withActions(row, now)), Total: total }
}

/** Whoever corrects has no part in the competition itself: its buttons are its keeper's. */
export const getCompetitionsToCorrect: Handler<typeof calls.getCompetitionsToCorrect> = async ({
  db,
  actor,
  now,
  query,
}) => {
  const { rows, total } = await readList(db, store.competitionsToCorrect, query, { actor, ...(await timing(db, now)) })
  return { Items: rows.map(({ wasEntered: _, ...row }) => ({ ...row, Actions: [] })), Total: total }
}

export const getCompetition: Handler<typeof calls.getCompetition> = async ({ db, actor, now, query, request }) => {
  const { timeZone, ...timed } = await timing(db, now)
  const found = (await store.wholeCompetition(db, { actor, ...timed }, query.ID)) ?? refuse(notFound)
  const { fee_minor, fee_currency, ...row } = found
  const history = await historyOf(db, request.language, ['competition', row.ID])
  const local = (instant: string) => {
    const at = new Date(instant)
    return [dayOf(at, timeZone), timeOf(at, timeZone)] as const
  }
  const [EntriesDate, EntriesTime] = local(row.EntriesOpenAt)
  const [StartDate, StartTime] = local(row.StartsAt)
  const [EndDate, EndTime] = local(row.EndsAt)
  return {
    ...withActions(row, now),
    Fee: fee_minor === null || fee_currency === null ? null : { Minor: fee_minor, Currency: fee_currency },
    UsualFee: await usualFee(db),
    EntriesDate,
    EntriesTime,
    StartDate,
    StartTime,
    EndDate,
    EndTime,
    History: history.map(({ ID, At, Kind, By, Why }) => ({ ID, At, Kind, By, Why })),
  }
}

export const addCompetition: Handler<typeof calls.addCompetition> = async (asked) => {
  const ID = await acts.add(await doingOf(asked, 'keeper'), asked.body)
  return { ID, Version: 1 }
}

export const updateCompetition: Handler<typeof calls.updateCompetition> = async (asked) => {
  const { actor, query, body } = asked
  const doing = await doingOf(asked, 'keeper')
  const competition = await acts.take(doing, actor, { ID: query.ID, Version: body.Version })
  await acts.update(doing, competition, body)
  return { ID: competition.id, Version: competition.version + 1 }
}

export const deleteCompetition: Handler<typeof calls.deleteCompetition> = async (asked) => {
  const doing = await doingOf(asked, 'keeper')
  await acts.remove(doing, await acts.take(doing, asked.actor, { ID: asked.query.ID }))
  return { Done: true }
}

type Body = { readonly ID: number; readonly Version: number; readonly Reason?: string }

/** One move of the keeper on the competition as it was seen. */
const kept =
  <B extends Body>(name: CompetitionMove) =>
  async (asked: Asked<{ body: B }>) => {
    const doing = await doingOf(asked, 'keeper')
    const competition = await acts.take(doing, asked.actor, asked.body)
    return acts.moved(await acts.move(doing, competition, name, asked.body.Reason))
  }

export const publish: Handler<typeof calls.publish> = kept('publish')
export const withdrawCompetition: Handler<typeof calls.withdrawCompetition> = kept('withdrawCompetition')
export const openRegistration: Handler<typeof calls.openRegistration> = kept('openRegistration')
export const endRun: Handler<typeof calls.endRun> = kept('endRun')
export const releaseProvisional: Handler<typeof calls.releaseProvisional> = kept('releaseProvisional')
export const takeBackProvisional: Handler<typeof calls.takeBackProvisional> = kept('takeBackProvisional')
export const openAppeals: Handler<typeof calls.openAppeals> = kept('openAppeals')
export const releaseFinal: Handler<typeof calls.releaseFinal> = kept('releaseFinal')
export const archive: Handler<typeof calls.archive> = kept('archive')
