import { sql } from 'kysely'
import type { Trilingual } from '#platform/shared/text.ts'
import { each, ofClass, ofPerson, one, opens, personName, shownPerson, type SubjectRows } from './subject.ts'

const shownClass = {
  join: sql`join catalogue.course sk on sk.id = c.course_id`,
  id: sql`c.id`,
  code: sql`c.code`,
  name: sql<Trilingual>`sk.name`,
  opens: opens('class'),
  opensId: sql`c.id`,
} as const

/** Classes that were not called off, on their first day. */
export const classes: SubjectRows = {
  from: sql`classes.course_class c`,
  where: sql`c.state <> 'cancelled'`,
  at: { day: sql`c.starts_on` },
  brings: () => ({
    classes: each,
    offered: sql`c.max_trainees`,
    sold: sql`c.seats_taken`,
    free: sql`greatest(0, c.max_trainees - c.seats_taken)`,
  }),
  by: { ...ofClass, state: { key: sql`c.state` } },
  shown: shownClass,
}

const minutes = sql`extract(epoch from s.ends_at - s.starts_at) / 60`

/** Sessions that were held or are to be, with each instructor who has accepted; on their day. */
export const instructors: SubjectRows = {
  from: sql`classes.class_session s join classes.course_class c on c.id = s.class_id
    join classes.class_staff i on i.class_id = c.id and i.state = 'accepted' and i.role in ('lead', 'assistant')`,
  where: sql`s.state <> 'cancelled' and c.state <> 'cancelled'`,
  at: { day: sql`s.day` },
  brings: () => ({ sessions: each, hours: sql`${minutes} / 60` }),
  by: {
    course: ofClass.course,
    instructor: {
      join: sql`join people.instructor gi on gi.id = i.instructor_id`,
      key: sql`i.instructor_id`,
      name: personName('gi'),
    },
  },
  shown: {
    ...shownClass,
    join: sql`join catalogue.course sk on sk.id = c.course_id join people.instructor si on si.id = i.instructor_id`,
    id: sql`s.id::text || '-' || i.instructor_id`,
    person: personName('si'),
  },
}

/** Sessions in the academy's class rooms, on their day. */
export const rooms: SubjectRows = {
  from: sql`classes.class_session s join classes.course_class c on c.id = s.class_id`,
  where: sql`s.state <> 'cancelled' and c.state <> 'cancelled' and s.class_room_id is not null`,
  at: { day: sql`s.day` },
  brings: () => ({ sessions: each, hours: sql`${minutes} / 60` }),
  by: {
    course: ofClass.course,
    classRoom: {
      join: sql`join planning.class_room gr on gr.id = s.class_room_id`,
      key: sql`s.class_room_id`,
      name: sql<Trilingual>`gr.name`,
    },
  },
  shown: { ...shownClass, id: sql`s.id` },
}

/** What of a session lies within its room's hours. */
const withinHours = sql`greatest(0, extract(epoch from least(s.ends_at, r.bookable_to) - greatest(s.starts_at, r.bookable_from)) / 3600)`

/** The days of rooms that may be booked between certain hours, holidays aside, with what sessions take of these. */
export const roomUse: SubjectRows = {
  from: ({ from, to }) => sql`planning.class_room r
    cross join (select day::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') day) d
    left join (select s.class_room_id, s.day, sum(${withinHours}) as hours
      from classes.class_session s join classes.course_class c on c.id = s.class_id
      join planning.class_room r on r.id = s.class_room_id
      where s.day between ${from}::date and ${to}::date and s.state <> 'cancelled' and c.state <> 'cancelled'
      group by 1, 2) taken on taken.class_room_id = r.id and taken.day = d.day`,
  where: sql`r.is_active and r.bookable_from < r.bookable_to
    and not exists (select from planning.holiday h where d.day between h.first_day and h.last_day)`,
  at: { day: sql`d.day` },
  brings: () => ({
    bookable: sql`extract(epoch from r.bookable_to - r.bookable_from) / 3600`,
    used: sql`coalesce(taken.hours, 0)`,
  }),
  by: { classRoom: { key: sql`r.id`, name: sql<Trilingual>`r.name` } },
  shown: {
    id: sql`r.id::text || '-' || d.day`,
    code: sql`r.code`,
    name: sql<Trilingual>`r.name`,
    opens: sql`null`,
    opensId: sql`null::integer`,
  },
}

/** Marks of attendance, on the day of their session. */
export const attendance: SubjectRows = {
  from: sql`attendance.mark m join classes.class_session s on s.id = m.session_id
    join classes.course_class c on c.id = s.class_id join registration.registration r on r.id = m.registration_id`,
  where: sql`s.state <> 'cancelled'`,
  at: { day: sql`s.day` },
  brings: () => ({
    marked: each,
    present: one(sql`m.state = 'present'`),
    late: one(sql`m.state in ('late', 'leftEarly')`),
    excused: one(sql`m.state = 'excused'`),
    absent: one(sql`m.state = 'absent'`),
    attended: one(sql`m.state in ('present', 'late', 'leftEarly')`),
    owed: one(sql`m.state <> 'excused'`),
  }),
  by: {
    course: ofClass.course,
    instructor: ofClass.instructor,
    ...ofPerson(sql`r.trainee_id`, sql`r.organization_id`),
  },
  shown: {
    ...shownPerson(sql`r.trainee_id`),
    id: sql`m.session_id::text || '-' || m.registration_id`,
    code: sql`r.code`,
    opens: opens('registration'),
    opensId: sql`r.id`,
  },
}

