import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { changeAsked } from '#platform/shared/record/second-person.ts'
import { ownResult } from '../../contract/refusals.ts'
import type { ComputedPerson } from '../compute.ts'
import { addResults, resultChanges } from '../store/result-changes.ts'
import { noun } from './class-noun.ts'
import type { StoredResult } from './publish.ts'
import { classForActor } from './reached.ts'

/** Writes down which published results one person wants with other figures; those that are out stay. */
export async function askForResults(
  asked: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>,
  classId: number,
  changed: readonly { person: ComputedPerson; before: StoredResult }[],
  reason: string,
): Promise<void> {
  const { db, actor, now } = asked
  if (changed.some(({ person }) => person.TraineeID === actor.traineeId)) refuse(ownResult)
  const id = (await resultChanges.add(db, actor, { subjectId: classId, reason, now, more: {} })) ?? refuse(changeAsked)
  await addResults(
    db,
    id,
    changed.map(({ person, before }) => ({
      registration_id: person.RegistrationID,
      from_version: before.version,
      to_percent: person.result.percent,
      to_band_id: person.bandId,
      to_passed: person.result.passed,
    })),
  )
  await writeTold(asked, noun, classId, 'askResultChange', {
    data: { changeId: id, results: changed.length, reason },
    after: { reason },
  })
}

/** The change, locked, and its class. */
export async function requestedChange({ db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>, id: number) {
  const classId = (await resultChanges.subjectOf(db, id)) ?? refuse(notFound)
  const course = await classForActor(db, actor, classId)
  return { course, change: await resultChanges.lock(db, id) }
}
