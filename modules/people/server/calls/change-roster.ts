import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { refuseWritten } from '#modules/accounts/server/public.ts'
import type { rosterCalls } from '../../contract/calls.ts'
import { mappingIncomplete } from '../../contract/refusals.ts'
import { foreignColumn, repeatedFields } from '../../rules/roster/mapping.ts'
import { noun } from '../acts/roster-noun.ts'
import { checkStoredRoster } from '../roster/check-stored.ts'
import { changeRoster, lockRoster, rosterColumns, type StoredRoster } from '../store/roster/rosters.ts'

/** The import, locked, as long as it is not committed and nobody changed it since it was seen. */
export async function openRoster(
  db: Database,
  actor: Actor,
  asked: { ID: number; Version: number },
): Promise<StoredRoster> {
  const roster = (await lockRoster(db, actor, asked.ID)) ?? refuse(notFound)
  if (roster.state !== 'mapped') refuse(notNow, { action: 'change', state: roster.state })
  if (roster.version !== asked.Version) return refuseWritten(db, { by: roster.changedBy, at: roster.changedAt })
  return roster
}

export const mapRoster: Handler<typeof rosterCalls.mapRoster> = async ({ db, actor, body }) => {
  const roster = await openRoster(db, actor, body)
  const mapping = roster.header.map((_, at) => body.Mapping[at] ?? null)
  const foreign = foreignColumn(mapping, roster.kind)
  if (foreign >= 0) refuse(invalidInput, {}, [{ path: `Mapping.${foreign}`, code: 'invalid' }])
  const repeated = repeatedFields(mapping)
  if (repeated.length > 0) refuse(mappingIncomplete, { fields: repeated })
  const organizationId = roster.kind === 'trainee' ? (actor.organizationId ?? body.OrganizationID) : null
  return changeRoster(db, actor, roster.id, { mapping, organizationId })
}

export const fixRoster: Handler<typeof rosterCalls.fixRoster> = async ({ db, actor, body }) => {
  const roster = await openRoster(db, actor, body)
  const byRow = Map.groupBy(body.Cells, (cell) => cell.Row)
  const rows = roster.rows.map((row) => {
    const fixes = byRow.get(row.row)
    if (!fixes) return row
    byRow.delete(row.row)
    const cells = [...row.cells]
    for (const fix of fixes) if (fix.Column <= roster.header.length) cells[fix.Column - 1] = fix.Text
    return { ...row, cells }
  })
  if (byRow.size > 0) refuse(notFound)
  return changeRoster(db, actor, roster.id, { rows })
}

export const skipRosterRows: Handler<typeof rosterCalls.skipRosterRows> = async ({ db, actor, body, now, vault }) => {
  const roster = await openRoster(db, actor, body)
  const named = new Set(body.Rows)
  if (named.size === 0 && body.IsSkipped)
    for (const finding of (await checkStoredRoster({ db, vault, now, actor: null }, roster)).findings)
      if (finding.severity === 'error') named.add(finding.row)
  const isMeant = (row: number) => (body.Rows.length === 0 && !body.IsSkipped ? true : named.has(row))
  const rows = roster.rows.map((row) => (isMeant(row.row) ? { ...row, isSkipped: body.IsSkipped } : row))
  return changeRoster(db, actor, roster.id, { rows })
}

export const dropRoster: Handler<typeof rosterCalls.dropRoster> = async (asked) => {
  const { db, actor, query } = asked
  const roster = (await lockRoster(db, actor, query.ID)) ?? refuse(notFound)
  if (roster.state === 'committing' || roster.state === 'committed')
    refuse(notNow, { action: 'dropRoster', state: roster.state })
  const set = rosterColumns(actor, { rows: [], above: [], state: 'dropped' })
  await writeAct(asked, noun, roster, 'dropRoster', { set })
  return { Done: true }
}
