import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HeadOfPage } from '#platform/shared/page-files.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { signinCalls } from '../contract/calls.ts'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-maintenance-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<html><script type="application/json">__PAGE_FILES__</script></html>')
  const nothing = { files: [], words: {} }
  const pages = [{ path: '/pages/login/:CompetitionCode?', rule: 'anonymous', auth: false, ...nothing }]
  const built = { start: nothing, logIn: [], frame: nothing, pages }
  writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify(built))
  server = await startTestServer({ config: { webFolder: folder } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const broughtAlong = async () => {
  const headers = { accept: 'text/html' }
  const { body } = await server.app.inject({ method: 'GET', url: '/pages/login', headers })
  return Object.keys((JSON.parse(/json">(.*?)<\/script>/.exec(body)![1]!) as HeadOfPage).answers)
}

test('from the moment a maintenance holds, the log-in page brings no answers from before: it asks, and is told', async () => {
  const nadia = await server.as('nadia')
  const body = { IsOn: true, Until: null, Message: { ar: 'نحدّث النظام', en: '', fr: '' }, Version: 1 }
  const asks = () => server.anonymous.send(signinCalls.getSampleLogins).catch(({ code }) => code as unknown)
  const brings = ['getSampleLogins', 'getIdentityProviders']
  expect(await broughtAlong()).toEqual(brings)
  await nadia.send(signinCalls.saveMaintenance, { body })
  await expect.poll(asks).toBe('maintenance')
  expect(await broughtAlong()).toEqual([])
  await nadia.send(signinCalls.saveMaintenance, { body: { ...body, Version: 2, IsOn: false } })
  await expect.poll(asks).not.toBe('maintenance')
  expect(await broughtAlong()).toEqual(brings)
})
