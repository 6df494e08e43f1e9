import { afterAll, beforeAll, expect, test } from 'vitest'
import { examSettings } from '#modules/exams/contract/settings.ts'
import { keepingSettings } from '#modules/registration/contract/settings.ts'
import { signatorySettings } from '#platform/shared/settings/own-sections.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import type { SettingSection } from '#platform/shared/settings/section.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { settingsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const changed = async (who: string) => (await (await server.as(who)).send(calls.getSettingChanges, {})).Items
const save = async (who: string, section: SettingSection, fields: object) => {
  const actor = await server.as(who)
  const now = await actor.send(callsOfSection(section).get, {})
  return actor.send(callsOfSection(section).save, { body: { ...now, ...fields } })
}

test('it says who changed each setting last and when, and nothing of one that stands as it was', async () => {
  const standing = await changed('nadia')
  await save('nadia', examSettings, { ExamRepeatDays: 9, ExamMaxRepeats: 4 })
  await save('sami', examSettings, { ExamRepeatDays: 10 })
  const fresh = (await changed('nadia')).filter(({ Key }) => !standing.some((former) => former.Key === Key))
  const nameOf = async (who: string) =>
    server.db
      .selectFrom('accounts.account_facts')
      .where('account_id', '=', (await server.as(who)).accountId)
      .select(['account_name_ar as ar', 'account_name_en as en'])
      .executeTakeFirstOrThrow()
  expect(fresh).toEqual([
    { Key: 'examMaxRepeats', At: expect.any(String), By: await nameOf('nadia') },
    { Key: 'examRepeatDays', At: expect.any(String), By: await nameOf('sami') },
  ])
  // Saved as it stands, it is not changed.
  await save('nadia', examSettings, { ExamRepeatDays: 10 })
  expect((await changed('nadia')).find(({ Key }) => Key === 'examRepeatDays')!.By).toEqual(await nameOf('sami'))
})

test('whoever may not see a section does not read who changed it', async () => {
  await save('nadia', signatorySettings, { DirectorName: { ar: 'سلمى', en: 'Salma', fr: '' } })
  await save('nadia', keepingSettings, { PassportFileDays: 91 })
  const own = (items: readonly { readonly Key: string }[]) => items.map(({ Key }) => Key)
  expect(own(await changed('nadia'))).toEqual(expect.arrayContaining(['directorName', 'passportFileDays']))
  const seen = own(await changed('sami'))
  expect(seen).toContain('examRepeatDays')
  expect(seen).not.toContain('directorName')
  expect(seen).not.toContain('passportFileDays')
  for (const stranger of [await server.as('layla'), await server.as('huda'), server.anonymous])
    expect([401, 403]).toContain((await refusalOf(stranger.send(calls.getSettingChanges, {}))).status)
})
