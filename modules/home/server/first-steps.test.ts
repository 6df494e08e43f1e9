import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses, addCourses } from '#database/seeds/world/classes.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { setupSecret } from '#modules/accounts/server/public.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { paperImageField } from '#modules/settings/contract/paper-images.ts'
import { settingsCalls } from '#modules/settings/contract/calls.ts'
import { firstStepKeys, type FirstStepKey } from '#platform/shared/record/first-step-keys.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import type { Asker } from '#testing/asker.ts'
import { startedDatabase } from '#testing/database.ts'
import { refusalOf, startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import type { CastKey } from '#testing/stages/cast.ts'
import { classRoomOf } from '#testing/stages/stage-plan.ts'
import { upload } from '#testing/stages/upload.ts'
import { getHomeModel } from '../contract/home.ts'
import { firstStepSettings } from '../contract/settings.ts'

/* An academy as its first start leaves it, and one that has people of every role. */
let server: TestServer
let peopled: TestServer
let admin: Asker
const email = 'first@academy.example'
beforeAll(async () => {
  server = await startTestServer({ database: await startedDatabase(async () => {}) })
  const Secret = setupSecret(testSecrets)
  const body = { Secret, Email: email, NameAr: 'المدير الأول', NameEn: 'First Admin', Password: 'Quiet-River-71' }
  await server.anonymous.send(accountsCalls.createFirstAdmin, { body })
  admin = await server.as(email)
  peopled = await startTestServer()
})
afterAll(() => Promise.all([server.close(), peopled.close()]))

const stepsOf = async (who: Asker) => (await who.send(getHomeModel)).FirstSteps
const doneOf = async () => (await stepsOf(admin))!.Steps.filter(({ IsDone }) => IsDone).map(({ Key }) => Key)
const save = async (who: Asker, FirstStepsShown: boolean, Version: number) =>
  who.send(callsOfSection(firstStepSettings).save, { body: { FirstStepsShown, Version } })

async function nameAcademy(en: string): Promise<void> {
  const { get, save: keep } = callsOfSection(academySettings)
  const { Version, ...values } = await admin.send(get, {})
  const AcademyName = { ...(values['AcademyName'] as object), en }
  await admin.send(keep, { body: { ...values, AcademyName, Version } })
}

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
  expect((await audited(server.db, 'platform.changeSetting')).slice(-2)).toMatchObject([
    {
      actor_id: admin.accountId,
      data: { setting: 'firstStepsShown' },
      before: { value: true },
      after: { value: false },
    },
    {
      actor_id: admin.accountId,
      data: { setting: 'firstStepsShown' },
      before: { value: false },
      after: { value: true },
    },
  ])
})

test('a step is done by what is true, and no longer where that ends', async () => {
  await nameAcademy('Nile Academy')
  expect(await doneOf()).toEqual(['academyName'])
  await nameAcademy(academySettings.table.academyName.default.en)
  expect(await doneOf()).toEqual([])

  const room = classRoomOf()
  const { ID, Version } = await admin.send(planningCalls.addClassRoom, { body: room })
  expect(await doneOf()).toEqual(['classRoom'])
  await admin.send(planningCalls.editClassRoom, { ID, body: { ...room, IsActive: false, Version } })
  expect(await doneOf()).toEqual([])
})

test('each step ends by its own fact and by no other; after the last the list is gone', async () => {
  const [course] = (await addCourses(server.db, [{ code: 'FIRST-1', is_published: false }])) as [number]
  // What nobody was invited to is no colleague.
  const person = { NameAr: 'شخص جديد', NameEn: 'New Person', Permissions: [], Language: 'ar' as const }
  await admin.send(accountsCalls.addUser, { body: { ...person, Email: 'trainee@academy.example', Role: 'trainee' } })
  expect(await doneOf()).toEqual([])

  const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const picture = async (Place: 'logo' | 'stamp') => {
    const FileID = await upload(server.app, admin, paperImageField, { name: 'picture.png', bytes })
    await admin.send(settingsCalls.setPaperImage, { body: { Place, FileID, ReplacesID: null } })
  }
  await picture('stamp')
  expect(await doneOf()).toEqual([])

  const year = { Year: 2027, FirstDay: '2027-01-01', LastDay: '2027-12-31', Weekdays: [0, 1, 2, 3, 4] }
  const acts: Readonly<Record<FirstStepKey, () => Promise<unknown>>> = {
    academyName: () => nameAcademy('Nile Academy'),
    academyLogo: () => picture('logo'),
    classRoom: () => admin.send(planningCalls.addClassRoom, { body: classRoomOf({ Code: 'R-902' }) }),
    calendarYear: () =>
      admin.send(planningCalls.addCalendarYear, {
        body: { ...year, StartTime: '08:30', EndTime: '13:30', Terms: [] },
      }),
    publishedCourse: () =>
      server.db.updateTable('catalogue.course').set({ is_published: true }).where('id', '=', course).execute(),
    courseClass: () => addClasses(server.db, [{ course_id: course, starts_on: '2027-02-07' }]),
    colleague: () =>
      admin.send(accountsCalls.addUser, {
        body: { ...person, Email: 'coordinator@academy.example', Role: 'trainingcoordinator' },
      }),
  }
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
