import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { diplomasCalls } from '../../contract/calls.ts'
import { reachesTrack } from './reach.ts'

export type TrackFields = Argument<typeof diplomasCalls.addTrack>['body']

const completed = sql<number>`(select count(*)::integer from diplomas.track_completion c
  where c.track_id = t.id and c.withdrawn_at is null)`

const selectTracks = (db: Database) =>
  db
    .selectFrom('diplomas.track as t')
    .leftJoin('diplomas.diploma as d', 'd.id', 't.diploma_id')
    .select(['t.id as ID', 't.code as Code', 't.name as Name', 't.diploma_id as DiplomaID', 'd.name as DiplomaName'])
    .select(['t.least_electives as LeastElectives', 't.is_published as IsPublished', 't.version as Version'])
    .select(completed.as('Completed'))

interface Reader {
  readonly actor: Actor
}

export const tracks = listOf<typeof diplomasCalls.listTracks, Reader>()({
  reach: ({ actor }) => reachesTrack(actor),
  rows: (db) =>
    selectTracks(db).select(
      sql<number>`(select count(*)::integer from diplomas.track_course c where c.track_id = t.id)`.as('Courses'),
    ),
  lean: (db) => db.selectFrom('diplomas.track as t'),
  id: 't.id',
  search: (text) => matches('t.search', text),
  filters: {
    CourseID: (id) =>
      sql<boolean>`exists (select from diplomas.track_course c where c.track_id = t.id and c.course_id = ${id})`,
    OfDiploma: (isOf) => sql<boolean>`(t.diploma_id is not null) = ${isOf}`,
  },
  orders: { Name: byText('t.name') },
})

export const findTrack = (db: Database, actor: Actor, id: number) =>
  selectTracks(db)
    .select('t.description as Description')
    .where('t.id', '=', id)
    .where(reachesTrack(actor))
    .executeTakeFirst()

/** The tracks of a diploma that the actor reaches. */
export const tracksOf = (db: Database, actor: Actor, diplomaId: number) =>
  db
    .selectFrom('diplomas.track as t')
    .where('t.diploma_id', '=', diplomaId)
    .where(reachesTrack(actor))
    .select(['t.id as ID', 't.code as Code', 't.name as Name'])
    .select(['t.least_electives as LeastElectives', 't.is_published as IsPublished', completed.as('Completed')])
    .orderBy('t.code')
    .execute()

/** The tracks of a diploma that anybody may read of. */
export const tracksOfOffer = (db: Database, diplomaId: number) =>
  db
    .selectFrom('diplomas.track as t')
    .where('t.diploma_id', '=', diplomaId)
    .where('t.is_published', '=', true)
    .select(['t.id', 't.code as Code', 't.name as Name', 't.description as Description'])
    .select('t.least_electives as LeastElectives')
    .orderBy('t.code')
    .execute()

/** The courses of these tracks, in their order; the caller has found the tracks through the actor. */
export async function coursesOfTracks(db: Database, trackIds: readonly number[]) {
  if (trackIds.length === 0) return []
  return db
    .selectFrom('diplomas.track_course as p')
    .innerJoin('catalogue.course_facts as c', 'c.course_id', 'p.course_id')
    .where('p.track_id', 'in', trackIds)
    .select(['p.track_id as trackId', 'c.course_id as ID', 'c.course_code as Code', 'c.course_name as Name'])
    .select(['c.hours as Hours', 'p.is_required as IsRequired', 'c.is_published as IsPublished'])
    .orderBy('p.track_id')
    .orderBy('p.position')
    .execute()
}

/** The same of one track, as the wire has them. */
export async function coursesOf(db: Database, trackId: number) {
  const rows = await coursesOfTracks(db, [trackId])
  return rows.map(({ trackId: _, ...course }) => course)
}

/** What a form of a track sets, but its courses. */
export const trackColumns = (track: TrackFields) => ({
  code: track.Code,
  name: json(track.Name),
  description: json(track.Description),
  diploma_id: track.DiplomaID,
  least_electives: track.LeastElectives,
})

export const addTrack = (db: Database, track: TrackFields) =>
  db
    .insertInto('diplomas.track')
    .values(trackColumns(track))
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Makes these the courses of the track, in their order. False where there is no such course. */
export async function putCourses(db: Database, trackId: number, courses: TrackFields['Courses']): Promise<boolean> {
  await db.deleteFrom('diplomas.track_course').where('track_id', '=', trackId).execute()
  if (courses.length === 0) return true
  const ids = courses.map((course) => course.CourseID)
  const known = await db
    .selectFrom('catalogue.course_facts')
    .where('course_id', 'in', ids)
    .select('course_id')
    .execute()
  if (known.length < ids.length) return false
  await db
    .insertInto('diplomas.track_course')
    .values(
      courses.map((course, position) => ({
        track_id: trackId,
        course_id: course.CourseID,
        position,
        is_required: course.IsRequired,
      })),
    )
    .execute()
  return true
}

/** Of two who change a track the second sees what the first did. */
export const lockedTrack = (tx: Database, actor: Actor, id: number) =>
  tx
    .selectFrom('diplomas.track as t')
    .select(['t.id', 't.code', 't.name', 't.version', 't.diploma_id', 't.least_electives', 't.is_published'])
    .where('t.id', '=', id)
    .where(reachesTrack(actor))
    .forUpdate()
    .executeTakeFirst()
export type LockedTrack = NonNullable<Awaited<ReturnType<typeof lockedTrack>>>

/** Fails where somebody has completed it. Its courses leave it. */
export const removeTrack = (db: Database, id: number) => db.deleteFrom('diplomas.track').where('id', '=', id).execute()
