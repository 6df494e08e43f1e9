import { doneBy, writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { ListenerWork } from '#platform/server/module.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { invite } from '#modules/accounts/server/public.ts'
import type { FindingCode } from '../../rules/roster/fields.ts'
import { rowsLeft, waitingRows, type RosterOutcome } from '../../rules/roster/outcomes.ts'
import { keepingUnique } from '../acts/accounts.ts'
import { noun as instructorNoun } from '../acts/instructor-noun.ts'
import { noun } from '../acts/roster-noun.ts'
import { noun as traineeNoun } from '../acts/trainee-noun.ts'
import * as store from '../store/roster/rosters.ts'
import { checkStoredRoster } from './check-stored.ts'
import { makePeople, type MadePerson } from './make-people.ts'

/** Rows of one transaction: few enough that a page sees the import move, and that nobody waits long for a number. */
const atOnce = 100

/**
 * Goes on with confirmed imports until none is left that no other process has in hand. A row is saved if and only if it
 * is written down that it is, so whoever comes after a killed process begins where that had come to.
 */
export async function goOnWithRosters(work: ListenerWork): Promise<void> {
  while (await saveSome(work)) if (work.isStopped?.()) return
}

/** False: nothing is left to do. Rows that cannot be saved together are tried one by one, and one that cannot at all is said. */
async function saveSome(work: ListenerWork): Promise<boolean> {
  try {
    return await inTransaction(work, (roster, tx) => save(work, tx, roster, atOnce))
  } catch (error) {
    if (!isOfTheRow(error)) throw error
  }
  for (let count = 0; count < atOnce; count++) {
    try {
      if (!(await inTransaction(work, (roster, tx) => save(work, tx, roster, 1)))) return false
    } catch (error) {
      if (!isOfTheRow(error)) throw error
      await inTransaction(work, giveUpRow)
      // For the log: what the check lets through the database should take.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return true
}

const inTransaction = (
  { db }: ListenerWork,
  act: (roster: store.ConfirmedRoster, tx: Database) => Promise<unknown>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const roster = await store.nextConfirmed(tx)
    if (roster) await act(roster, tx)
    return roster !== undefined
  })

/** Whether it is the row that cannot be saved, not the moment: a value out of its range, or one that somebody has taken. */
const isOfTheRow = (error: unknown): boolean =>
  error instanceof Refusal || /^2[23]/.test(String((error as { code?: unknown } | null)?.code))

async function save({ vault, now }: ListenerWork, db: Database, roster: store.ConfirmedRoster, most: number) {
  const rows = waitingRows(roster.rows, roster.outcomes).slice(0, most)
  if (rows.length === 0) return end(db, roster)
  const { findings, people } = await checkStoredRoster({ db, vault, now, actor: null }, { ...roster, rows })
  const made = await keepingUnique(() => makePeople({ db, vault, now }, roster, people))
  for (const person of made) await writeMade(db, roster, person)
  const { invites, organization } = roster.confirmed
  const invited =
    invites && made.length > 0
      ? await invite(
          db,
          made.map(({ account }) => account),
          now,
          organization ?? undefined,
        )
      : 0
  const codes = new Map(people.map(({ row }, at) => [row, made[at]!.code]))
  const wrong = (row: number): FindingCode[] =>
    findings.filter((each) => each.row === row && each.severity === 'error').map(({ code }) => code)
  const outcomes = rows.map(({ row }): RosterOutcome => ({
    row,
    code: codes.get(row) ?? null,
    findings: codes.has(row) ? [] : wrong(row),
  }))
  return store.addOutcomes(db, roster, outcomes, invited)
}

/** Who comes by a file is told of as who is entered by hand: the history of a person begins with whoever entered them. */
function writeMade(db: Database, { kind, confirmed }: store.ConfirmedRoster, { account, ...person }: MadePerson) {
  const made = { ...person, accountId: account }
  if (kind === 'instructor') return writeNew(byConfirmer(db, confirmed), instructorNoun, made, 'addInstructor')
  const act = confirmed.organization === null ? 'addTrainee' : 'addTraineeOfCustomer'
  return writeNew(byConfirmer(db, confirmed), traineeNoun, made, act)
}

const byConfirmer = (db: Database, confirmed: store.ConfirmedRoster['confirmed']) => {
  const { by: actorId, actingAdminId, requestId } = confirmed
  return doneBy(db, { actorId, actingAdminId, requestId })
}

async function giveUpRow(roster: store.ConfirmedRoster, db: Database): Promise<void> {
  const [row] = waitingRows(roster.rows, roster.outcomes)
  if (row) await store.addOutcomes(db, roster, [{ row: row.row, code: null, findings: ['notSaved'] }], 0)
}

async function end(db: Database, roster: store.ConfirmedRoster): Promise<void> {
  const { rows, outcomes, confirmed } = roster
  const Created = outcomes.filter(({ code }) => code !== null).length
  const Skipped = rows.filter((row) => row.isSkipped).length
  const result = { Created, Skipped, Invited: confirmed.invited, Refused: outcomes.length - Created }
  const set = store.rosterColumns(null, { rows: rowsLeft(rows, outcomes), above: [], state: 'committed', result })
  await writeAct(byConfirmer(db, confirmed), noun, roster, 'endRoster', { set, data: result })
}
