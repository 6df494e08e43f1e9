import type { Database } from '#platform/server/database.ts'
import { shownNominees } from './detail.ts'

/** Those named, as they are called in their records, else as they were written. */
export const namesToPrint = async (db: Database, requestId: number) =>
  (await shownNominees(db, requestId)).map(({ Name, TraineeName, TraineeCode }) => ({ Name, TraineeName, TraineeCode }))

export const codeOfTrainee = async (db: Database, traineeId: number): Promise<string> =>
  (
    await db
      .selectFrom('people.trainee_facts')
      .where('trainee_id', '=', traineeId)
      .select('trainee_code as code')
      .executeTakeFirstOrThrow()
  ).code
