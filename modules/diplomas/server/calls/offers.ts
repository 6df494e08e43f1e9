import { nextClasses } from '#modules/registration/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { countList, readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { progressIn, type TrackPlan } from '../../rules/progress.ts'
import { completionTimes } from '../store/completions.ts'
import { findDiploma } from '../store/diplomas.ts'
import { offered, tracksOfDiplomas, tracksOnOffer, findTrackFor } from '../store/offers.ts'
import { completedOf, peopleOfTrack } from '../store/people-of-track.ts'
import { completedCourses, plansOf, standingsIn } from '../store/progress.ts'
import { coursesOfTracks } from '../store/tracks.ts'

const shownProgress = (plan: TrackPlan, completed: ReadonlySet<number>, CompletedAt: string | null) => {
  const { needed, done, requiredLeft, electivesLeft } = progressIn(plan, completed)
  return { Needed: needed, Done: done, RequiredLeft: requiredLeft, ElectivesLeft: electivesLeft, CompletedAt }
}

/** The trainee's own progress in these tracks; of whoever is no trainee none. */
async function ownProgress(db: Database, { traineeId }: Actor, trackIds: readonly number[]) {
  if (traineeId === null) return new Map<number, ReturnType<typeof shownProgress>>()
  const [plans, completed, times] = await Promise.all([
    plansOf(db, trackIds),
    completedCourses(db, traineeId),
    completionTimes(db, traineeId),
  ])
  return new Map([...plans].map(([id, plan]) => [id, shownProgress(plan, completed, times.get(id) ?? null)]))
}

export const getOffered: Handler<typeof calls.getOffered> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, offered, query, { actor })
  const tracks = await tracksOfDiplomas(
    db,
    actor,
    rows.map((row) => row.ID),
  )
  const progress = await ownProgress(
    db,
    actor,
    tracks.map((track) => track.trackId),
  )
  const furthest = (diplomaId: number) =>
    tracks
      .filter((track) => track.diplomaId === diplomaId)
      .flatMap((track) => progress.get(track.trackId) ?? [])
      .toSorted((one, other) => share(other) - share(one))[0] ?? null
  return { Items: rows.map((row) => ({ ...row, Progress: furthest(row.ID) })), Total: total }
}

const share = (progress: ReturnType<typeof shownProgress>): number =>
  progress.CompletedAt !== null ? 2 : progress.Needed === 0 ? 0 : progress.Done / progress.Needed

export const getPrograms: Handler<typeof calls.getPrograms> = async ({ db, actor, query, now }) => {
  const found = query.ID === undefined ? null : ((await findDiploma(db, actor, query.ID)) ?? refuse(notFound))
  const tracks = await tracksOnOffer(db, actor, query.ID ?? null)
  const trackIds = tracks.map((track) => track.ID)
  const courses = await coursesOfTracks(db, trackIds)
  const courseIds = [...new Set(courses.map((course) => course.ID))]
  const { timeZone } = await settings(db, zoneSettings)
  const [next, standings, progress] = await Promise.all([
    nextClasses(db, actor, courseIds, dayOf(now, timeZone)),
    actor.traineeId === null ? [] : standingsIn(db, actor.traineeId, courseIds),
    ownProgress(db, actor, trackIds),
  ])
  const nextOf = new Map(next.map(({ courseId, ...row }) => [courseId, row]))
  const standingOf = new Map(standings.map((row) => [row.courseId, row]))
  const people = async (trackId: number) => ({
    Completed: await countList(db, peopleOfTrack, { TrackID: trackId, State: 'completed' }, { actor, trackId }),
    UnderWay: await countList(db, peopleOfTrack, { TrackID: trackId, State: 'underWay' }, { actor, trackId }),
  })
  const shown = []
  for (const track of tracks) {
    shown.push({
      ...track,
      Progress: progress.get(track.ID) ?? null,
      People: actor.organizationId === null ? null : await people(track.ID),
      Courses: courses
        .filter((course) => course.trackId === track.ID)
        .map(({ trackId: _, ...course }) => ({
          ...course,
          State: standingOf.get(course.ID)?.state ?? null,
          RegistrationCode: standingOf.get(course.ID)?.registrationCode ?? null,
          Next: nextOf.get(course.ID) ?? null,
        })),
    })
  }
  if (!found) return { Diploma: null, Tracks: shown }
  const { LevelID: _level, IsPublished: _published, Version: _version, ...diploma } = found
  return { Diploma: diploma, Tracks: shown }
}

export const getPeopleOfTrack: Handler<typeof calls.getPeopleOfTrack> = async ({ db, actor, query }) => {
  const about = { actor, trackId: query.TrackID }
  if (!(await findTrackFor(db, actor, query.TrackID))) refuse(notFound)
  const { rows, total } = await readList(db, peopleOfTrack, query, about)
  const [courses, plans, completed] = await Promise.all([
    coursesOfTracks(db, [query.TrackID]),
    plansOf(db, [query.TrackID]),
    completedOf(
      db,
      about,
      rows.map((row) => row.ID),
    ),
  ])
  const plan = plans.get(query.TrackID)!
  const leftOf = (traineeId: number) => {
    const done = new Set(completed.filter((row) => row.traineeId === traineeId).map((row) => row.courseId))
    const { electivesLeft } = progressIn(plan, done)
    return courses
      .filter((course) => !done.has(course.ID) && (course.IsRequired || electivesLeft > 0))
      .map(({ ID, Code, Name, IsRequired }) => ({ ID, Code, Name, IsRequired }))
  }
  return { Items: rows.map((row) => ({ ...row, Left: leftOf(row.ID) })), Total: total }
}
