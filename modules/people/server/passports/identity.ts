import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/** A trainee as the passport says, its number sealed for the trainee's code (`openedPassport`). */
export const passportIdentity = (db: Database, traineeId: number) =>
  db
    .selectFrom('people.trainee as t')
    .leftJoin('lookups.nationality as n', 'n.id', 't.nationality_id')
    .where('t.id', '=', traineeId)
    .select(['t.code', 't.name_ar as nameAr', 't.name_en as nameEn', 't.gender', 't.birth_date as birthDate'])
    .select([sql<Trilingual | null>`n.name`.as('nationality'), 't.passport_sealed as sealed'])
    .select('t.passport_expires_on as expiresOn')
    .executeTakeFirst()
