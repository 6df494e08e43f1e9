import { freezeCourse } from '#modules/catalogue/server/public.ts'
import { json, type Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'

const revised = 'SMS-101'

/** Freezes every course as its classes were sold, and one of them once more, changed since by the account `by`. */
export async function insertRevisions(db: Database, by: number, today: Day): Promise<void> {
  const at = (day: Day) => new Date(`${day}T08:00:00Z`)
  const courses = await db.selectFrom('catalogue.course').select(['id', 'code']).orderBy('id').execute()
  for (const { id } of courses) await freezeCourse({ db, now: at(addDays(today, -200)), by }, id)
  const { id } = courses.find((course) => course.code === revised)!
  const { id: module_id } = await db
    .selectFrom('catalogue.course_module')
    .select('id')
    .where('course_id', '=', id)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { position } = await db
    .selectFrom('catalogue.lesson')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('module_id', '=', module_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('catalogue.lesson')
    .values({
      module_id,
      position: Number(position ?? 0) + 1,
      name: json({
        ar: 'مؤشرات أداء السلامة',
        en: 'Safety performance indicators',
        fr: 'Indicateurs de performance de sécurité',
      }),
      minutes: 45,
    })
    .execute()
  await db.updateTable('catalogue.course').set({ attendance_percent: 85 }).where('id', '=', id).execute()
  await freezeCourse({ db, now: at(addDays(today, -3)), by }, id)
}
