import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '#testing/stages/cast.ts'
import type { TestServer } from '#testing/server.ts'
import { heldUp, wide } from './site/browser.ts'
import { closeStagedSite, startStagedSite } from './site/staged-site.ts'
import { Person } from './main-job/person.ts'
import { words } from './main-job/words.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

test('the last day of a plan row follows the course’s hours, also where they come after the first day was typed', async () => {
  const { hours } = await server.db
    .selectFrom('catalogue.course')
    .select('hours')
    .where('code', '=', 'SMS-101')
    .executeTakeFirstOrThrow()
  const lastDay = 6 + Math.ceil(Number(hours) / 5)
  expect(lastDay).toBeGreaterThan(7)

  const t = words.en
  const looks = { language: 'en', viewport: wide, origin } as const
  const huda = await Person.signedIn(looks, cast.huda.email, '/planning/AnnualPlan?edit=new')
  const arrive = await heldUp(huda.visit.context, '**/Course/GetCourse?*')
  const end = huda.page.locator('input[name=EndDate]')
  await huda.choose(t.planning.fields.course, 'SMS-101', 'SMS-101')
  await huda.fill(t.planning.fields.startDate, '07/03/2027')
  await expect.poll(() => end.inputValue()).toBe('07/03/2027')
  arrive()
  await expect.poll(() => end.inputValue()).toBe(`${String(lastDay).padStart(2, '0')}/03/2027`)

  // A last day that somebody typed stays, whatever the next course takes.
  await huda.fill(t.planning.fields.endDate, '25/03/2027')
  const answered = huda.page.waitForResponse(/\/Course\/GetCourse\?/)
  await huda.choose(t.planning.fields.course, 'SEC-201', 'SEC-201')
  await answered
  await expect.poll(() => end.inputValue()).toBe('25/03/2027')
  await huda.leave()
})
