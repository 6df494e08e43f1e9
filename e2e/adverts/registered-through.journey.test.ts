import { afterAll, beforeAll, expect, test } from 'vitest'
import { noConditions } from '#modules/campaigns/rules/audience.ts'
import { countPeople } from '#modules/campaigns/server/store/audience-people.ts'
import { chosenIn, insertAudience } from '#modules/campaigns/server/store/audiences.ts'
import { en as t } from '#modules/campaigns/text/en.ts'
import { en as registration } from '#modules/registration/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { Person } from '../main-job/person.ts'
import { openWorld, type World } from '../main-job/world.ts'
import { endVisits, wide } from '../site/browser.ts'

/*
 * An editor announces a class to a saved audience, sees it as two of its people do, and sends it; one of them follows the link
 * of the mail and registers; the advert says who followed and who registered.
 */
let world: World
let classId: number
let code: string
beforeAll(async () => {
  world = await openWorld()
  classId = await addClass(world.db, world.now(), { feeMinor: 0 })
  const found = world.db.selectFrom('classes.course_class').where('id', '=', classId).select('code')
  code = (await found.executeTakeFirstOrThrow()).code
})
afterAll(async () => {
  await endVisits()
  await world.close()
})

const as = (who: CastKey, to: string) =>
  Person.signedIn({ origin: world.origin, language: 'en', viewport: wide }, cast[who].email, to)

/** Where the letters of the advert to this address lead. */
async function linksTo(address: string): Promise<(string | null)[]> {
  const reply = await fetch(`${world.origin}/dev/mail.json?to=${encodeURIComponent(address)}`)
  const { Items } = (await reply.json()) as { Items: { Kind: string; Href: string | null }[] }
  return Items.filter(({ Kind }) => Kind === 'advertisement').map(({ Href }) => Href)
}

async function saveAudience(): Promise<void> {
  const people = await world.db
    .selectFrom('people.trainee')
    .select('id')
    .where('email', 'in', [cast.layla.email, cast.yusuf.email])
    .execute()
  const audience = await insertAudience(world.db, {
    Name: { ar: 'طيارون', en: 'Fliers' },
    Note: '',
    Conditions: noConditions,
    ByHand: { TraineeIDs: people.map(({ id }) => id), InstructorIDs: [], OrganizationIDs: [] },
  })
  await countPeople(world.db, audience.id, chosenIn(audience))
}

async function writeAdvert(sami: Person): Promise<void> {
  for (const language of ['ar', 'en', 'fr']) {
    await sami.page.locator(`input[name="Title.${language}"]`).fill('Winter course')
    await sami.page.locator(`[data-name="Body.${language}"]`).fill('Come and fly')
  }
  await sami.choose(t.adverts.fields.link, null, t.adverts.links.class)
  await sami.choose(t.adverts.links.class, code, code)
  await sami.page.getByRole('checkbox', { name: t.adverts.channels.mail }).check()
  await sami.choose(t.fields.audienceName, null, 'Fliers')
  await sami.fill(t.adverts.fields.startTime, '00:00')
  await sami.press(terms.save)
  await sami.page.getByRole('heading', { name: 'Winter course', level: 1 }).waitFor()
}

test('from a saved audience to a registration: announced, seen beforehand, mailed, followed and counted', async () => {
  await saveAudience()
  const sami = await as('sami', '/advertisement?add=true')
  await writeAdvert(sami)

  await sami.page.getByRole('tab', { name: t.adverts.tabs.preview }).click()
  for (const name of ['Layla', 'Yusuf']) {
    await sami.choose(t.adverts.fields.reader, name, new RegExp(name))
    await sami.page.getByText(new RegExp(`^${name}.*In their language`)).waitFor()
    await sami.page.getByText(`/UpcomingCourse?search=${code}`).waitFor()
    await sami.page.getByText('Come and fly').first().waitFor()
  }
  expect(await linksTo(cast.layla.email)).toEqual([])
  await sami.act(t.acts.scheduleAdvert.do)
  await sami.page.getByText(t.adverts.states.running, { exact: true }).first().waitFor()
  await expect
    .poll(() => linksTo(cast.layla.email))
    .toEqual([expect.stringMatching(/^\/AdvertisementLink\/.+Way=mail/)])
  await expect.poll(async () => (await linksTo(cast.yusuf.email)).length).toBe(1)

  const [link] = await linksTo(cast.layla.email)
  const layla = await as('layla', link!)
  await layla.page.waitForURL((url) => url.pathname === '/UpcomingCourse' && url.searchParams.get('search') === code)
  await layla.press(registration.actions.register, layla.page.locator(`article[aria-labelledby="class-${classId}"]`))
  await layla.page.getByText(registration.register.complete).waitFor()
  await layla.press(registration.register.next)
  await layla.press(registration.register.next)
  await layla.press(registration.register.send)
  await layla.page.waitForURL(/\/RegistrationStatus/)
  const { code: number } = await world.db
    .selectFrom('registration.registration')
    .select('code')
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  await layla.leave()

  // Each number leads to the people that it counted.
  await sami.page.reload()
  const tile = (label: string, count: number) =>
    sami.page.getByRole('link', { name: new RegExp(`${label}.*${count}|${count}.*${label}`) })
  await tile(t.adverts.figures.people, 2).waitFor()
  await tile(t.adverts.figures.mailed, 2).waitFor()
  await tile(t.adverts.figures.followed, 1).waitFor()
  await tile(t.adverts.figures.registered, 1).click()
  const row = sami.page.getByRole('row').filter({ hasText: number })
  await row.getByText('Layla').first().waitFor()
  expect(await sami.page.getByRole('row').filter({ hasText: 'Yusuf' }).count()).toBe(0)
  await sami.looksRight()
  await sami.leave()
})
