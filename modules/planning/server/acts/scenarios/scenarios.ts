import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { nothingToBranch, scenarioNameUsed, tooManyScenarios } from '../../../contract/refusals.ts'
import type { AlongRows } from '../../along-rows.ts'
import * as store from '../../store/scenarios/scenarios.ts'
import type { Recording } from '../doing.ts'
import { noun } from './scenario-noun.ts'

type Fields = Argument<typeof planningCalls.addScenario>['body']
type Changed = Argument<typeof planningCalls.editScenario>['body']

/** A year is compared and chosen from; nobody chooses among more. */
export const mostScenarios = 20

export const lockScenario = async (db: Database, id: number): Promise<store.LockedScenario> =>
  (await store.lockedScenario(db, id)) ?? refuse(notFound)

async function refuseName(db: Database, year: number, name: string, but: number): Promise<void> {
  if (await store.isNameUsed(db, year, name, but))
    refuse(scenarioNameUsed, { name }, [{ path: 'Name', code: 'alreadyUsed' }])
}

/** Branches the active plan of a year, or another scenario of it, with what stands beside its rows. */
export async function addScenario(doing: Recording, along: AlongRows, fields: Fields) {
  const { db } = doing
  const { Year: year, FromID: fromId, Name: name, Note: note } = fields
  await store.lockYear(db, year)
  if (fromId !== null && (await store.scenarioYear(db, fromId)) !== year) refuse(notFound)
  if ((await store.countOfYear(db, year)) >= mostScenarios) refuse(tooManyScenarios, { most: mostScenarios })
  await refuseName(db, year, name, 0)
  const scenario = await store.insertScenario(db, { year, name, note })
  const pairs = await store.branchRows(db, { year, fromId, toId: scenario.id })
  if (pairs.length === 0) refuse(nothingToBranch, { year })
  await along.copy(doing, pairs, false)
  await writeNew(doing, noun, scenario, 'addScenario', { fromId, rows: pairs.length })
  return { ID: scenario.id, Version: scenario.version, Rows: pairs.length }
}

export async function editScenario(doing: Recording, id: number, { Name, Note, Version }: Changed) {
  const scenario = await lockScenario(doing.db, id)
  if (scenario.version !== Version) return refuseChanged(doing.db, ['planScenario', id])
  await refuseName(doing.db, scenario.year, Name, id)
  await writeAct(doing, noun, scenario, 'editScenario', { set: { name: Name, note: Note } })
  return { ID: id, Version: Version + 1 }
}

/** With its rows; those of the active plan stay. */
export async function deleteScenario(doing: Recording, id: number): Promise<void> {
  const scenario = await lockScenario(doing.db, id)
  await writeGone(doing, noun, scenario, 'deleteScenario', () => store.removeScenario(doing.db, id))
}
