import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import type { VisaNeed, visaStart } from '../../rules/desk/visa-need.ts'
import { leftStates } from '../../rules/main-track.ts'

export interface Wishes {
  readonly NeedsAccommodation: boolean
  readonly RoomTypeID: number | null
  readonly Nights: number | null
  readonly ExtraIDs: readonly number[]
  readonly NeedsTravel: boolean
  readonly Notes: string
  /** In minor units of the class's currency: what whoever pays means to spend, where they said so. */
  readonly TraineeBudget: number | null
  readonly CourseBudget: number | null
}

export interface NewRegistration {
  readonly code: string
  readonly classId: number
  readonly traineeId: number
  readonly organizationId: number | null
  readonly agreedAt: Date | null
  readonly visa: (typeof visaStart)[VisaNeed]
  /** Agreed in a course request. */
  readonly isAgreed: boolean
  /** The trainee is to say whether they come. */
  readonly placeAsked: boolean
  readonly wishes: Wishes
  readonly now: Date
}

const budgetColumns = ({ TraineeBudget, CourseBudget }: Wishes) => ({
  trainee_budget_minor: TraineeBudget,
  course_budget_minor: CourseBudget,
})

export const wishColumns = ({ NeedsAccommodation, RoomTypeID, Nights, NeedsTravel, Notes }: Wishes) => ({
  needs_accommodation: NeedsAccommodation,
  room_type_id: NeedsAccommodation ? RoomTypeID : null,
  nights: NeedsAccommodation ? Nights : null,
  travel: NeedsAccommodation || NeedsTravel ? ('awaitingTravel' as const) : ('notNeeded' as const),
  notes: Notes,
})

/** Adds the draft; null where the trainee has a live registration to the class: the partial unique index decides. */
export async function insertRegistration(db: Database, added: NewRegistration): Promise<number | null> {
  const row = await db
    .insertInto('registration.registration')
    .values({
      code: added.code,
      class_id: added.classId,
      trainee_id: added.traineeId,
      organization_id: added.organizationId,
      organization_agreed_at: added.agreedAt,
      visa: added.visa,
      created_at: added.now,
      is_agreed: added.isAgreed,
      place_asked: added.placeAsked,
      ...wishColumns(added.wishes),
      ...budgetColumns(added.wishes),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['class_id', 'trainee_id'])
        .where(sql<boolean>`main not in (${anyOf(leftStates)})`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Makes these the paid extras that the registration wishes. */
export async function putExtras(db: Database, registrationId: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('registration.registration_extra').where('registration_id', '=', registrationId).execute()
  if (ids.length === 0) return
  await db
    .insertInto('registration.registration_extra')
    .values(ids.map((id) => ({ registration_id: registrationId, additional_facility_id: id })))
    .execute()
}

/** The code of the trainee's live registration to the class. */
export async function liveRegistration(db: Database, classId: number, traineeId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .where('trainee_id', '=', traineeId)
    .where('main', 'not in', leftStates)
    .select('code')
    .executeTakeFirst()
  return row?.code
}

/** The code of another live registration of the trainee to the class than this one. */
export async function otherLiveRegistration(
  db: Database,
  classId: number,
  traineeId: number,
  exceptId: number | null,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .where('trainee_id', '=', traineeId)
    .where('main', 'not in', leftStates)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId!))
    .select('code')
    .executeTakeFirst()
  return row?.code
}

/** The trainee's live registration to the class, by its id. */
export const liveRegistrationId = async (
  db: Database,
  classId: number,
  traineeId: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('registration.registration')
      .where('class_id', '=', classId)
      .where('trainee_id', '=', traineeId)
      .where('main', 'not in', leftStates)
      .select('id')
      .executeTakeFirst()
  )?.id

/** The live registrations that these trainees have to the class, by trainee, and which organization stands on each. */
export async function liveRegistrations(db: Database, classId: number, traineeIds: readonly number[]) {
  const rows = await db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .where((eb) => eb('trainee_id', '=', eb.fn.any(eb.val([...traineeIds]))))
    .where('main', 'not in', leftStates)
    .select(['trainee_id', 'code', 'organization_id as organizationId'])
    .execute()
  return new Map(rows.map(({ trainee_id, ...row }) => [trainee_id, row]))
}

/**
 * The wishes as columns. Another payer has to agree; a class made for an organization stays the organization's to pay.
 * `pays`: whoever changes them pays, or decides for the academy; what others mean to spend is left alone.
 */
export async function changedColumns(
  db: Database,
  registration: { classId: number; organizationId: number | null },
  wishes: Wishes,
  payer: { organizationId: number | null } | null,
  pays: boolean,
) {
  const { organization_id: owner } = await db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', registration.classId)
    .select('organization_id')
    .executeTakeFirstOrThrow()
  const changed = payer && owner === null && payer.organizationId !== registration.organizationId
  return {
    ...wishColumns(wishes),
    ...(pays && budgetColumns(wishes)),
    ...(changed && { organization_id: payer.organizationId, organization_agreed_at: null }),
  }
}
