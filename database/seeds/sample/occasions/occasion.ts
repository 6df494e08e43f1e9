import type { Database } from '#platform/server/database.ts'
import { json } from '#platform/server/database.ts'
import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import { insertMany } from '../../insert-many.ts'
import type { World } from '../world.ts'

const guests = [
  { state: 'confirmed', code: 'K7QM4RZT9WXA', organization: 'مطارات الخليج' },
  { state: 'confirmed', code: 'B3HN8VYD5CKP', organization: '' },
  { state: 'confirmed', code: 'T6WJ2FGX7MRS', organization: 'طيران المدى' },
  { state: 'waiting', code: 'Z9PD4KHC3NVB', organization: '' },
  { state: 'waiting', code: 'M5XT8SQE6JYG', organization: 'مطارات الخليج' },
  { state: 'waitlisted', code: 'H2RV7BWN4FDK', organization: '' },
] as const

/** One event ahead, published, with some of the trainees among those who have asked for a place. */
export async function insertOccasion(db: Database, world: World): Promise<void> {
  const day = addDays(world.today, 24)
  const { id } = await db
    .insertInto('occasions.occasion')
    .values({
      title: json({
        ar: 'ملتقى سلامة الطيران',
        en: 'Aviation safety forum',
        fr: 'Forum de la sécurité aérienne',
      }),
      about: json({
        ar: 'كلمات وحلقات نقاش عن ثقافة السلامة في المطارات، ومعرض لبرامج الأكاديمية.',
        en: 'Talks and panels about safety culture at airports, and an exhibition of the academy’s programmes.',
        fr: 'Conférences et tables rondes sur la culture de la sécurité dans les aéroports, et exposition des programmes de l’académie.',
      }),
      place: json({
        ar: 'القاعة الكبرى، المبنى الرئيس',
        en: 'Main hall, main building',
        fr: 'Grande salle, bâtiment principal',
      }),
      first_day: day,
      last_day: day,
      starts_at: '10:00',
      ends_at: '14:00',
      closes_on: addDays(day, -3),
      seats: 120,
      state: 'published',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asking = world.trainees.filter((each) => !world.castTrainees.has(each.id)).slice(0, guests.length)
  await insertMany(
    db,
    'occasions.guest',
    asking.map((trainee, at) => ({
      occasion_id: id,
      account_id: trainee.account_id,
      name: trainee.name_ar,
      email: trainee.email,
      language: 'ar',
      ...guests[at]!,
      asked_at: instantOf(addDays(world.today, at - guests.length), '09:30'),
    })),
  )
}
