import type { Database } from '#platform/server/database.ts'

export interface Named {
  readonly Name: string
  readonly Email: string
  readonly TraineeID: number | null
}

/** Those named in a request, in the order in which they were. */
export const nomineesOf = (db: Database, requestId: number) =>
  db
    .selectFrom('requests.nomination')
    .where('request_id', '=', requestId)
    .orderBy('id')
    .select(['id', 'name', 'email', 'trainee_id as traineeId', 'registration_id as registrationId', 'missing'])
    .execute()
export type Nominee = Awaited<ReturnType<typeof nomineesOf>>[number]

export const addNominees = (db: Database, requestId: number, people: readonly Named[], now: Date) =>
  db
    .insertInto('requests.nomination')
    .values(
      people.map(({ Name, Email, TraineeID }) => ({
        request_id: requestId,
        name: Name,
        email: Email,
        trainee_id: TraineeID,
        added_at: now,
      })),
    )
    .execute()

export const changeNominee = (
  db: Database,
  id: number,
  set: {
    name?: string
    email?: string
    trainee_id?: number | null
    registration_id?: number | null
    missing?: string[]
  },
) => db.updateTable('requests.nomination').set(set).where('id', '=', id).execute()

export const deleteNominee = (db: Database, id: number) =>
  db.deleteFrom('requests.nomination').where('id', '=', id).execute()

/** Of these records those that are the organization's, with their codes; all of them where no organization is given. */
export const traineesAmong = (db: Database, ids: readonly number[], organizationId: number | null) =>
  db
    .selectFrom('people.trainee_facts')
    .where((eb) => eb('trainee_id', '=', eb.fn.any(eb.val([...ids]))))
    .where('is_active', '=', true)
    .$if(organizationId !== null, (q) => q.where('organization_id', '=', organizationId))
    .select(['trainee_id as id', 'trainee_code as code'])
    .execute()
