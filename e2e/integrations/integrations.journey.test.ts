import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castPassword } from '#testing/stages/cast.ts'
import { startAcademy } from '../site/academy.ts'
import { axe, expectErrors, inWholeChromium, overflowing, phone } from '../site/browser.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

inWholeChromium()

/** The academy's own system, which fails at first. */
const got: { readonly headers: Record<string, string>; readonly body: string }[] = []
let status = 503
const system = createServer((request, response) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    got.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(status).end('said the system')
  })
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((ready) => system.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(system.address() as AddressInfo).port}`
})
afterAll(() => {
  system.closeAllConnections()
  system.close()
})
const { comeAs, academy } = visitorsOfAcademy({ language: 'en' }, async () =>
  startAcademy({ WEBHOOK_INSIDE_HOSTS: host }),
)

test('an administrator makes a token, copies it, a program uses it, and it is taken back', async () => {
  const { page, context, errors } = await comeAs('nadia', '/ApiTokens')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: academy().origin })
  await page.getByText('Payroll export').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Make an API token' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name').fill('ERP')
  const reads = drawer.getByRole('combobox', { name: 'Reads', exact: true })
  await reads.click()
  await page.getByRole('option', { name: 'Classes', exact: true }).click()
  await page.keyboard.press('Escape')
  await drawer.locator('input[name=password]').fill('wrong-Password-1')
  await drawer.getByRole('button', { name: 'Make an API token' }).click()
  await drawer
    .getByText(/not right|wrong|incorrect/i)
    .first()
    .waitFor()
  expect(await axe(page)).toEqual([])
  await drawer.locator('input[name=password]').fill(castPassword)
  await drawer.getByRole('button', { name: 'Make an API token' }).click()
  await drawer.getByText('it is not shown again').waitFor()
  await drawer.getByRole('button', { name: 'Copy' }).click()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  expect(token).toMatch(/^diwan_[\w-]{43}$/)
  await drawer.getByRole('button', { name: 'I have kept it' }).click()

  const ask = (path: string) =>
    fetch(`${academy().origin}${path}`, { headers: { authorization: `Bearer ${token}` } }).then(
      (answer) => answer.status,
    )
  expect(await ask('/api/CourseClass/GetCourseClasses')).toBe(200)
  expect(await ask('/api/ApiToken/GetApiTokens')).toBe(403)

  const row = page.getByRole('row').filter({ hasText: 'ERP' })
  await row
    .getByRole('button', { name: /Revoke the token|Actions|More/ })
    .first()
    .click()
  const item = page.getByRole('menuitem', { name: 'Revoke the token' })
  if (await item.isVisible().catch(() => false)) await item.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the token' }).click()
  await page.getByText('The token is revoked.').waitFor()
  await expect.poll(() => ask('/api/CourseClass/GetCourseClasses')).toBe(401)
  expectErrors(errors, /4\d\d/)
  expect(errors).toEqual([])
})

test('an administrator adds a webhook, sees in its log that it failed, and sends again', async () => {
  const { page, errors } = await comeAs('nadia', '/Webhooks')
  await page.getByText('https://erp.diwan.example/hooks/academy').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name').fill('Human resources')
  await drawer.getByLabel('Address').fill('https://127.0.0.1/hook')
  await drawer.locator('input[value="classes.open"]').check()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.getByText('Choose an https address outside').waitFor()
  await drawer.getByLabel('Address').fill(`http://${host}/hook`)
  await drawer.getByRole('button', { name: 'Save' }).click()
  const secret = (await drawer.getByText(/^whsec_/).textContent())!
  await drawer.getByRole('button', { name: 'I have kept it' }).click()
  await page.waitForURL(/\/Webhooks\/\d+/)
  await page.getByRole('heading', { name: 'Human resources' }).waitFor()

  await page.getByRole('button', { name: 'Send a test message' }).click()
  await expect.poll(() => got.length, { timeout: 15_000 }).toBe(1)
  expect(new Webhook(secret).verify(got[0]!.body, got[0]!.headers)).toMatchObject({ type: 'integrations.test' })
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Test message' })
  await row.getByText('503').waitFor()
  expect(await axe(page)).toEqual([])

  status = 200
  // The second try follows after some seconds by itself.
  await expect.poll(() => got.length, { timeout: 30_000 }).toBe(2)
  await page.reload()
  await row.getByText('Delivered').waitFor()
  await row.getByRole('button').first().click()
  const message = page.getByRole('dialog')
  await message.getByText('said the system').first().waitFor()
  expect(await axe(page)).toEqual([])
  await message.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => got.length, { timeout: 15_000 }).toBe(3)
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expectErrors(errors, /4\d\d/)
  expect(errors).toEqual([])
})

test('on a phone an organization makes tokens of its own, and reaches no webhooks', async () => {
  const { page } = await comeAs('hany', '/ApiTokens', { viewport: phone })
  await page.getByRole('button', { name: 'Make an API token' }).click()
  await page.getByRole('dialog').getByLabel('Name').waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await page.goto(`${academy().origin}/Webhooks`)
  await page
    .getByText(/may not open/i)
    .first()
    .waitFor()
})
