import sharp from 'sharp'
import { addClasses, addCourses } from '#database/seeds/world/classes.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { settingsCalls } from '#modules/settings/contract/calls.ts'
import { paperImageField } from '#modules/settings/contract/paper-images.ts'
import type { FirstStepKey } from '#platform/shared/record/first-step-keys.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import type { PaperPlace } from '#platform/shared/document/look.ts'
import type { Asker } from '../../asker.ts'
import { startedDatabase, type TestDatabase } from '../../database.ts'
import type { TestServer } from '../../server.ts'
import { classRoomOf } from '../stage-plan.ts'
import { upload } from '../upload.ts'

/** An academy as its first start leaves it: the lookups, and nobody. */
export const newAcademy = (): Promise<TestDatabase> => startedDatabase(async () => {})

/** What the set-up page sends; `Secret` is the start-up's. */
export const firstAdmin = (Secret: string) => ({
  Secret,
  Email: 'first@academy.example',
  NameAr: 'المدير الأول',
  NameEn: 'First Admin',
  Password: 'Quiet-River-71',
})

export const newcomer = { NameAr: 'شخص جديد', NameEn: 'New Person', Permissions: [], Language: 'ar' as const }

export async function nameAcademy(admin: Asker, en: string): Promise<void> {
  const { get, save } = callsOfSection(academySettings)
  const { Version, ...values } = await admin.send(get, {})
  const AcademyName = { ...(values['AcademyName'] as object), en }
  await admin.send(save, { body: { ...values, AcademyName, Version } })
}

export async function putPicture(server: TestServer, admin: Asker, Place: PaperPlace): Promise<void> {
  const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const FileID = await upload(server.app, admin, paperImageField, { name: 'picture.png', bytes })
  await admin.send(settingsCalls.setPaperImage, { body: { Place, FileID, ReplacesID: null } })
}

const year = {
  Year: 2027,
  FirstDay: '2027-01-01',
  LastDay: '2027-12-31',
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '08:30',
  EndTime: '13:30',
  Terms: [],
}

/** What does each of the first steps. */
export const firstStepActs = (
  server: TestServer,
  admin: Asker,
): Readonly<Record<FirstStepKey, () => Promise<unknown>>> => ({
  academyName: () => nameAcademy(admin, 'Nile Academy'),
  academyLogo: () => putPicture(server, admin, 'logo'),
  classRoom: () => admin.send(planningCalls.addClassRoom, { body: classRoomOf({ Code: 'R-902' }) }),
  calendarYear: () => admin.send(planningCalls.addCalendarYear, { body: year }),
  publishedCourse: () => addCourses(server.db, [{ code: 'FIRST-1' }]),
  courseClass: async () => {
    const { id } = await server.db.selectFrom('catalogue.course').select('id').limit(1).executeTakeFirstOrThrow()
    return addClasses(server.db, [{ course_id: id, starts_on: '2027-02-07' }])
  },
  colleague: () =>
    admin.send(accountsCalls.addUser, {
      body: { ...newcomer, Email: 'coordinator@academy.example', Role: 'trainingcoordinator' },
    }),
})
