import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingSections } from '#apps/setting-sections.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection, wireName } from '#platform/shared/settings/section.ts'
import { unfitSettings } from '#platform/server/settings.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { beyond } from './beyond.ts'
import { withoutEffect } from './read-settings.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('every setting is read somewhere, and one that is not is found', () => {
  expect(withoutEffect(settingSections)).toEqual([])
  const idle = settingSection(
    'x',
    'idle',
    { page: 'general', order: 1 },
    { idleDays: setting.days({ default: 1, least: 0, most: 2 }) },
  )
  expect(withoutEffect([idle])).toEqual(['idleDays'])
})

test('no two sections have a key or a name in common, and what is kept fits', async () => {
  expect(await unfitSettings(server.db, settingSections)).toEqual([])
  expect(new Set(settingSections.map(({ name }) => name)).size).toBe(settingSections.length)
})

const each = settingSections.flatMap((section) =>
  Object.entries(section.table).map(([key, declared]) => [key, declared, section] as const),
)

describe.each(each)('%s', (key, declared, section) => {
  test('takes its default and refuses what is beyond its limits', () => {
    expect(declared.shape.parse(declared.default)).toEqual(declared.default)
    expect(beyond(declared).filter((value) => declared.shape.safeParse(value).success)).toEqual([])
    expect(beyond(declared).length).toBeGreaterThan(1)
  })

  test.runIf(section.at === undefined && !section.isFixed)('is changed by who may, and by nobody else', async () => {
    const calls = callsOfSection(section)
    const nadia = await server.as('nadia')
    const { Version, ...values } = await nadia.send(calls.get, {})
    expect(values[wireName(key)]).toEqual(declared.default)
    for (const value of beyond(declared)) {
      const refused = await refusalOf(nadia.send(calls.save, { body: { ...values, [wireName(key)]: value, Version } }))
      expect(refused).toMatchObject({ status: 400 })
      expect(refused.fields?.map(({ path }) => path.split('.')[0])).toContain(wireName(key))
    }
    const layla = await server.as('layla')
    const huda = await server.as('huda')
    for (const stranger of [layla, huda, server.anonymous]) {
      expect([401, 403]).toContain((await refusalOf(stranger.send(calls.get, {}))).status)
      expect([401, 403]).toContain(
        (await refusalOf(stranger.send(calls.save, { body: { ...values, Version } }))).status,
      )
    }
    const other = others[declared.kind]?.(declared)
    const body = { ...values, [wireName(key)]: other, Version }
    expect(await nadia.send(calls.save, { body })).toEqual({ Done: true })
    const now = await nadia.send(calls.get, {})
    expect(now[wireName(key)]).toEqual(other)
    expect(await refusalOf(nadia.send(calls.save, { body }))).toMatchObject({
      code: 'changedMeanwhile',
      data: { byEn: expect.any(String) },
    })
    await nadia.send(calls.save, { body: { ...now, [wireName(key)]: declared.default } as never })
    const rows = await server.db
      .selectFrom('platform.audit')
      .where('kind', '=', 'platform.changeSetting')
      .select(['before', 'after', 'data', 'actor_id'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    // Of long texts the audit keeps the beginning.
    const usual = (declared.longest ?? 0) > 1000 ? expect.anything() : declared.default
    const by = { data: { setting: key }, actor_id: nadia.accountId }
    expect(rows).toMatchObject([
      { ...by, before: { value: other }, after: { value: usual } },
      { ...by, before: { value: usual }, after: { value: other } },
    ])
  })
})

const inCurrencies = each.filter(([, { kind }]) => kind === 'money' || kind === 'currency')

test.each(inCurrencies)('%s is in a currency that the academy keeps', async (key, { kind }, section) => {
  const calls = callsOfSection(section)
  const nadia = await server.as('nadia')
  const { Version, ...values } = await nadia.send(calls.get, {})
  const sent = kind === 'money' ? { Minor: 500, Currency: 'ZZZ' } : 'ZZZ'
  const refused = await refusalOf(nadia.send(calls.save, { body: { ...values, [wireName(key)]: sent, Version } }))
  expect(refused).toMatchObject({ status: 400, fields: [{ path: wireName(key), code: 'unknownCurrency' }] })
})

/** Another value that each kind takes. */
const others: Readonly<
  Record<
    string,
    (declared: {
      readonly default: any
      readonly least?: number
      readonly text?: string
      readonly options?: readonly string[]
    }) => unknown
  >
> = {
  number: ({ default: usual, least }) => (usual === least ? usual + 1 : least),
  money: () => ({ Minor: 500, Currency: 'EGP' }),
  switch: ({ default: usual }) => !usual,
  trilingual: () => ({ ar: 'نص', en: 'Text', fr: '' }),
  text: ({ text }) => (text === 'phone' ? '+201001234567' : 'office@diwan.example'),
  choice: ({ default: usual, options }) => options!.find((each) => each !== usual),
  country: () => 'FR',
  currency: () => 'EGP',
}
