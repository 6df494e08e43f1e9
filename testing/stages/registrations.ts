import { passportColumns } from '#modules/people/server/passports/passport.ts'
import type { Database } from '#platform/server/database.ts'
import { newStorageKey } from '#platform/server/files/storage/storage.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { idsByCode } from '#database/seeds/ids-by-code.ts'
import { addClasses } from '#database/seeds/world/classes.ts'
import { addTraineesWithAccounts } from '#database/seeds/world/people.ts'
import type { TestServer } from '../server.ts'

/* What the tests around registrations start from: classes to register to, and more trainees than the cast has. */

export interface ClassWishes {
  readonly max?: number
  readonly feeMinor?: number
  /** Days from today to the first day. */
  readonly inDays?: number
  readonly organizationId?: number
  readonly place?: 'academy' | 'online'
  readonly state?: 'open' | 'confirmed' | 'running' | 'cancelled'
}

let made = 0

export async function addClass(db: Database, now: Date, wishes: ClassWishes = {}): Promise<number> {
  const startsOn = addDays(dayOf(now), wishes.inDays ?? 60)
  const course = await db.selectFrom('catalogue.course').select('id').orderBy('id').executeTakeFirstOrThrow()
  const [id] = await addClasses(db, [
    {
      course_id: course.id,
      starts_on: startsOn,
      max_trainees: wishes.max ?? 10,
      fee_minor: wishes.feeMinor ?? 50_000,
      currency: 'EGP',
      organization_id: wishes.organizationId ?? null,
      place: wishes.place ?? 'academy',
      state: wishes.state ?? 'open',
    },
  ])
  return id!
}

const spelled = (number: number, letters: string): string =>
  [...String(number)].map((digit) => letters[Number(digit)]).join('')

/** Complete Egyptian profiles with an account each; returns their addresses and ids. */
export async function addTrainees(db: Database, count: number): Promise<{ email: string; id: number }[]> {
  const nationality = (await idsByCode(db, 'lookups.nationality')).get('EG')!
  const from = ++made * 1000
  // Each another name and birth date: of people who could be one person, every pair would be worked out and kept.
  const people = Array.from({ length: count }, (_, at) => {
    const number = from + at
    const email = `t${number}@trainees.example`
    return {
      names: {
        ar: `متدرب تجريبي ${spelled(number, 'ابتجدرسعفق')}`,
        en: `Trainee ${spelled(number, 'abcdefghij')}`,
      },
      gender: 'male' as const,
      birth_date: `${1960 + (number % 40)}-01-01`,
      nationality_id: nationality,
      passport_ending: String(number % 1000).padStart(3, '0'),
      email,
      work_email: email,
      mobile: '+201000000000',
    }
  })
  const ids = await addTraineesWithAccounts(db, people)
  return people.map(({ email }, at) => ({ email, id: ids[at]! }))
}

/** A whole passport of a Sudanese, with this number, sealed as the academy keeps it. */
export async function givePassport(
  { db, vault }: Pick<TestServer, 'db' | 'vault'>,
  traineeId: number,
  number: string,
  expiresOn = '2090-01-01',
): Promise<void> {
  const { code } = await db
    .selectFrom('people.trainee')
    .where('id', '=', traineeId)
    .select('code')
    .executeTakeFirstOrThrow()
  const nationality_id = (await idsByCode(db, 'lookups.nationality')).get('SD')!
  await db
    .updateTable('people.trainee')
    .set({
      ...passportColumns(vault, code, number),
      passport_expires_on: expiresOn,
      nationality_id,
      birth_date: '1990-05-01',
    })
    .where('id', '=', traineeId)
    .execute()
}

/** The row as it is, past every guard. */
export const rowOf = (db: Database, id: number) =>
  db.selectFrom('registration.registration').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const classRow = (db: Database, id: number) =>
  db.selectFrom('classes.course_class').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** An uploaded file, as the upload call leaves it. */
export async function addFile(db: Database, userId: number, field: string): Promise<number> {
  const { id } = await db
    .insertInto('platform.file')
    .values({
      field,
      name: 'إيصال.pdf',
      media_type: 'application/pdf',
      bytes: 1200,
      sha256: Buffer.alloc(32),
      storage_key: newStorageKey(),
      uploaded_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The kinds of the events about a registration, in order. */
export async function eventsOf(db: Database, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('platform.event')
    .where('subject_type', '=', 'registration')
    .where('subject_id', '=', id)
    .orderBy('id')
    .select('kind')
    .execute()
  return rows.map((row) => row.kind)
}
