import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { TimeOfDay } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'

type Place = 'academy' | 'customerSite' | 'online'

/** What papers say of a registration, its class and its trainee. Whoever asks has asked `mayPrint` before. */
export const printedRegistration = (db: Database, id: number) =>
  db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'r.trainee_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'r.organization_id')
    .leftJoin('lookups.nationality as n', 'n.id', 't.nationality_id')
    .leftJoin('lookups.room_type as rt', 'rt.id', 'r.room_type_id')
    .leftJoin('lookups.hotel as h', 'h.id', 'r.hotel_id')
    .where('r.id', '=', id)
    .select(['r.code as RegistrationCode', 'r.class_id as classId', 'r.trainee_id as traineeId', 'r.travel'])
    .select(['c.class_code as ClassCode', 'c.course_code as CourseCode'])
    .select([sql<Trilingual>`c.course_name`.as('CourseName'), sql<Place>`c.place`.as('Place')])
    .select([sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName'), 'c.hours as Hours'])
    .select(['c.starts_on as StartDate', 'c.ends_on as EndDate'])
    .select(
      sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', c.fee_minor, 'Currency', c.currency)`.as(
        'Fee',
      ),
    )
    .select(['t.trainee_code as TraineeCode', bothNames('t.trainee_name').as('TraineeName')])
    .select(['t.gender as Gender', 't.birth_date as BirthDate', 'n.name as NationalityName'])
    .select(['t.passport_ending as PassportEnding', 't.passport_expires_on as PassportExpiresOn'])
    .select(['t.trainee_email as Email', 't.work_email as WorkEmail', 't.mobile as Mobile', 't.job_title as JobTitle'])
    .select(
      sql<Trilingual | null>`case when r.organization_agreed_at is not null then o.organization_name end`.as(
        'PayerName',
      ),
    )
    .select(['r.needs_accommodation as NeedsAccommodation', 'rt.name as RoomTypeName', 'r.nights as Nights'])
    .select(['h.name as HotelName', 'r.hotel as OtherHotel', 'r.flight as Flight', 'r.notes as Notes'])
    .select(['r.submitted_at as SubmittedAt', 'r.confirmed_at as ConfirmedAt'])
    .executeTakeFirstOrThrow()

/** The sessions of a class that are held, in their order. */
export const sessionsOf = (db: Database, classId: number) =>
  db
    .selectFrom('classes.session_facts')
    .where('class_id', '=', classId)
    .where('session_state', '<>', 'cancelled')
    .select(['day as Day', sql<TimeOfDay>`starts_at`.as('StartsAt'), sql<TimeOfDay>`ends_at`.as('EndsAt')])
    .orderBy('day')
    .orderBy('starts_at')
    .execute()
