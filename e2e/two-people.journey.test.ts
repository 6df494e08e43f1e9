import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleLogins } from '#database/seeds/logins.ts'
import { ar } from '#modules/attendance/text/ar.ts'
import { en } from '#modules/attendance/text/en.ts'
import { findPrograms } from '#platform/server/postgres/programs.ts'
import { runAs } from '#platform/server/postgres/run-as.ts'
import { socketFolder } from '#platform/server/postgres/socket.ts'
import { startAcademy, type Academy } from './academy.ts'
import { axe, closeBrowser, logIn, overflowing, phone, visit, wide } from './browser.ts'

let academy: Academy
beforeAll(async () => void (academy = await startAcademy()))
afterAll(async () => {
  await closeBrowser()
  await academy.close()
})

/** A session of a running class that is over, with people in it. */
async function sessionToCorrect(): Promise<{ class_id: number; session_id: number }> {
  const host = socketFolder(join(academy.dataDir, 'postgres'), runAs(findPrograms()))
  const client = new pg.Client({ host, port: 5432, user: 'academy', database: 'academy' })
  await client.connect()
  const { rows } = await client.query(`select s.class_id, s.session_id from classes.session_facts s
    join attendance.mark m on m.session_id = s.session_id
    join registration.registration_facts r on r.registration_id = m.registration_id and r.is_enrolled
    where s.day < current_date - 3 and s.session_state <> 'cancelled' order by s.day desc limit 1`)
  await client.end()
  return rows[0]
}

test.each([
  ['ar', wide, 'هدى منصور'],
  ['en', phone, 'Huda Mansour'],
] as const)('of two who correct one sheet the second reads who was first, in %s', async (language, viewport, name) => {
  const t = (language === 'ar' ? ar : en) as typeof ar
  const { class_id, session_id } = await sessionToCorrect()
  const { password, logins } = sampleLogins()
  const open = async (who: string) => {
    const visited = await visit(academy.origin, { language, viewport })
    const email = logins.find((each) => each.email.startsWith(who))!.email
    await logIn(visited.page, email, password, `/TraineeAttendance?class=${class_id}&session=${session_id}`)
    await visited.page.locator('button[data-mark]').first().waitFor()
    return visited
  }
  const [huda, nadia] = [await open('huda'), await open('nadia')]
  const mark = async ({ page }: typeof huda, state: string) => {
    await page.locator(`button[data-mark=${state}]`).first().click()
    await page.getByLabel(t.reason).fill('seen again')
    await page.getByRole('button', { name: t.save, exact: true }).click()
  }
  await mark(huda, 'excused')
  await huda.page.getByText(t.saved).waitFor()
  await mark(nadia, 'absent')
  await nadia.page.getByText(name).filter({ visible: true }).last().waitFor()
  if (process.env['PICTURES'])
    await nadia.page.screenshot({ path: join(process.env['PICTURES'], `two-${language}.png`) })
  expect(await axe(nadia.page)).toEqual([])
  expect(await overflowing(nadia.page)).toEqual([])
  await nadia.page.locator('[data-kind=failed]').getByRole('button').click()
  // What she chose still stands, on the newer sheet.
  await nadia.page.getByRole('button', { name: t.save, exact: true }).click()
  await nadia.page.getByText(t.saved).waitFor()
  for (const { errors, context } of [huda, nadia]) {
    expect(errors.filter((each) => !/409/.test(each))).toEqual([])
    await context.close()
  }
})
