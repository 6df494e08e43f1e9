import { twinsOf } from '#modules/billing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { competitionsCalls as calls } from '../../contract/calls.ts'
import { entryActions } from '../../rules/entry-states.ts'
import * as acts from '../acts/entries.ts'
import { doingOf, timing } from '../acts/doing.ts'
import { usualFee } from '../acts/money.ts'
import { ownReply } from '../reply.ts'
import * as store from '../store/entries.ts'
import { lockedCompetition } from '../store/locked.ts'
import { invoicesOf, ownCompetitions, proofsOf, type OwnRow } from '../store/own.ts'
import { certified } from '../store/results.ts'

/* What the academy reads and decides. */

export const getCompetitionEntries: Handler<typeof calls.getCompetitionEntries> = async ({ db, actor, now, query }) => {
  const { rows, total } = await readList(db, store.entries, query, { actor, ...(await timing(db, now)) })
  // Of the own entry nothing is decided.
  const actionsOf = (row: Pick<(typeof rows)[number], 'TraineeID' | 'State' | 'competitionState'>) =>
    row.TraineeID === actor.traineeId
      ? []
      : entryActions({ state: row.State, competition: row.competitionState, isPaid: false, isSat: false }, 'keeper')
  const waiting = rows.flatMap(({ ID, proof }) => (proof?.isOpen ? ID : []))
  const twins = await twinsOf(db, 'competitionEntry', waiting)
  return {
    Items: rows.map(({ proof, competitionState, ...row }) => ({
      ...row,
      Proof: proof && { File: proof.File, SwiftCode: proof.SwiftCode, Twins: [...(twins.get(proof.ID) ?? [])] },
      Actions: actionsOf({ competitionState, ...row }),
    })),
    Total: total,
  }
}

export const getEntriesOfTrainee: Handler<typeof calls.getEntriesOfTrainee> = async ({ db, actor, now, query }) => {
  const { rows, total } = await readList(db, store.entriesOfTrainee, query, { actor, ...(await timing(db, now)) })
  return { Items: rows, Total: total }
}

type Body = { readonly ID: number; readonly Version: number }

export const confirmEntryFee: Handler<typeof calls.confirmEntryFee> = async (asked) => {
  const doing = await doingOf(asked, 'keeper')
  return acts.moved(await acts.confirm(doing, await acts.take(doing, asked.actor, asked.body)))
}

export const rejectEntryProof: Handler<typeof calls.rejectEntryProof> = async (asked) => {
  const doing = await doingOf(asked, 'keeper')
  return acts.moved(await acts.rejectProof(doing, await acts.take(doing, asked.actor, asked.body), asked.body.Reason))
}

export const returnEntryFee: Handler<typeof calls.returnEntryFee> = async (asked) => {
  const doing = await doingOf(asked, 'keeper')
  return acts.moved(
    await acts.returnEntryFee(doing, await acts.take(doing, asked.actor, asked.body), asked.body.Reason),
  )
}

/* What a trainee reads and does. */

async function replies(db: Database, now: Date, rows: readonly OwnRow[]) {
  const ids = rows.flatMap(({ entryId }) => entryId ?? [])
  const [invoices, proofs] = ids.length === 0 ? [[], []] : await Promise.all([invoicesOf(db, ids), proofsOf(db, ids)])
  const fee = await usualFee(db)
  return rows.map((row) => ownReply(row, { now, usualFee: fee, invoices, proofs }))
}

const own = async (db: Database, actor: Actor, now: Date) => ownCompetitions(db, { actor, ...(await timing(db, now)) })

export const getAvailableCompetitions: Handler<typeof calls.getAvailableCompetitions> = async ({ db, actor, now }) => {
  const rows = await (
    await own(db, actor, now)
  )
    .where('c.state', '<>', 'archived')
    .orderBy('e.starts_at', 'desc')
    .orderBy('c.id')
    .limit(200)
    .execute()
  return { Items: await replies(db, now, rows) }
}

export const getOwnCompetition: Handler<typeof calls.getOwnCompetition> = async ({ db, actor, now, query }) => {
  const row = await (await own(db, actor, now)).where('c.code', '=', query.Code.toUpperCase()).executeTakeFirst()
  const [found] = await replies(db, now, row ? [row] : [])
  return { Competition: found ?? null }
}

export const getCompetitionResults: Handler<typeof calls.getCompetitionResults> = async ({ db, actor, now }) => {
  const rows = await (
    await own(db, actor, now)
  )
    .where('p.finished_at', 'is not', null)
    .orderBy('e.starts_at', 'desc')
    .orderBy('c.id')
    .limit(200)
    .execute()
  return { Items: await replies(db, now, rows) }
}

export const getCompetitionBoard: Handler<typeof calls.getCompetitionBoard> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.board, query, { actor })
  // A place on the board has marks and a time.
  return {
    Items: rows.map((row) => ({ ...row, Rank: row.Rank!, Percent: row.Percent!, Milliseconds: row.Milliseconds! })),
    Total: total,
  }
}

export const enter: Handler<typeof calls.enter> = async (asked) => {
  const { db, actor, now, body } = asked
  const traineeId = actor.traineeId ?? refuse(notFound)
  const row = await (await own(db, actor, now)).where('c.code', '=', body.Code.toUpperCase()).executeTakeFirst()
  const doing = await doingOf(asked, 'trainee')
  const competition = (row && (await lockedCompetition(db, row.ID, doing))) ?? refuse(notFound)
  return acts.moved(await acts.enter(doing, competition, traineeId, body.ShowsName))
}

/** One act of a trainee on the own entry as it was seen. */
const mine =
  <B extends Body>(does: (asked: Asked<{ body: B }>, ...of: Taken) => ReturnType<typeof acts.withdraw>) =>
  async (asked: Asked<{ body: B }>) => {
    const doing = await doingOf(asked, 'trainee')
    return acts.moved(await does(asked, doing, await acts.take(doing, asked.actor, asked.body)))
  }
type Taken = Parameters<typeof acts.withdraw>

export const showName: Handler<typeof calls.showName> = mine(({ body }, ...of) => acts.showName(...of, body.ShowsName))
export const withdrawEntry: Handler<typeof calls.withdrawEntry> = mine((_, ...of) => acts.withdraw(...of))
export const uploadEntryProof: Handler<typeof calls.uploadEntryProof> = mine(({ actor, body }, doing, entry) =>
  acts.uploadProof(doing, actor, entry, { fileId: body.FileID, swiftCode: body.SwiftCode }),
)

export const verifyParticipation: Handler<typeof calls.verifyParticipation> = async ({ db, query }) => {
  const found =
    (await certified(db).where('n.verify_code', '=', query.Code.toLowerCase()).executeTakeFirst()) ?? refuse(notFound)
  return {
    Number: found.number!,
    NameAr: found.nameAr!,
    NameEn: found.nameEn!,
    CompetitionName: found.competitionName,
    CompetitionCode: found.competitionCode,
    SubmittedAt: found.submittedAt!,
  }
}