const publishedOn = { instant: sql`f.published_at` }

/** Published results of classes, on the day of their publication. */
export const results: SubjectRows = {
  from: sql`evaluation.final_result f join registration.registration r on r.id = f.registration_id
    join classes.course_class c on c.id = r.class_id`,
  where: sql`f.is_current and f.published_at is not null`,
  at: publishedOn,
  brings: () => ({
    judged: each,
    passed: one(sql`f.passed`),
    failed: one(sql`not f.passed`),
    percents: sql`coalesce(f.percent, 0)`,
  }),
  by: {
    course: ofClass.course,
    instructor: ofClass.instructor,
    ...ofPerson(sql`r.trainee_id`, sql`r.organization_id`),
  },
  shown: {
    ...shownPerson(sql`r.trainee_id`),
    id: sql`f.id`,
    code: sql`r.code`,
    opens: opens('registration'),
    opensId: sql`r.id`,
  },
}

const satOn = { instant: sql`a.finished_at` }

/**
 * Finished and wholly marked papers of exams of classes, by people or by the machine alone, on the day of handing in; of several
 * attempts each. Somebody may have had several registrations to the class, and sat the exam from one of them.
 */
export const exams: SubjectRows = {
  from: sql`exams.attempt a join exams.exam e on e.id = a.exam_id join classes.course_class c on c.id = e.class_id
    join exams.candidate k on k.exam_id = a.exam_id and k.trainee_id = a.trainee_id
    left join registration.registration r on r.id = k.registration_id`,
  where: sql`a.state in ('autoMarked', 'marked', 'final') and a.percent is not null and a.finished_at is not null`,
  at: satOn,
  brings: () => ({
    papers: each,
    passed: one(sql`a.percent >= e.pass_degree`),
    failed: one(sql`a.percent < e.pass_degree`),
    percents: sql`a.percent`,
  }),
  by: {
    course: ofClass.course,
    instructor: ofClass.instructor,
    ...ofPerson(sql`a.trainee_id`, sql`r.organization_id`),
  },
  shown: {
    ...shownPerson(sql`a.trainee_id`),
    id: sql`a.id`,
    code: sql`e.code`,
    opens: opens('exam'),
    opensId: sql`e.id`,
  },
}

const issuedOn = { instant: sql`x.issued_at` }

/** Certificates of classes as they stand now, on the day of their issue. */
export const certificates: SubjectRows = {
  from: sql`certificates.certificate x left join registration.registration r on r.id = x.registration_id
    left join classes.course_class c on c.id = x.class_id`,
  where: sql`x.issued_at is not null and x.mode not in ('prepared', 'superseded')`,
  at: issuedOn,
  brings: () => ({
    certificates: each,
    valid: one(sql`x.mode in ('issuedLocked', 'issuedDownloadable', 'hidden')`),
    revoked: one(sql`x.mode = 'revoked'`),
  }),
  by: {
    kind: { key: sql`x.kind` },
    course: { ...ofClass.course, join: sql`left join catalogue.course gk on gk.id = c.course_id` },
    ...ofPerson(sql`x.trainee_id`, sql`r.organization_id`),
  },
  shown: {
    join: sql`left join catalogue.course sk on sk.id = c.course_id`,
    id: sql`x.id`,
    code: sql`x.serial`,
    name: sql<Trilingual | null>`sk.name`,
    person: sql<Trilingual>`jsonb_build_object('ar', x.snapshot ->> 'NameAr', 'en', x.snapshot ->> 'NameEn')`,
    opens: sql`case when r.id is not null then 'registration' end`,
    opensId: sql`r.id`,
  },
}

/**
 * Rounds of feedback that were counted, which are those that enough people answered, of the kinds that whoever asks keeps; on
 * the day they closed.
 */
export const feedback: SubjectRows = {
  from: sql`feedback.round q join classes.course_class c on c.id = q.class_id`,
  where: ({ feedbackKinds = [] }) => sql`q.is_counted and q.kind = any(${[...feedbackKinds]}::text[])`,
  at: { day: sql`q.closes_on` },
  brings: () => ({ rounds: each, answers: sql`q.answers`, ratings: sql`q.ratings`, ratingSum: sql`q.rating_sum` }),
  by: {
    kind: { key: sql`q.kind` },
    course: ofClass.course,
    instructor: {
      join: sql`left join people.instructor gi on gi.id = q.instructor_id`,
      key: sql`q.instructor_id`,
      name: personName('gi'),
    },
  },
  shown: {
    ...shownClass,
    id: sql`q.id`,
    opens: sql`case when q.kind like 'instructor%' then 'instructorRound' else 'round' end`,
    opensId: sql`q.id`,
  },
}
