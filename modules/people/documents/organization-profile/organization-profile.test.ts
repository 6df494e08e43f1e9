import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls } from '../../contract/calls.ts'
import organizationProfile from './document.ts'

const page = documentCall(organizationProfile)
let server: TestServer
let own: number
let other: number
beforeAll(async () => {
  server = await startTestServer()
  own = (await (await server.as('hany')).send(peopleCalls.getLoginOrganization, {})).ID
  const { ID } = await (
    await server.as('sami')
  ).send(peopleCalls.addOrganization, {
    body: {
      Name: { ar: 'أخرى', en: 'Other' },
      Address1: '',
      Address2: '',
      City: '',
      Zip: '',
      CountryID: null,
      ContactName: 'Other Person',
      ContactEmail: 'other@other.example',
      CreditApproved: false,
    },
  })
  other = ID
  await server.db
    .updateTable('people.trainee')
    .set({ organization_id: own })
    .where('email', '=', 'layla@diwan.example')
    .execute()
})
afterAll(() => server.close())

test('it opens for its own contact person and who plans classes, with its people, and for nobody else', async () => {
  for (const who of ['hany', 'huda', 'nadia', 'sami'] as const) {
    const { Content } = await (await server.as(who)).send(page, { OrganizationID: own })
    expect(Content.Organization.Contacts[0]?.IsMain, who).toBe(true)
    expect(Content.People.map(({ FullName }) => FullName.en)).toContain('Layla Hassan Alansari')
    expect(Content.PeopleInAll).toBe(Content.People.length)
    expect(Object.keys(Content.Organization)).not.toContain('Attachments')
  }
  const closed = { status: 403, code: 'reportClosed' }
  for (const who of ['layla', 'salma', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { OrganizationID: own })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { OrganizationID: own }))).toMatchObject(closed)
  const hany = await server.as('hany')
  expect(await refusalOf(hany.send(page, { OrganizationID: other }))).toMatchObject(closed)
  expect(await refusalOf(hany.send(page, { OrganizationID: 999_999 }))).toMatchObject(closed)
})

test('one without people or contacts of its own still has its paper', async () => {
  const { Content } = await (await server.as('nadia')).send(page, { OrganizationID: other })
  expect(Content).toMatchObject({ People: [], PeopleInAll: 0, Organization: { Name: { en: 'Other' } } })
})
