import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { computeClass } from '../compute.ts'
import * as store from '../store/pass-detail.ts'
import { classForActor } from '../acts/reached.ts'
import type { EvaluatedClass } from '../store/classes.ts'
import { currentResults } from '../store/results.ts'

export const getTraineePassDetail: Handler<typeof calls.getTraineePassDetail> = async ({ db, actor, now, query }) => {
  const published = await store.publishedDetail(db, actor, query.TraineeID, query.CourseClassID)
  if (published) return { ...published, Outcome: published.Passed ? ('passed' as const) : ('notPassed' as const) }
  // Who reaches the class as a whole sees the result as it stands before it is published.
  return asItStands(db, await classForActor(db, actor, query.CourseClassID), query.TraineeID, now)
}

export const getFinalResultDetail: Handler<typeof calls.getFinalResultDetail> = async ({ db, actor, now, query }) => {
  const course = await classForActor(db, actor, query.CourseClassID)
  const detail = await asItStands(db, course, query.TraineeID, now)
  const stored = (await currentResults(db, course.class_id)).find(
    (result) => result.registration_id === detail.RegistrationID,
  )
  return { ...detail, Version: stored?.version ?? 0, PublishedAt: stored?.published_at ?? null }
}

/** A trainee's result computed afresh, as if nothing were published. */
async function asItStands(db: Database, course: EvaluatedClass, traineeId: number, now: Date) {
  const { people } = await computeClass(db, course, now)
  const person = people.find((each) => each.TraineeID === traineeId) ?? refuse(notFound)
  return {
    RegistrationID: person.RegistrationID,
    TraineeID: person.TraineeID,
    TraineeCode: person.TraineeCode,
    NameAr: person.NameAr,
    NameEn: person.NameEn,
    ClassCode: course.class_code,
    CourseName: course.course_name,
    StartsOn: course.starts_on,
    EndsOn: course.ends_on,
    Percent: person.result.percent,
    BandName: person.bandName,
    Passed: person.result.passed,
    Outcome: person.result.outcome,
    Standing: person.result.standing,
    Version: 0,
    PublishedAt: null,
    Arithmetic: person.arithmetic,
  }
}

export const getPassedTraineeByCourseClassID: Handler<typeof calls.getPassedTraineeByCourseClassID> = async ({
  db,
  actor,
  query,
}) => {
  const course = await classForActor(db, actor, query.courseClassID)
  return store.passedOf(db, actor, course.class_id)
}

export const getMyResults: Handler<typeof calls.getMyResults> = async ({ db, actor }) => store.ownResults(db, actor)
