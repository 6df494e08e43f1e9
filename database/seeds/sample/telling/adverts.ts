import { sql } from 'kysely'
import { countPeople } from '#modules/campaigns/server/store/audience-people.ts'
import { chosenIn, insertAudience } from '#modules/campaigns/server/store/audiences.ts'
import { addVersion, columnsOf, insertAdvert } from '#modules/campaigns/server/store/adverts/adverts.ts'
import { writeAdvertPeople } from '#modules/campaigns/server/store/adverts/people.ts'
import { noConditions } from '#modules/campaigns/rules/audience.ts'
import { json, type Database } from '#platform/server/database.ts'
import { mergeTextsOf } from '#platform/shared/letters/merge-text.ts'
import { defaultTimeZone, addDays, type Day } from '#platform/shared/values/dates.ts'

const open = {
  title: {
    ar: 'التسجيل مفتوح لدورة الشهر القادم',
    en: 'Registration is open for next month’s course',
    fr: 'Les inscriptions à la formation du mois prochain sont ouvertes',
  },
  body: mergeTextsOf({
    ar: 'مقاعد الدورة محدودة، والتسجيل لمن يسبق. افتح التفاصيل لترى المواعيد والرسوم وتطلب مقعدك.',
    en: 'Seats are limited and go to whoever registers first. See the dates and the fee, and ask for your seat.',
    fr: 'Les places sont limitées et reviennent aux premiers inscrits. Consultez les dates et les frais, et demandez votre place.',
  }),
}
const hall = {
  title: {
    ar: 'قاعة محاكاة جديدة في الأكاديمية',
    en: 'A new simulation room at the academy',
    fr: 'Une nouvelle salle de simulation à l’académie',
  },
  body: mergeTextsOf({
    ar: 'نفتتح قريبًا قاعة محاكاة جديدة، وندعوكم إلى زيارتها.',
    en: 'We soon open a new simulation room, and invite you to visit it.',
    fr: 'Nous ouvrons bientôt une nouvelle salle de simulation et vous invitons à la visiter.',
  }),
}

/** An advert that has run for five days, with what people did with it, and a draft. */
export async function insertAdverts(db: Database, madeBy: number, today: Day): Promise<void> {
  const audience = await insertAudience(db, {
    Name: { ar: 'كل المتدربين', en: 'All trainees', fr: 'Tous les stagiaires' },
    Note: '',
    Conditions: { ...noConditions, Kinds: ['trainee'] },
    ByHand: { TraineeIDs: [], InstructorIDs: [], OrganizationIDs: [] },
  })
  await countPeople(db, audience.id, chosenIn(audience))
  const aClass = await db
    .selectFrom('classes.course_class')
    .select('id')
    .where('state', '=', 'open')
    .where('organization_id', 'is', null)
    .where('starts_on', '>', today)
    .orderBy('starts_on')
    .orderBy('id')
    .executeTakeFirst()
  const link = aClass ? { LinkKind: 'class' as const, LinkID: aClass.id } : { LinkKind: 'none' as const, LinkID: null }
  const insert = async (
    { title, body }: typeof open,
    days: readonly [from: number, to: number],
    more: { readonly Channels: ('web' | 'bell' | 'mail' | 'print')[] } & (
      | typeof link
      | { LinkKind: 'none'; LinkID: null }
    ),
  ) => {
    const fields = {
      ...more,
      Title: title,
      Body: body,
      PictureID: null,
      AudienceID: audience.id,
      StartsOn: addDays(today, days[0]),
      StartTime: '09:00',
      EndsOn: addDays(today, days[1]),
    }
    const advert = await insertAdvert(db, columnsOf(fields, defaultTimeZone), madeBy)
    await addVersion(db, advert, new Date(`${addDays(today, Math.min(days[0], 0))}T06:00:00Z`), madeBy)
    return advert
  }
  const running = await insert(open, [-5, 20], { Channels: ['web', 'print'], ...link })
  const startedAt = new Date(`${addDays(today, -5)}T07:00:00Z`)
  await db
    .updateTable('campaigns.advert')
    .set({ state: 'running', started_at: startedAt, audience_name: json(audience.name), version: 3 })
    .where('id', '=', running.id)
    .execute()
  await writeAdvertPeople(db, running.id, chosenIn(audience), startedAt)
  // Some have seen it, some of these closed it, some followed its link; the cast of trainees finds it new.
  await sql`update campaigns.advert_person p set
      shown_at = at + make_interval(hours => (person_id % 70)::integer),
      read_at = case when person_id % 3 = 0 then at + make_interval(hours => (person_id % 70 + 1)::integer) end,
      followed_at = case when person_id % 9 = 0 then at + make_interval(hours => (person_id % 70 + 1)::integer) end,
      followed_by = case when person_id % 9 = 0 then 'web' end
    where advert_id = ${running.id} and account_id is not null and person_id % 2 = 1
      and not exists (select from accounts.account a where a.id = p.account_id and a.email like '%@diwan.example')`.execute(
    db,
  )
  await insert(hall, [3, 17], { Channels: ['web', 'bell', 'mail'], LinkKind: 'none', LinkID: null })
}
