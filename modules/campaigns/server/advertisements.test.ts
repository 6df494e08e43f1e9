import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { campaignsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const sami = () => server.as('sami')
const in3 = (text: string) => ({ ar: text, en: text, fr: text })
const words = (text: string) => ({ Title: in3(text), Body: in3(`${text} {{name}}`), Opens: 'none' as const })

test('a text is added, changed at the version that was read, kept in versions, and deleted', async () => {
  const editor = await sami()
  const { ID, Version } = await editor.send(calls.addAdvertisement, { body: words('First') })
  await editor.send(calls.editAdvertisement, { ID, body: { ...words('Second'), Version } })
  expect(
    await refusalOf(editor.send(calls.editAdvertisement, { ID, body: { ...words('Third'), Version } })),
  ).toMatchObject({ code: 'changedMeanwhile' })
  const found = await editor.send(calls.getAdvertisement, { ID })
  expect(found).toMatchObject({ Title: { en: 'Second' }, IsOwn: true, Version: 2 })
  expect(found.Versions.map(({ Title }) => Title!.en)).toEqual(['Second', 'First'])
  expect(found.Actions).toContain('deleteAdvertisement')
  expect(await refusalOf(editor.send(calls.restoreAdvertisement, { ID, body: { Version: 2 } }))).toMatchObject({
    code: 'nothingShipped',
  })
  await editor.send(calls.deleteAdvertisement, { ID })
  expect(await refusalOf(editor.send(calls.getAdvertisement, { ID }))).toMatchObject({ code: 'notFound' })
})

test('what the program ships is worded anew, goes back, and stays', async () => {
  const editor = await sami()
  const { Items } = await editor.send(calls.getAdvertisements, {})
  const { ID, Version, Title } = Items.find(({ IsOwn }) => !IsOwn)!
  await editor.send(calls.editAdvertisement, { ID, body: { ...words('Ours'), Version } })
  expect(await editor.send(calls.getAdvertisement, { ID })).toMatchObject({ IsOwn: true, Title: { en: 'Ours' } })
  await editor.send(calls.restoreAdvertisement, { ID, body: { Version: Version + 1 } })
  expect(await editor.send(calls.getAdvertisement, { ID })).toMatchObject({ IsOwn: false, Title })
  expect(await refusalOf(editor.send(calls.deleteAdvertisement, { ID }))).toMatchObject({ code: 'advertisementInUse' })
})

test('strange merge fields are refused where they stand; the test goes to whoever asks', async () => {
  const editor = await sami()
  const strange = { ...words('x'), Body: { ...in3('x'), fr: '<p>{{password}}</p>' } }
  expect(await refusalOf(editor.send(calls.addAdvertisement, { body: strange }))).toMatchObject({
    code: 'marksDoNotFit',
    fields: [{ path: 'Body.fr', code: 'unknownMark' }],
  })
  const body = { ...words('&lt;b&gt;x'), Opens: 'events' as const }
  const { Letters } = await editor.send(calls.previewAdvertisement, { body })
  expect(Letters.ar.Html).toContain('&lt;b&gt;x <span dir="auto">')
  // As it arrives: with the button that its readers press.
  expect(Letters.ar.Html).toContain('href="/Event"')
  const { ID } = await editor.send(calls.addAdvertisement, { body })
  await editor.send(calls.testAdvertisement, { ID, body: { ...body, Language: 'fr' } })
  const [mail] = await server.db
    .selectFrom('platform.outbox_mail')
    .select(['to_address', 'language', 'href'])
    .where('kind', '=', 'testLetter')
    .execute()
  expect(mail).toEqual({ to_address: 'sami@diwan.example', language: 'fr', href: '/Event' })
})

test('whoever enters lookups reads them and changes none', async () => {
  for (const who of ['omar', 'layla', 'hany', 'huda'] as const)
    expect(await refusalOf((await server.as(who)).send(calls.getAdvertisements, {})), who).toMatchObject({
      status: 403,
    })
  expect(await refusalOf((await server.as('huda')).send(calls.addAdvertisement, { body: words('x') }))).toMatchObject({
    status: 403,
  })
})

test('rows of the plan as HTML, in each language; none that is not open', async () => {
  const huda = await server.as('huda')
  expect(await refusalOf(huda.send(calls.getAnnualPlanHtmlByIds, { body: { IDs: [999_999] } }))).toMatchObject({
    code: 'rowsNotOpen',
  })
  expect(await refusalOf(huda.send(calls.getAnnualPlanHtmlByIds, { body: { IDs: [] } }))).toMatchObject({ status: 400 })
  expect(
    await refusalOf((await server.as('omar')).send(calls.getAnnualPlanHtmlByIds, { body: { IDs: [1] } })),
  ).toMatchObject({ status: 403 })
})
