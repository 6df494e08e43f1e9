import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleLogins } from '#database/seeds/logins.ts'
import { ar } from '#modules/attendance/text/ar.ts'
import { en } from '#modules/attendance/text/en.ts'
import { ar as kitAr } from '#platform/web/text/kit/ar.ts'
import { en as kitEn } from '#platform/web/text/kit/en.ts'
import { findPrograms } from '#platform/server/postgres/embedded/programs.ts'
import { runAs } from '#platform/server/postgres/embedded/run-as.ts'
import { socketFolder } from '#platform/server/postgres/embedded/socket.ts'
import { startAcademy, type Academy } from './site/academy.ts'
import { axe, comeIn, endVisits, overflowing, phone, visit, wide } from './site/browser.ts'

let academy: Academy
beforeAll(async () => void (academy = await startAcademy()))
afterAll(async () => {
  await endVisits()
  await academy.close()
})

/** Whether something lies over the middle of the button. */
const covered = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const box = button.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !button.contains(there)
  })

/** A session that was over some days ago, every one of its people marked present. */
async function sessionToCorrect(): Promise<{ class_id: number; session_id: number }> {
  const host = socketFolder(join(academy.dataDir, 'postgres'), runAs(findPrograms()))
  const client = new pg.Client({ host, port: 5432, user: 'academy', database: 'academy' })
  await client.connect()
  const { rows } = await client.query(`select s.class_id, s.session_id from classes.session_facts s
    join attendance.mark m on m.session_id = s.session_id
    join registration.registration_facts r on r.registration_id = m.registration_id and r.is_enrolled
    where s.day < current_date - 3 and s.session_state <> 'cancelled'
    group by s.class_id, s.session_id, s.day having every(m.state = 'present') order by s.day desc, s.session_id limit 1`)
  await client.end()
  return rows[0]
}

test.each([
  ['ar', wide, 'هدى منصور'],
  ['en', phone, 'Huda Mansour'],
] as const)(
  'of two who correct one sheet the second sees both and chooses, in %s',
  async (language, viewport, name) => {
    const t = (language === 'ar' ? ar : en) as typeof ar
    const { form } = (language === 'ar' ? kitAr : kitEn) as typeof kitAr
    const { class_id, session_id } = await sessionToCorrect()
    const { password, logins } = sampleLogins()
    const open = async (who: string) => {
      const visited = await visit(academy.origin, { language, viewport })
      const email = logins.find((each) => each.email.startsWith(who))!.email
      await comeIn(visited.page, email, password, `/TraineeAttendance?class=${class_id}&session=${session_id}`)
      await visited.page.locator('button[data-mark]').first().waitFor()
      return visited
    }
    const [huda, nadia] = [await open('huda'), await open('nadia')]
    const save = nadia.page.getByRole('button', { name: t.save, exact: true })
    // what stands there already is no change, and there is nothing to save
    await nadia.page.locator('button[data-mark=absent]').first().click()
    await nadia.page.getByLabel(t.reason).fill('seen again')
    expect(await save.isEnabled()).toBe(true)
    await nadia.page.locator('button[data-mark=present]').first().click()
    expect(await save.isDisabled()).toBe(true)
    const mark = async ({ page }: typeof huda, state: string) => {
      await page.locator(`button[data-mark=${state}]`).first().click()
      await page.getByLabel(t.reason).fill('seen again')
      await page.getByRole('button', { name: t.save, exact: true }).click()
    }
    await mark(huda, 'excused')
    await huda.page.getByText(t.saved).waitFor()
    await expect.poll(() => covered(huda.page, t.save)).toBe(false)
    await mark(nadia, 'absent')
    await nadia.page.getByText(name).filter({ visible: true }).last().waitFor()
    await expect.poll(() => covered(nadia.page, t.save)).toBe(false)
    const both = nadia.page.getByRole('group').filter({ has: nadia.page.getByText(form.theirs) })
    await expect
      .poll(() => both.allInnerTexts())
      .toEqual([expect.stringMatching(`${t.marks.excused}[^]*${t.marks.absent}`)])
    expect(await save.isDisabled()).toBe(true)
    if (process.env['PICTURES'])
      await nadia.page.screenshot({ path: join(process.env['PICTURES'], `two-${language}.png`) })
    expect(await axe(nadia.page)).toEqual([])
    expect(await overflowing(nadia.page)).toEqual([])
    await both.getByRole('button', { name: form.keepMine }).click()
    await save.click()
    await nadia.page.getByText(t.saved).waitFor()

    // read anew in the background, one's own choice stays a choice: nothing goes over the other's unasked
    await nadia.page.locator('button[data-mark=present]').first().click()
    // huda has seen the sheet as she left it
    await huda.page.reload()
    await mark(huda, 'late')
    await huda.page.getByText(t.saved).last().waitFor()
    await nadia.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await both.getByRole('button', { name: form.takeTheirs }).click()
    await both.waitFor({ state: 'detached' })
    expect(await nadia.page.locator('button[data-mark=late]').first().getAttribute('aria-checked')).toBe('true')
    for (const { errors, context } of [huda, nadia]) {
      expect(errors.filter((each) => !/409/.test(each))).toEqual([])
      await context.close()
    }
  },
)
