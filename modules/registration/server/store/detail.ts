import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { SettingsOf } from '#platform/shared/settings/section.ts'
import type { visaSettings } from '../../contract/settings.ts'
import { twinsOf } from '#modules/billing/server/public.ts'
import { mayMove } from '../../rules/actions.ts'
import { passportNeededUntil } from '../../rules/passport.ts'
import { printedFor } from '../../rules/papers/printed.ts'
import { isReviewer, partyOf } from '../../rules/parties.ts'
import { hasVisaLetter } from './printed/printable.ts'
import { overridesOf } from './objections/overrides.ts'
import { reachesRegistration } from './reach.ts'
import { documentsOf, extrasOf, historyOf, invoicesOf, proofsOf, stayPriceOf } from './papers.ts'
import { joined, rowColumns, withActions } from './rows.ts'
import { readiness, traineeFacts } from './trainee.ts'
import { transferOf } from './transfer/transfers.ts'

export interface View {
  readonly now: Date
  readonly language: string
  readonly settings: SettingsOf<typeof visaSettings> & SettingsOf<typeof zoneSettings>
}

/** The proofs of payment; who verifies them is told which were handed in elsewhere too. */
async function proofsShown(db: Database, actor: Actor, id: number, language: string) {
  const proofs = await proofsOf(db, id, language)
  const twins = isReviewer(actor) && proofs.length > 0 ? await twinsOf(db, 'registration', [id]) : null
  return proofs.map((proof) => ({ ...proof, Twins: [...(twins?.get(proof.ID) ?? [])] }))
}

/** One registration that the actor reaches, by its id or its code, with everything around it; else null. */
export async function registrationDetail(
  db: Database,
  actor: Actor,
  by: { id: number } | { code: string },
  view: View,
) {
  const found = await joined(db)
    .leftJoin('lookups.nationality as n', 'n.id', 't.nationality_id')
    .leftJoin('lookups.hotel as h', 'h.id', 'r.hotel_id')
    .where(reachesRegistration(actor))
    .where((eb) => ('id' in by ? eb('r.id', '=', by.id) : eb('r.code', '=', by.code)))
    .select(rowColumns)
    .select([
      'c.place as Place',
      sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName'),
      'c.hours as Hours',
      'c.class_language as ClassLanguage',
      'c.min_trainees as MinTrainees',
      'c.max_trainees as MaxTrainees',
      'c.seats_taken as SeatsTaken',
      'r.room_type_id as RoomTypeID',
      'r.hotel_id as HotelID',
      'h.name as HotelName',
      'r.flight as Flight',
      'r.arrives_on as ArrivesOn',
      sql<string | null>`to_char(r.arrives_at, 'HH24:MI')`.as('ArrivesAt'),
      'r.departs_on as DepartsOn',
      sql<string | null>`to_char(r.departs_at, 'HH24:MI')`.as('DepartsAt'),
      'r.departure_flight as DepartureFlight',
      'r.hotel as Hotel',
      'r.notes as Notes',
      'r.created_at as CreatedAt',
      'r.confirmed_at as ConfirmedAt',
      't.gender as Gender',
      't.birth_date as BirthDate',
      'n.name as NationalityName',
      't.passport_ending as PassportEnding',
      't.passport_expires_on as PassportExpiresOn',
      't.trainee_email as Email',
      't.mobile as Mobile',
      't.job_title as JobTitle',
      sql<boolean>`coalesce(o.credit_approved, false)`.as('OrganizationHasCredit'),
      hasVisaLetter.as('hasLetter'),
      'r.trainee_budget_minor as traineeBudget',
      'r.course_budget_minor as courseBudget',
    ])
    .executeTakeFirst()
  if (!found) return null
  const { hasLetter, traineeBudget, courseBudget, ...row } = found
  // What the payer means to spend is nobody else's business.
  const showsBudgets = isReviewer(actor) || (actor.organizationId === null) === (row.OrganizationID === null)
  const budget = (Minor: number | null) =>
    Minor === null || !showsBudgets ? null : { Minor, Currency: row.Fee.Currency }
  const trainee = (await traineeFacts(db, row.TraineeID))!
  // An organization that is only asked to pay answers that; the trainee's papers are not its to read yet.
  const sponsorPending = row.OrganizationAgreed === false
  const showsPapers = mayMove({ sponsorPending }, partyOf(actor))
  const printable = { main: row.Main, visa: row.Visa, classState: row.ClassState, sponsorPending, hasLetter }
  const { missing } = readiness(trainee, { place: row.Place, endsOn: row.EndDate }, view.settings)
  return {
    ...withActions(row, actor, { now: view.now, timeZone: view.settings.timeZone }),
    PassportNeededUntil: passportNeededUntil(row.EndDate, view.settings.passportMonths),
    Missing: missing,
    TraineeBudget: budget(traineeBudget),
    CourseBudget: budget(courseBudget),
    Overrides: await overridesOf(db, row.ID, view.language),
    Extras: await extrasOf(db, row.ID),
    StayPrice: isReviewer(actor) ? await stayPriceOf(db, row) : null,
    ...(await invoicesOf(db, row.ID)),
    Proofs: showsPapers ? await proofsShown(db, actor, row.ID, view.language) : [],
    Documents: showsPapers ? await documentsOf(db, row.ID) : [],
    Printed: printedFor(printable, partyOf(actor)),
    History: await historyOf(db, row.ID, view.language),
    ...(await transferOf(db, actor, row.ID)),
  }
}
