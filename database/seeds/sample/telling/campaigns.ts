import { countPeople } from '#modules/campaigns/server/store/audience-people.ts'
import { chosenIn, insertAudience } from '#modules/campaigns/server/store/audiences.ts'
import { insertCampaign } from '#modules/campaigns/server/store/campaigns.ts'
import { insertAdverts } from './adverts.ts'
import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'

const nobody = { TraineeIDs: [], InstructorIDs: [], OrganizationIDs: [] }
const anybody = {
  Kinds: [],
  CourseIDs: [],
  ClassIDs: [],
  CategoryIDs: [],
  States: [],
  DiplomaIDs: [],
  NationalityIDs: [],
  SectorIDs: [],
  OrganizationIDs: [],
  Languages: [],
  Activity: null,
  ActivityDays: null,
}

/** Saves audiences, an advertisement that goes to one of them in five days, and adverts: one that runs, one not decided yet. */
export async function insertCampaigns(db: Database, madeBy: number, today: Day): Promise<void> {
  const saved = [
    {
      Name: { ar: 'من أتمّوا دورة', en: 'Whoever completed a course', fr: 'Ceux qui ont terminé une formation' },
      Note: 'تُراسَل كل موسم بالدورات القادمة',
      Conditions: { ...anybody, Kinds: ['trainee' as const], States: ['completed' as const] },
      ByHand: nobody,
    },
    {
      Name: { ar: 'جهات الاتصال في الجهات', en: 'Contacts of organizations', fr: 'Contacts des organismes' },
      Note: '',
      Conditions: { ...anybody, Kinds: ['contact' as const] },
      ByHand: nobody,
    },
  ]
  const audiences = []
  for (const fields of saved) {
    const audience = await insertAudience(db, fields)
    await countPeople(db, audience.id, chosenIn(audience))
    audiences.push(audience)
  }
  const advertisement = await db
    .selectFrom('campaigns.advertisement')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [completed] = audiences
  await insertCampaign(db, {
    advertisementId: advertisement.id,
    audienceId: completed!.id,
    audienceName: completed!.name,
    title: advertisement.title,
    body: advertisement.body,
    opens: advertisement.opens,
    planRowIds: [],
    planHtml: { ar: '', en: '', fr: '' },
    dueAt: new Date(`${addDays(today, 5)}T08:00:00Z`),
    madeBy,
  })
  await insertAdverts(db, madeBy, today)
}
