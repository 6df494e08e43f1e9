import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { refuseWritten } from '#modules/accounts/server/public.ts'
import type { rosterCalls } from '../../contract/calls.ts'
import { mappingIncomplete, nothingToImport, rosterHasErrors } from '../../contract/refusals.ts'
import { missingFields } from '../../rules/roster/mapping.ts'
import { rosterCounts } from '../../rules/roster/overview.ts'
import { noun } from '../acts/roster-noun.ts'
import { checkStoredRoster } from '../roster/check-stored.ts'
import { findOrganization } from '../store/organizations.ts'
import { lockRoster, rosterColumns } from '../store/roster/rosters.ts'

/** Confirms an import; `goOnWithRosters` saves its rows, woken by what this writes down. */
export const commitRoster: Handler<typeof rosterCalls.commitRoster> = async (asked) => {
  const { db, actor, body, now, vault, request } = asked
  const roster = (await lockRoster(db, actor, body.ID)) ?? refuse(notFound)
  if (roster.state === 'committing' || roster.state === 'committed') return { ID: roster.id, Version: roster.version }
  if (roster.state !== 'mapped') refuse(notNow, { action: 'commit', state: roster.state })
  if (roster.version !== body.Version) return refuseWritten(db, { by: roster.changedBy, at: roster.changedAt })
  const missing = missingFields(roster.mapping)
  if (missing.length > 0) refuse(mappingIncomplete, { fields: missing })
  const checked = await checkStoredRoster({ db, vault, now, actor: null }, roster)
  const { Errors } = rosterCounts(roster.rows, checked)
  if (Errors > 0) refuse(rosterHasErrors, { count: Errors })
  if (checked.people.length === 0) refuse(nothingToImport)

  // Whom an organization enters has agreed to nothing, and is told.
  const organization =
    actor.organizationId === null ? undefined : await findOrganization(db, actor, actor.organizationId)
  const confirmed = {
    by: actor.userId,
    actingAdminId: actor.actingAdminId,
    requestId: request.id,
    invites: body.SendInvitations || organization !== undefined,
    organization: organization?.Name ?? null,
    rows: checked.people.length,
    invited: 0,
  }
  const set = rosterColumns(actor, {
    state: 'committing',
    confirmed,
    ...(actor.organizationId !== null && { organizationId: actor.organizationId }),
  })
  await writeAct(asked, noun, roster, 'commitRoster', { set, data: { rows: checked.people.length } })
  return { ID: roster.id, Version: roster.version + 1 }
}
