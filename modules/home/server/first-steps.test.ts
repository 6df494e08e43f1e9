import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCourses } from '#database/seeds/world/classes.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { setupSecret } from '#modules/accounts/server/public.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { firstStepKeys } from '#platform/shared/record/first-step-keys.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import type { CastKey } from '#testing/stages/cast.ts'
import {
  firstAdmin,
  firstStepActs,
  nameAcademy,
  newAcademy,
  newcomer,
  putPicture,
} from '#testing/stages/first-steps/new-academy.ts'
import { classRoomOf } from '#testing/stages/stage-plan.ts'
import { getHomeModel } from '../contract/home.ts'
import { firstStepSettings } from '../contract/settings.ts'

/* An academy as its first start leaves it, and one that has people of every role. */
let server: TestServer
let peopled: TestServer
let admin: Asker
beforeAll(async () => {
  server = await startTestServer({ database: await newAcademy() })
  const body = firstAdmin(setupSecret(testSecrets))
  await server.anonymous.send(accountsCalls.createFirstAdmin, { body })
  admin = await server.as(body.Email)
  peopled = await startTestServer()
})
afterAll(() => Promise.all([server.close(), peopled.close()]))

const stepsOf = async (who: Asker) => (await who.send(getHomeModel)).FirstSteps
const doneOf = async () => (await stepsOf(admin))!.Steps.filter(({ IsDone }) => IsDone).map(({ Key }) => Key)
const save = async (who: Asker, FirstStepsShown: boolean, Version: number) =>
  who.send(callsOfSection(firstStepSettings).save, { body: { FirstStepsShown, Version } })

test('a new academy is led through all steps, each by the page on which it is done', async () => {
  expect((await stepsOf(admin))!.Steps).toEqual(
    Object.entries({
      academyName: '/Setting/GeneralSetting',
      academyLogo: '/Setting/GeneralImage',
      classRoom: '/Setting/ClassRoom-Edit',
      calendarYear: '/Setting/AnnualCalender',
      publishedCourse: '/Course',
      courseClass: '/Setting/CourseClass-Edit',
      colleague: '/User/Account-Edit',
    }).map(([Key, Href]) => ({ Key, IsDone: false, Href })),
  )
})

test('the list is put away for the academy, of which the audit tells, and brought back', async () => {
  const { Version } = (await stepsOf(admin))!
  expect(await save(admin, false, Version)).toEqual({ Done: true })
  expect(await stepsOf(admin)).toBeNull()
  expect(await refusalOf(save(admin, true, Version))).toMatchObject({ code: 'changedMeanwhile' })
  // As Undo sends it.
  await save(admin, true, Version + 1)
  expect((await stepsOf(admin))!.Steps).toHaveLength(firstStepKeys.length)
  const by = { actor_id: admin.accountId, data: { setting: 'firstStepsShown' } }
  expect((await audited(server.db, 'platform.changeSetting')).slice(-2)).toMatchObject([
    { ...by, before: { value: true }, after: { value: false } },
    { ...by, before: { value: false }, after: { value: true } },
  ])
})

test('a step is done by what is true, and no longer where that ends', async () => {
  await nameAcademy(admin, 'Nile Academy')
  expect(await doneOf()).toEqual(['academyName'])
  await nameAcademy(admin, academySettings.table.academyName.default.en)
  expect(await doneOf()).toEqual([])

  const room = classRoomOf()
  const { ID, Version } = await admin.send(planningCalls.addClassRoom, { body: room })
  expect(await doneOf()).toEqual(['classRoom'])
  await admin.send(planningCalls.editClassRoom, { ID, body: { ...room, IsActive: false, Version } })
  expect(await doneOf()).toEqual([])
})

test('what is like a step is none: a course that is not on offer, a trainee, another picture', async () => {
  await addCourses(server.db, [{ code: 'DRAFT-1', is_published: false }])
  await admin.send(accountsCalls.addUser, { body: { ...newcomer, Email: 'trainee@academy.example', Role: 'trainee' } })
  await putPicture(server, admin, 'stamp')
  expect(await doneOf()).toEqual([])
})

test('each step ends by its own fact and by no other; after the last the list is gone', async () => {
  const acts = firstStepActs(server, admin)
  for (const [at, key] of firstStepKeys.entries()) {
    await acts[key]()
    if (at + 1 < firstStepKeys.length) expect(await doneOf()).toEqual(firstStepKeys.slice(0, at + 1))
  }
  expect(await stepsOf(admin)).toBeNull()
})

test('administrators alone are told of the steps, and put the list away', async () => {
  const nadia = await peopled.as('nadia')
  const { Version } = (await stepsOf(nadia))!
  for (const key of ['sami', 'huda', 'omar', 'karim', 'hany', 'layla'] satisfies CastKey[]) {
    const other = await peopled.as(key)
    expect([key, await stepsOf(other)]).toEqual([key, null])
    expect((await refusalOf(save(other, false, Version))).status, key).toBe(403)
  }
  expect((await refusalOf(save(peopled.anonymous, false, Version))).status).toBe(401)
  expect(await stepsOf(nadia)).not.toBeNull()
})
