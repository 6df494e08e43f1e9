import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSetting } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { createAccount } from '../public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('a refused call says which rights open it and who can grant one; one that is open says nothing', async () => {
  const layla = await server.as('layla')
  const refused = await refusalOf(layla.send(lookupsCalls.deleteLookupEntry as never, {} as never))
  expect(refused).toMatchObject({
    status: 403,
    code: 'notAllowed',
    data: { needs: ['editor', 'admin', 'enteringsystemlookup'], grantedBy: ['admin', 'editor'] },
  })
  const omar = await server.as('omar')
  const bySize = await refusalOf(omar.send(catalogueCalls.updateCourse as never, { body: {} } as never))
  expect(bySize.data).toMatchObject({ needs: ['editor', 'admin', 'enteringcourses'] })
})

test('staff learn the administrators by name, others the academy’s address alone, visitors nothing', async () => {
  await changeSetting(server.db, academySettings, 'academyEmail', 'office@diwan.example')
  for (let index = 0; index < 6; index++) {
    const email = `admin${index}@why.example`
    await createAccount(server.db, { email, role: 'admin', nameAr: `مدير ${index}`, nameEn: `Admin ${index}` })
  }
  const hudas = await (await server.as('huda')).send(accountsCalls.getGranters)
  expect(hudas.Admins).toHaveLength(5)
  expect(hudas).toMatchObject({ Email: 'office@diwan.example', More: 2 })
  expect(hudas.Admins[0]).toMatchObject({ ar: 'نادية عبد الحميد', en: 'Nadia Abdelhamid' })
  for (const who of ['layla', 'hany'] as const)
    expect(await (await server.as(who)).send(accountsCalls.getGranters)).toMatchObject({
      Admins: [],
      More: 0,
      Email: 'office@diwan.example',
    })
  expect((await refusalOf(server.anonymous.send(accountsCalls.getGranters))).status).toBe(401)
})
