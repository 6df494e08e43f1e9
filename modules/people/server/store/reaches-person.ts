import { sql } from 'kysely'
import type { PersonKind } from '#platform/server/content/concerning.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { reachesInstructor, reachesOrganization, reachesTrainee } from './reach.ts'

const found = {
  trainee: (actor: Actor, id: number) =>
    sql<boolean>`exists (select from people.trainee t where t.id = ${id} and ${reachesTrainee(actor)})`,
  instructor: (actor: Actor, id: number) =>
    sql<boolean>`exists (select from people.instructor i where i.id = ${id} and ${reachesInstructor(actor)})`,
  organization: (actor: Actor, id: number) =>
    sql<boolean>`exists (select from people.organization o where o.id = ${id} and ${reachesOrganization(actor)})`,
}

/** Whether there is such a person, and the actor reaches the record. */
export async function reachesPerson(db: Database, actor: Actor, kind: PersonKind, id: number): Promise<boolean> {
  const { isReached } = await db.selectNoFrom(found[kind](actor, id).as('isReached')).executeTakeFirstOrThrow()
  return isReached
}
