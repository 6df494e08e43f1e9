import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { setting } from '#platform/shared/settings/kinds.ts'
import { academySettings, documentSettings } from '#platform/shared/settings/own-sections.ts'
import { settingSection } from '#platform/shared/settings/section.ts'
import { changeSetting, settings, unfitSettings, versionOfSettings } from './settings.ts'

let database: TestDatabase
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.close())

const academyName = { ar: 'أكاديمية', en: 'Academy', fr: '' }

test('settings are the defaults under what is kept; what is beyond the limits is left aside, and said at the start', async () => {
  const { db } = database
  const both = () => settings(db, academySettings, documentSettings)
  const usual = { ...(await both()) }
  expect(usual).toMatchObject({ academyEmail: '', documentLetterDays: 7, reportTicketMinutes: 15 })
  await changeSetting(db, academySettings, 'academyName', academyName)
  await changeSetting(db, documentSettings, 'documentLetterDays', 9)
  const odd = [{ key: 'reportTicketMinutes', value: '100000' } as const, { key: 'lastBackup', value: '"x"' } as const]
  await db.insertInto('platform.setting').values(odd).execute()
  expect(await both()).toEqual({ ...usual, academyName, documentLetterDays: 9 })
  expect(await unfitSettings(db, [academySettings, documentSettings])).toEqual(['reportTicketMinutes'])
})

test('a section is another version with each change of its own', async () => {
  const { db } = database
  const before = await versionOfSettings(db, documentSettings)
  await changeSetting(db, academySettings, 'academyEmail', 'office@diwan.example')
  expect(await versionOfSettings(db, documentSettings)).toBe(before)
  await changeSetting(db, documentSettings, 'documentLetterDays', 10)
  await changeSetting(db, documentSettings, 'documentLetterDays', 10)
  expect(await versionOfSettings(db, documentSettings)).toBe(before + 1)
})

test('nothing beyond its limits is kept, and a key is declared once', async () => {
  const { db } = database
  await expect(changeSetting(db, documentSettings, 'documentLetterDays', 91)).rejects.toThrow()
  const twin = settingSection(
    'x',
    'twin',
    { page: 'system', order: 1 },
    { academyEmail: setting.email({ default: '' }) },
  )
  await expect(unfitSettings(db, [academySettings, twin])).rejects.toThrow('academyEmail')
})
