import { sql, type Insertable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '#platform/server/database.ts'
import type { SealedColumn } from '#platform/server/vault/anew.ts'
import type { FrozenLook } from '#platform/shared/document/look.ts'
import type { Trilingual } from '#platform/shared/text.ts'

/** For a change of keys. */
export const sealedVisaLetters: SealedColumn = {
  table: 'registration.visa_letter',
  key: 'id',
  column: 'passport_sealed',
  use: 'passport',
  belongsTo: sql`'passport of trainee ' || trainee_code`,
}

export const addVisaLetter = (db: Database, letter: Insertable<DB['registration.visa_letter']>) =>
  db.insertInto('registration.visa_letter').values(letter).execute()

/** The letter that was issued last for the registration, as it was issued; its number is sealed for `traineeCode`. */
export const newestVisaLetter = (db: Database, registrationId: number) =>
  db
    .selectFrom('registration.visa_letter')
    .where('registration_id', '=', registrationId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['trainee_code as traineeCode', 'passport_sealed as sealed', sql<FrozenLook | null>`look`.as('look')])
    .select(['name_ar as nameAr', 'name_en as nameEn', 'gender as Gender', 'birth_date as BirthDate'])
    .select([sql<Trilingual>`nationality`.as('NationalityName'), 'passport_expires_on as PassportExpiresOn'])
    .select([sql<Trilingual>`course_name`.as('CourseName'), 'class_code as ClassCode'])
    .select(['starts_on as StartDate', 'ends_on as EndDate', 'issued_at as IssuedAt'])
    .executeTakeFirst()
