import { sql } from 'kysely'
import { enrolledStates } from '#modules/registration/rules/main-track.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { each, ofClass, ofPerson, one, opens, shownPerson, type SubjectRows } from './subject.ts'

const submittedOn = { instant: sql`coalesce(r.submitted_at, r.created_at)` }
const registered = {
  ...shownPerson(sql`r.trainee_id`),
  code: sql`r.code`,
  opens: opens('registration'),
  opensId: sql`r.id`,
} as const

/** Registrations that were sent in, on that day, as they stand now. */
export const registrations: SubjectRows = {
  from: sql`registration.registration r join classes.course_class c on c.id = r.class_id`,
  where: sql`r.main <> 'draft'`,
  at: submittedOn,
  brings: () => ({
    registrations: each,
    inReview: one(sql`r.main in ('submitted', 'underReview', 'changesRequested')`),
    approved: one(sql`r.main = 'approved'`),
    enrolled: one(sql`r.main in (${sql.join(enrolledStates.map((state) => sql.lit(state)))})`),
    waiting: one(sql`r.main = 'waitlisted'`),
    ended: one(sql`r.main in ('rejected', 'withdrawn', 'cancelled', 'transferred')`),
  }),
  by: {
    state: { key: sql`r.main` },
    course: ofClass.course,
    instructor: ofClass.instructor,
    ...ofPerson(sql`r.trainee_id`, sql`r.organization_id`),
  },
  shown: { ...registered, id: sql`r.id` },
}

const movedOn = { instant: sql`m.at` }

/**
 * Moves of registrations, on their day, with how long the state before them had lasted: since the move that led into it. What
 * stands in the history beside that led nowhere: offers to who waits, objections set aside, an organization's answer.
 */
export const decisions: SubjectRows = {
  from: sql`registration.move m join registration.registration r on r.id = m.registration_id
    join classes.course_class c on c.id = r.class_id
    join lateral (select b.at from registration.move b where b.registration_id = m.registration_id and b.track = 'main'
      and b.from_state <> b.to_state and b.id < m.id order by b.id desc limit 1) before on true`,
  where: sql`m.track = 'main' and m.from_state is not null and m.from_state <> m.to_state`,
  at: movedOn,
  brings: () => ({ decisions: each, dayCount: sql`extract(epoch from m.at - before.at) / 86400` }),
  by: { state: { key: sql`m.from_state` }, course: ofClass.course },
  shown: { ...registered, id: sql`m.id` },
}

const askedOn = { instant: sql`q.submitted_at` }

/** What was asked for beyond the plan: requests of organizations and trainees, on the day they were sent. */
export const demand: SubjectRows = {
  from: sql`requests.course_request q`,
  where: sql`q.submitted_at is not null`,
  at: askedOn,
  brings: () => ({
    asked: each,
    places: sql`q.trainees`,
    accepted: one(
      sql`q.state in ('accepted', 'classCreated', 'nominationsOpen', 'nominationsClosed', 'invoiced', 'paid', 'delivered', 'closed')`,
    ),
    declined: one(sql`q.state in ('declined', 'expired', 'cancelled')`),
    inWork: one(sql`q.state in ('submitted', 'underCosting', 'proposalSent', 'revisionAsked')`),
  }),
  by: {
    state: { key: sql`q.state` },
    kind: { key: sql`case when q.organization_id is null then 'trainee' else 'organization' end` },
    course: {
      join: sql`left join catalogue.course gk on gk.id = q.course_id`,
      key: sql`q.course_id`,
      name: sql<Trilingual>`gk.name`,
    },
    organization: {
      join: sql`left join people.organization go on go.id = q.organization_id`,
      key: sql`q.organization_id`,
      name: sql<Trilingual>`go.name`,
    },
  },
  shown: {
    join: sql`left join catalogue.course sk on sk.id = q.course_id left join people.organization so on so.id = q.organization_id`,
    id: sql`q.id`,
    code: sql`q.number`,
    name: sql<Trilingual | null>`sk.name`,
    person: sql<Trilingual | null>`so.name`,
    opens: opens('request'),
    opensId: sql`q.id`,
  },
}

/** What was looked for in the catalogue and not found, a row for the words of a day. */
export const searches: SubjectRows = {
  from: sql`catalogue.empty_search s`,
  at: { day: sql`s.day` },
  brings: () => ({ searches: sql`s.times`, wordings: each }),
  by: { kind: { key: sql`s.origin` } },
  shown: {
    id: sql`s.id`,
    code: sql`''`,
    name: sql<Trilingual | null>`jsonb_build_object('ar', s.words, 'en', s.words)`,
    opens: sql`null`,
    opensId: sql`null::integer`,
  },
}
