import { sendJob } from '#platform/server/jobs/send.ts'
import { changeRow, rowFacts } from '#platform/server/acts/change-row.ts'
import { writeAct, writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { isStillReferred, takenBy } from '#platform/server/log/violations.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { actSent } from '#platform/shared/record/act.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { trackActs } from '../../contract/acts.ts'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { trackAsksNothing, trackCodeTaken, trackInUse } from '../../contract/refusals.ts'
import { trackActions } from '../../rules/actions.ts'
import { asksForSomething } from '../../rules/progress.ts'
import { keepATrackOnOffer } from '../acts/keep-a-track.ts'
import { takeTrack } from '../acts/take.ts'
import { noun } from '../acts/track-noun.ts'
import { settleJob } from '../jobs.ts'
import { lockedDiploma } from '../store/diplomas.ts'
import * as store from '../store/tracks.ts'

const shown = <Row extends { readonly IsPublished: boolean }>(track: Row, actor: Actor) => ({
  ...track,
  Actions: trackActions({ isPublished: track.IsPublished }, actor),
})

export const listTracks: Handler<typeof calls.listTracks> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.tracks, query, { actor })
  return { Items: rows.map((track) => shown(track, actor)), Total: total }
}

export const getTrack: Handler<typeof calls.getTrack> = async ({ db, actor, query }) => {
  const track = (await store.findTrack(db, actor, query.ID)) ?? refuse(notFound)
  return { ...shown(track, actor), Courses: await store.coursesOf(db, query.ID) }
}

async function keepingCode<T>(code: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (takenBy(error) !== 'track_code') throw error
    refuse(trackCodeTaken, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}

/** The diploma stays while the track is put into it. */
async function checkDiploma(db: Database, actor: Actor, { DiplomaID }: store.TrackFields): Promise<void> {
  if (DiplomaID !== null && !(await lockedDiploma(db, actor, DiplomaID)))
    refuse(invalidInput, {}, [{ path: 'DiplomaID', code: 'notFound' }])
}

async function putCourses(db: Database, trackId: number, { Courses }: store.TrackFields): Promise<void> {
  if (!(await store.putCourses(db, trackId, Courses))) refuse(invalidInput, {}, [{ path: 'Courses', code: 'notFound' }])
}

/** What the audit keeps of a track beside its columns: its courses in their order, and which of them are electives. */
async function coursesKept(db: Database, trackId: number) {
  const courses = await store.coursesOf(db, trackId)
  return {
    courses: courses.map((course) => course.Code),
    electives: courses.filter((course) => !course.IsRequired).map((course) => course.Code),
  }
}
const keptOf = async (db: Database, trackId: number) => ({
  ...(await rowFacts(db, noun.stored, trackId)),
  ...(await coursesKept(db, trackId)),
})

const asksNothing = ({ Courses, LeastElectives }: store.TrackFields): boolean =>
  !asksForSomething({
    courses: Courses.map((course) => ({ isRequired: course.IsRequired })),
    leastElectives: LeastElectives,
  })

export const addTrack: Handler<typeof calls.addTrack> = async (asked) => {
  const { db, actor, body } = asked
  await checkDiploma(db, actor, body)
  const saved = await keepingCode(body.Code, () => store.addTrack(db, body))
  await putCourses(db, saved.ID, body)
  await writeTold(asked, noun, { id: saved.ID, code: body.Code }, 'addTrack', {
    data: { courses: body.Courses.length },
    after: await keptOf(db, saved.ID),
  })
  return saved
}

export const updateTrack: Handler<typeof calls.updateTrack> = async (asked) => {
  const { db, actor, query, body } = asked
  const { Version, ...fields } = body
  const taken = await takeTrack(asked, query.ID, Version)
  if (fields.DiplomaID !== taken.diploma_id) {
    await keepATrackOnOffer(asked, taken)
    await checkDiploma(db, actor, fields)
  }
  if (taken.is_published && asksNothing(fields)) refuse(trackAsksNothing)
  const had = await coursesKept(db, query.ID)
  await putCourses(db, query.ID, fields)
  const row = await keepingCode(fields.Code, () => changeRow(db, noun.stored, query.ID, store.trackColumns(fields)))
  await writeTold(asked, noun, { ...taken, code: fields.Code }, 'updateTrack', {
    data: { courses: fields.Courses.length },
    before: { ...row.before, ...had },
    after: { ...row.after, ...(await coursesKept(db, query.ID)) },
  })
  if (taken.is_published) await sendJob(db, settleJob, { trackId: query.ID })
  return { ID: query.ID, Version: Version + 1 }
}

export const publishTrack: Handler<typeof calls.publishTrack> = async (asked) => {
  const { db, body } = asked
  const taken = await takeTrack(asked, body.ID, body.Version)
  if (body.IsPublished) {
    const courses = await store.coursesOf(db, body.ID)
    const plan = {
      courses: courses.map((course) => ({ isRequired: course.IsRequired })),
      leastElectives: taken.least_electives,
    }
    if (!asksForSomething(plan)) refuse(trackAsksNothing)
  } else await keepATrackOnOffer(asked, taken)
  await writeAct(asked, noun, taken, actSent(trackActs, calls.publishTrack, body), {
    set: { is_published: body.IsPublished },
  })
  if (body.IsPublished) await sendJob(db, settleJob, { trackId: body.ID })
  return { ID: body.ID, Version: body.Version + 1 }
}

export const deleteTrack: Handler<typeof calls.deleteTrack> = async (asked) => {
  const { db, actor, query } = asked
  const track = (await store.lockedTrack(db, actor, query.ID)) ?? refuse(notFound)
  await keepATrackOnOffer(asked, track)
  const before = await keptOf(db, query.ID)
  try {
    await store.removeTrack(db, query.ID)
  } catch (error) {
    if (!isStillReferred(error)) throw error
    refuse(trackInUse, { name: inLanguage(track.name, 'ar').text })
  }
  await writeTold(asked, noun, track, 'deleteTrack', { before })
  return { Done: true }
}
