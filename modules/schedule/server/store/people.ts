import type { Database } from '#platform/server/database.ts'
import { bothNames, nameRead } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'

/** Whom the actor's organization has sent to these classes; nobody for whoever is no organization. */
export async function sentPeople(
  db: Database,
  { organizationId, language }: Actor,
  classIds: readonly number[],
  traineeId: number | undefined,
) {
  if (organizationId === null || classIds.length === 0) return []
  let found = db
    .selectFrom('registration.registration_facts as r')
    .where('r.organization_id', '=', organizationId)
    .where('r.is_enrolled', '=', true)
    .where('r.class_id', 'in', classIds)
    .select(['r.class_id as CourseClassID', 'r.trainee_id as TraineeID', bothNames('r.trainee_name').as('Name')])
    .orderBy('r.class_id')
    .orderBy(nameRead(language, 'r.trainee_name'))
    .orderBy('r.trainee_id')
    .limit(5000)
  if (traineeId !== undefined) found = found.where('r.trainee_id', '=', traineeId)
  return found.execute()
}
