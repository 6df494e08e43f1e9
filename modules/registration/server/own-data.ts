import { sql } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import type { OwnData, Person } from '#platform/server/content/own-data.ts'
import { leftStates, underWayStates } from '../rules/main-track.ts'
import { erase } from './erase.ts'

/** Whose invoices the person pays: of the own registrations that nobody else pays, or those that the own organization pays. */
const whoPays = ({ traineeId, organizationId }: Person) => sql`
  ((r.trainee_id = ${traineeId} and r.organization_agreed_at is null)
    or (r.organization_id = ${organizationId} and r.organization_agreed_at is not null))`

/** The own registrations; who pays gets the invoices from billing. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'registrations',
      tables: [
        'registration.registration',
        'registration.registration_extra',
        'registration.move',
        'registration.document',
        'registration.transfer',
        'registration.visa_letter',
        'registration.override',
      ],
      rows: ({ accountId, traineeId }) => sql`
        select r.id::bigint as key, jsonb_build_object('Code', r.code, 'Class', c.class_code, 'Course', c.course_code,
          'CourseName', c.course_name, 'StartsOn', c.starts_on, 'EndsOn', c.ends_on, 'State', r.main, 'Visa', r.visa,
          'Money', r.money, 'Travel', r.travel, 'Reason', r.reason, 'HasSeat', r.has_seat,
          'NeedsAccommodation', r.needs_accommodation, 'RoomType', (select l.name from lookups.room_type l
            where l.id = r.room_type_id), 'Nights', r.nights, 'Extras', (select coalesce(jsonb_agg(f.name order by f.position), '[]')
            from registration.registration_extra x join lookups.additional_facility f on f.id = x.additional_facility_id
            where x.registration_id = r.id), 'Flight', r.flight, 'ArrivesOn', r.arrives_on, 'ArrivesAt', r.arrives_at,
          'DepartsOn', r.departs_on, 'DepartsAt', r.departs_at, 'FlightBack', r.departure_flight,
          'Hotel', coalesce((select to_jsonb(l.name) from lookups.hotel l where l.id = r.hotel_id), to_jsonb(r.hotel)),
          'Notes', r.notes, 'PaidByOrganization', (select o.organization_name from people.organization_name_facts o
            where o.organization_id = r.organization_id), 'OrganizationAgreedAt', r.organization_agreed_at,
          'CreatedAt', r.created_at, 'SubmittedAt', r.submitted_at, 'ConfirmedAt', r.confirmed_at,
          'WaitingSince', r.waiting_since, 'AskedToMoveTo', (select w.class_code from classes.class_facts w
            where w.class_id = r.wished_class_id), 'WhyToMove', r.wish_reason,
          'MovedTo', (select jsonb_build_object('Code', o.code, 'Currency', t.currency, 'CarriedMinor', t.carried_minor,
              'ToReturnMinor', t.to_return_minor, 'At', t.at) from registration.transfer t
            join registration.registration o on o.id = t.to_id where t.from_id = r.id),
          'Steps', (select coalesce(jsonb_agg(jsonb_build_object('At', m.at, 'Track', m.track, 'Action', m.action,
              'From', m.from_state, 'To', m.to_state, 'Reason', m.reason, 'ByYourself', m.actor_id = ${accountId})
              order by m.id), '[]') from registration.move m where m.registration_id = r.id),
          'PlaceToConfirm', r.place_asked, 'AgreedInRequest', r.is_agreed,
          'BudgetMinor', case when r.organization_id is null then r.trainee_budget_minor end,
          'LetPass', (select coalesce(jsonb_agg(jsonb_build_object('What', v.kind, 'Reason', v.reason, 'At', v.at)
              order by v.at), '[]') from registration.override v where v.registration_id = r.id),
          'Documents', (select coalesce(jsonb_agg(jsonb_build_object('Kind', d.kind, 'FileNumber', d.file_id,
              'UploadedAt', d.uploaded_at) order by d.id), '[]')
            from registration.document d where d.registration_id = r.id),
          'VisaLetters', (select coalesce(jsonb_agg(jsonb_build_object('IssuedAt', l.issued_at, 'NameAr', l.name_ar,
              'NameEn', l.name_en, 'Gender', l.gender, 'BirthDate', l.birth_date, 'Nationality', l.nationality,
              'PassportExpiresOn', l.passport_expires_on) order by l.id), '[]')
            from registration.visa_letter l where l.registration_id = r.id)) as row
        from registration.registration r
        join classes.class_facts c on c.class_id = r.class_id
        where r.trainee_id = ${traineeId}`,
    },
  ],
  without: {
    'registration.assignee': 'Who of the academy decides about a registration at the moment, for half an hour.',
  },
  files: {
    columns: ['registration.document.file_id'],
    ids: (person) => sql`
      select d.file_id as id from registration.document d
      join registration.registration r on r.id = d.registration_id where r.trainee_id = ${person.traineeId}`,
  },
  blocks: (person) => sql`
    select 'registration' as kind, r.code from registration.registration r
    where r.trainee_id = ${person.traineeId} and r.main in (${anyOf(underWayStates)})
    union all
    select 'invoice', i.invoice_number from billing.invoice_facts i
    join registration.registration r on r.id = i.subject_id
    where i.subject_kind = 'registration' and i.invoice_state = 'sent' and r.money not in ('waived', 'refunded') and ${whoPays(person)}
    union all
    select 'refund', r.code from registration.registration r
    where r.main in (${anyOf(leftStates)}) and r.money in ('paid', 'partial')
      and r.trainee_id = ${person.traineeId}`,
  counts: (person) => sql`
    select 'registrations' as kind, count(*)::integer as count
    from registration.registration where trainee_id = ${person.traineeId}`,
  erase,
}
