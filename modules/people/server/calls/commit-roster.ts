import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nextNumbers } from '#platform/server/content/number-series.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { toMinor } from '#platform/shared/values/money.ts'
import { invite, inviteAccounts, refuseWritten } from '#modules/accounts/server/public.ts'
import type { rosterCalls } from '../../contract/calls.ts'
import { mappingIncomplete, nothingToImport, rosterHasErrors } from '../../contract/refusals.ts'
import type { RosterPerson } from '../../rules/roster/check.ts'
import type { RosterKind } from '../../rules/roster/fields.ts'
import { missingFields } from '../../rules/roster/mapping.ts'
import { rosterCounts } from '../../rules/roster/overview.ts'
import { namesOf } from '../../rules/roster/names.ts'
import { accountNames, keepingUnique } from '../acts/accounts.ts'
import { noun } from '../acts/roster-noun.ts'
import { checkStoredRoster } from '../roster/check-stored.ts'
import { findOrganization } from '../store/organizations.ts'
import { lockRoster, rosterColumns } from '../store/roster/rosters.ts'
import { addInstructors } from '../store/roster/instructors.ts'
import { addTrainees } from '../store/trainee-writes.ts'

/** An account for each, which waits for its first sign-in. */
const inviteAll = (db: Database, role: RosterKind, people: readonly RosterPerson[]) =>
  inviteAccounts(
    db,
    people.map((person) => ({ email: person.email!, role, ...accountNames(namesOf(person)) })),
  )

/** Accounts and trainees of all people at once; answers the ids of the accounts. */
async function makeTrainees(
  db: Database,
  vault: Vault,
  people: readonly RosterPerson[],
  organizationId: number | null,
  now: Date,
): Promise<number[]> {
  const accounts = await inviteAll(db, 'trainee', people)
  const codes = await nextNumbers(db, 'trainee', people.length, now)
  await addTrainees(
    db,
    vault,
    people.map((person, at) => ({
      account_id: accounts[at]!,
      organization_id: organizationId,
      code: codes[at]!,
      names: namesOf(person),
      gender: person.gender ?? null,
      birth_date: person.birthDate ?? null,
      nationality_id: person.nationality ? Number(person.nationality) : null,
      passport_number: person.passportNumber ?? null,
      passport_expires_on: person.passportExpiresOn ?? null,
      email: person.email!,
      work_email: person.workEmail ?? '',
      mobile: person.mobile ?? '',
      job_title: person.jobTitle ?? '',
      employer: person.employer ?? '',
    })),
  )
  return accounts
}

const idOf = (entry: string | undefined) => (entry ? Number(entry) : null)

/** The same of instructors, who teach here from now on. */
async function makeInstructors(db: Database, people: readonly RosterPerson[], now: Date): Promise<number[]> {
  const accounts = await inviteAll(db, 'instructor', people)
  const codes = await nextNumbers(db, 'instructor', people.length, now)
  await addInstructors(
    db,
    people.map((person, at) => ({
      account_id: accounts[at]!,
      code: codes[at]!,
      names: namesOf(person),
      email: person.email!,
      work_email: person.workEmail ?? '',
      mobile: person.mobile ?? '',
      title_id: idOf(person.title),
      nationality_id: idOf(person.nationality),
      country_id: idOf(person.country),
      status_id: idOf(person.status),
      industry_sector_id: idOf(person.sector),
      is_examiner: person.examiner === 'yes',
      is_practical_assessor: person.practicalAssessor === 'yes',
      ...feeOf(person.dailyFee, person.currency),
      work_experience: person.workExperience ?? '',
    })),
  )
  return accounts
}

/** `350.5 USD` as it is kept; no fee is none, in the currency that the row names. */
function feeOf(fee: string | undefined, currency: string | undefined) {
  const [amount, code] = fee?.split(' ') ?? ['0', currency ?? 'USD']
  return { daily_fee_minor: toMinor(Number(amount), code!), currency: code! }
}

export const commitRoster: Handler<typeof rosterCalls.commitRoster> = async (asked) => {
  const { db, actor, body, now, vault } = asked
  const roster = (await lockRoster(db, actor, body.ID)) ?? refuse(notFound)
  if (roster.state === 'committed' && roster.result) return { ID: roster.id, Invited: 0, ...roster.result }
  if (roster.state !== 'mapped') refuse(notNow, { action: 'commit', state: roster.state })
  if (roster.version !== body.Version) return refuseWritten(db, { by: roster.changedBy, at: roster.changedAt })
  const missing = missingFields(roster.mapping)
  if (missing.length > 0) refuse(mappingIncomplete, { fields: missing })
  const checked = await checkStoredRoster({ db, vault, now, actor: null }, roster)
  const counts = rosterCounts(roster.rows, checked)
  if (counts.Errors > 0) refuse(rosterHasErrors, { count: counts.Errors })
  if (checked.people.length === 0) refuse(nothingToImport)

  const accounts = await keepingUnique(() =>
    roster.kind === 'instructor'
      ? makeInstructors(db, checked.people, now)
      : makeTrainees(db, vault, checked.people, actor.organizationId ?? roster.organizationId, now),
  )
  // Whom an organization enters has agreed to nothing, and is told.
  const organization =
    actor.organizationId === null ? undefined : await findOrganization(db, actor, actor.organizationId)
  const tells = body.SendInvitations || organization !== undefined
  const Invited = tells ? await invite(db, accounts, now, organization?.Name) : 0
  const result = { Created: checked.people.length, Skipped: counts.Skipped, Invited }
  // Of the people themselves nothing stays here: they are trainees now. What was left out stays to be looked at.
  const rows = roster.rows.filter((row) => row.isSkipped)
  const set = rosterColumns(actor, { rows, above: [], state: 'committed', result })
  await writeAct(asked, noun, roster, 'commitRoster', { set, data: result })
  return { ID: roster.id, ...result }
}
