import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day, Instant } from '#platform/shared/values/dates.ts'
import type { RoomKind, Seat } from '../../rules/rooms.ts'
import { nameOf } from './rooms.ts'

interface OwnRoom {
  readonly ID: number | null
  readonly Kind: RoomKind
  readonly CourseClassID: number
  readonly ClassCode: string
  readonly CourseName: Trilingual
  readonly classState: string
  readonly endsOn: Day
  readonly bothSeated: boolean
  readonly withAccount: number | null
  readonly withName: Trilingual | null
  readonly LastSeq: number
  readonly ReadSeq: number
  readonly Unread: number
  readonly IsMentioned: boolean
  readonly lastAt: Instant | null
  readonly lastName: Trilingual | null
  readonly lastIsOwn: boolean | null
  readonly lastText: string | null
  readonly lastHasFile: boolean | null
  readonly lastIsDeleted: boolean | null
}

/** The rooms of the classes in which an account sits, also those of classes that nobody has opened, and its conversations. */
export async function ownRooms(db: Database, accountId: number): Promise<OwnRoom[]> {
  const { rows } = await sql<OwnRoom>`
    with seated as materialized (
      select distinct class_id, trainee_id, instructor_id from chat.seat_facts where account_id = ${accountId}),
    reached as (
      select s.class_id, r.id, null::integer as instructor_id, null::integer as trainee_id
      from (select distinct class_id from seated) s
      left join chat.room r on r.class_id = s.class_id and r.trainee_id is null
      union
      select r.class_id, r.id, r.instructor_id, r.trainee_id
      from seated s join chat.room r on r.class_id = s.class_id and r.trainee_id is not null
        and (r.trainee_id = s.trainee_id or r.instructor_id = s.instructor_id))
    select r.id as "ID", case when r.trainee_id is null then 'class' else 'two' end as "Kind", r.class_id as "CourseClassID",
      c.class_code as "ClassCode", c.course_name as "CourseName", c.class_state as "classState", c.ends_on as "endsOn",
      r.trainee_id is null or o.account_id is not null as "bothSeated",
      a.account_id as "withAccount", case when a.account_id is not null then ${nameOf('a')} end as "withName",
      coalesce(k.last_seq, 0) as "LastSeq", coalesce(d.read_seq, 0) as "ReadSeq",
      coalesce(n.unread, 0) as "Unread", coalesce(n.mentioned, false) as "IsMentioned",
      m.sent_at as "lastAt", case when m.id is not null then ${nameOf('b')} end as "lastName",
      m.account_id = ${accountId} as "lastIsOwn", left(m.text, 160) as "lastText",
      m.file_id is not null as "lastHasFile", m.deleted_at is not null as "lastIsDeleted"
    from reached r
    join classes.class_facts c on c.class_id = r.class_id
    left join chat.room k on k.id = r.id
    left join chat.mark d on d.room_id = r.id and d.account_id = ${accountId}
    left join chat.message m on m.room_id = r.id and m.seq = k.last_seq
    left join accounts.account_facts b on b.account_id = m.account_id
    left join lateral (select count(*)::integer as unread, bool_or(${accountId} = any (u.mentions)) as mentioned
      from chat.message u where u.room_id = r.id and u.seq > coalesce(d.read_seq, 0)
        and u.account_id <> ${accountId} and u.deleted_at is null) n on true
    left join lateral (select s.account_id from chat.seat_facts s where r.trainee_id is not null
      and s.class_id = r.class_id and s.account_id <> ${accountId}
      and (s.trainee_id = r.trainee_id or s.instructor_id = r.instructor_id) limit 1) o on true
    left join accounts.own_record_facts w on r.trainee_id is not null and w.account_id <> ${accountId}
      and ((w.record_kind = 'trainee' and w.record_id = r.trainee_id)
        or (w.record_kind = 'instructor' and w.record_id = r.instructor_id))
    left join accounts.account_facts a on a.account_id = w.account_id
    where c.class_state <> 'draft'
    order by m.sent_at desc nulls last, c.starts_on desc, r.class_id desc, r.id limit 200`.execute(db)
  return rows
}

interface Contact {
  readonly CourseClassID: number
  readonly ClassCode: string
  readonly CourseName: Trilingual
  readonly classState: string
  readonly endsOn: Day
  readonly MemberID: number
  readonly Name: Trilingual
  readonly Seat: Seat
}

/** With whom of the own classes an account may have a conversation: trainees with instructors, and the other way. */
export async function contactsOf(db: Database, accountId: number): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    with seated as materialized (
      select distinct class_id, seat from chat.seat_facts
      where account_id = ${accountId} and seat in ('trainee', 'instructor'))
    select distinct on (c.starts_on, s.class_id, s.account_id) s.class_id as "CourseClassID", c.class_code as "ClassCode",
      c.course_name as "CourseName", c.class_state as "classState", c.ends_on as "endsOn",
      s.account_id as "MemberID", ${nameOf('a')} as "Name", s.seat as "Seat"
    from seated o
    join chat.seat_facts s on s.class_id = o.class_id and s.account_id <> ${accountId}
      and s.seat = case o.seat when 'trainee' then 'instructor' else 'trainee' end
    join classes.class_facts c on c.class_id = s.class_id
    join accounts.account_facts a on a.account_id = s.account_id
    where c.class_state not in ('draft', 'cancelled')
    order by c.starts_on desc, s.class_id desc, s.account_id limit 500`.execute(db)
  return rows
}
