import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuseWritten } from '#modules/accounts/server/public.ts'
import { heldClass } from '#modules/classes/server/public.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { degreeOutOfRange, degreesClosed } from '../../contract/refusals.ts'
import { publishes } from '../../rules/publishing.ts'
import { degreeFits } from '../../rules/final-result.ts'
import { notYet, refuseNotYet } from '../begun.ts'
import { noun as classNoun } from '../acts/class-noun.ts'
import { noun as degrees } from '../acts/degree-noun.ts'
import { classForActor } from '../acts/reached.ts'
import * as classes from '../store/classes.ts'
import { currentResults } from '../store/results.ts'
import { lastOfScore, putScore, scoresOf } from '../store/scores.ts'

const lowest = (kind: string): number => (kind === 'participation' ? 1 : 0)
const highest = (mean: { kind: string; max_score: number }): number =>
  mean.kind === 'participation' ? 10 : mean.max_score

/** Attendance is computed, the other means are given by people. */
const given = (means: Awaited<ReturnType<typeof classes.meansOf>>) => means.filter((mean) => mean.kind !== 'attendance')

/** Once a result is published the coordinator alone changes degrees. */
async function isPublished(db: Database, actor: Actor, classId: number): Promise<boolean> {
  if (publishes(actor)) return false
  const results = await currentResults(db, classId)
  return results.some((result) => result.published_at !== null)
}

export const getParticipation: Handler<typeof calls.getParticipation> = async ({ db, actor, now, query }) => {
  const course = await classForActor(db, actor, query.courseClassID)
  const [means, people, scores, published, wait] = await Promise.all([
    classes.meansOf(db, course.class_id),
    classes.enrolledOf(db, course.class_id, actor.language),
    scoresOf(db, course.class_id),
    isPublished(db, actor, course.class_id),
    notYet(db, course, now),
  ])
  const closed = wait ?? (published ? ('published' as const) : null)
  const byPerson = Map.groupBy(scores, (score) => score.registration_id)
  return {
    CourseClassID: course.class_id,
    ClassCode: course.class_code,
    CourseName: course.course_name,
    IsOpen: closed === null,
    Closed: closed,
    StartsOn: course.starts_on,
    Means: given(means).map((mean) => ({
      MeanID: mean.mean_id,
      Kind: mean.kind,
      Name: mean.mean_name,
      Participation: mean.participation_name,
      Percent: mean.percent,
      MaxScore: highest(mean),
      MinScore: lowest(mean.kind),
    })),
    People: people.map((person) => ({
      ...person,
      Scores: (byPerson.get(person.RegistrationID) ?? []).map((score) => ({
        MeanID: score.mean_id,
        Score: score.score,
        Version: score.version,
      })),
    })),
  }
}

export const saveParticipation: Handler<typeof calls.saveParticipation> = async (asked) => {
  const { db, actor, now, body, audit } = asked
  const course = await classForActor(db, actor, body.CourseClassID)
  await refuseNotYet(db, course, now)
  // Who publishes at the same moment waits for this, or was first and has closed the degrees.
  await heldClass(db, course.class_id)
  if (await isPublished(db, actor, course.class_id)) refuse(degreesClosed)
  const means = new Map(given(await classes.meansOf(db, course.class_id)).map((mean) => [mean.mean_id, mean]))
  const people = new Set((await classes.enrolledOf(db, course.class_id)).map((person) => person.RegistrationID))

  const before = new Map(
    (await scoresOf(db, course.class_id)).map((score) => [`${score.registration_id} ${score.mean_id}`, score.score]),
  )
  const inOneOrder = body.Scores.toSorted(
    (one, other) => one.RegistrationID - other.RegistrationID || one.MeanID - other.MeanID,
  )
  for (const score of inOneOrder) {
    const mean = means.get(score.MeanID)
    if (!mean || !people.has(score.RegistrationID)) refuse(notFound)
    if (!degreeFits({ kind: mean.kind, maxScore: mean.max_score }, score.Score))
      refuse(degreeOutOfRange, { min: lowest(mean.kind), max: highest(mean) })
    const written = await putScore(db, {
      registrationId: score.RegistrationID,
      meanId: score.MeanID,
      score: score.Score,
      givenBy: actor.userId,
      givenAt: now,
      version: score.Version,
    })
    if (!written) return refuseWritten(db, await lastOfScore(db, score.RegistrationID, score.MeanID))
    const old = before.get(`${score.RegistrationID} ${score.MeanID}`)
    if (old !== undefined && old !== score.Score) {
      const degree = { id: score.RegistrationID, classId: course.class_id, meanId: score.MeanID }
      await writeTold({ db, record: audit }, degrees, degree, 'changeDegree', {
        before: { score: old },
        after: { score: score.Score },
      })
    }
  }
  await writeTold(asked, classNoun, course.class_id, 'saveParticipation', { data: { degrees: body.Scores.length } })
  return { Done: true }
}
