import { join } from 'node:path'
import pg from 'pg'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { ar } from '#modules/catalogue/text/ar.ts'
import { findPrograms } from '#platform/server/postgres/embedded/programs.ts'
import { runAs } from '#platform/server/postgres/embedded/run-as.ts'
import { socketFolder } from '#platform/server/postgres/embedded/socket.ts'
import { axe, expectErrors, overflowing, phone, wide } from '../site/browser.ts'
import { still } from '../site/stillness.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const { academy, comeAs } = visitorsOfAcademy({ language: 'ar', viewport: wide })
const t = ar.materials

/** A video of a second that this browser itself has filmed, long enough for some pieces. */
async function film(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const paint = canvas.getContext('2d')!
    const draw = setInterval(() => {
      for (let x = 0; x < 640; x += 8)
        for (let y = 0; y < 360; y += 8) {
          paint.fillStyle = `hsl(${(x * y + performance.now()) % 360} 90% 50%)`
          paint.fillRect(x, y, 8, 8)
        }
    }, 30)
    const recorder = new MediaRecorder(canvas.captureStream(30), {
      mimeType: 'video/webm;codecs=vp8',
      videoBitsPerSecond: 30_000_000,
    })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.start()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    recorder.stop()
    clearInterval(draw)
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  // What follows the last frame is no part of the film; with it there are enough pieces to be cut between.
  return Buffer.concat([Buffer.from(bytes), Buffer.alloc(4_000_000)])
}

async function inDatabase<T extends object>(statement: string, values: readonly unknown[] = []): Promise<T[]> {
  const host = socketFolder(join(academy().dataDir, 'postgres'), runAs(findPrograms()))
  const client = new pg.Client({ host, port: 5432, user: 'academy', database: 'academy' })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Layla takes part in a class of the course that has begun. */
async function enrol(code: string): Promise<number> {
  const [{ id }] = (await inDatabase<{ id: number }>(
    `with c as (insert into classes.course_class (code, course_id, starts_on, ends_on, min_trainees, max_trainees, fee_minor, state)
       select 'CC-MATERIAL', id, current_date - 1, current_date + 5, 1, 20, 0, 'running' from catalogue.course where code = $1
       returning id, course_id)
     insert into registration.registration (code, class_id, trainee_id, main, money)
     select 'REG-MATERIAL', c.id, t.id, 'attending', 'paid' from c, people.trainee t where t.email = 'layla@diwan.example'
     returning (select course_id from c) as id`,
    [code],
  )) as [{ id: number }]
  return id
}

const textIn = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

test('a course from nothing to its offer, with a video whose upload is cut and goes on, is read on a phone by a trainee of its class', async () => {
  const editor = await comeAs('sami', '/Setting/Course-Edit//false')
  const { page } = editor
  await textIn(page, ar.fields.code).first().fill('E2E-MAT')
  await textIn(page, ar.fields.name).first().fill('قيادة غرفة المحركات')
  await textIn(page, ar.fields.hours).first().fill('12')
  await textIn(page, ar.fields.days).first().fill('3')
  await page.getByRole('button', { name: ar.addModule }).click()
  await textIn(page, ar.fields.moduleName).fill('الوحدة التمهيدية')
  await page.getByRole('button', { name: ar.addLesson }).click()
  await textIn(page, 'الدرس').fill('أجزاء المحرك')

  // Of the module a video; its line is cut behind the second piece.
  const bytes = await film(page)
  let cut = true
  const pieces: string[] = []
  await page.route('**/api/File/UploadPiece**', (route) => {
    pieces.push(new URL(route.request().url()).searchParams.get('Number')!)
    return cut && pieces.length > 2 ? route.abort('connectionreset') : route.continue()
  })
  await page.getByRole('button', { name: t.addFile }).first().click()
  await textIn(page, t.title).first().fill('تشغيل المحرك')
  await page.locator('input[type=file][accept*=webm]').first().setInputFiles({
    name: 'engine.webm',
    mimeType: 'video/webm',
    buffer: bytes,
  })
  await page.getByText('بانتظار الشبكة').waitFor()
  expect(await axe(page)).toEqual([])
  cut = false
  await page.getByText('engine.webm').first().waitFor()
  await page.getByRole('button', { name: t.upload.replace }).first().waitFor({ timeout: 60_000 })
  expect(pieces.filter((number) => number === '0')).toHaveLength(1)
  await page.getByLabel(t.isDownloadable).first().uncheck()

  // Of the whole course a link, which the keyboard puts behind a second one.
  for (const [at, title] of ['لائحة السلامة', 'دليل المصطلحات'].entries()) {
    await page.getByRole('button', { name: t.addLink }).last().click()
    await textIn(page, t.title).last().fill(title)
    await textIn(page, t.address).last().fill(`https://example.org/${at}`)
  }
  await page
    .getByRole('button', { name: t.drag.replace('{{number}}', '١') })
    .last()
    .press('ArrowDown')
  // The keyboard goes along with what it moved.
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe(t.drag.replace('{{number}}', '٢'))
  await page.getByLabel(ar.fields.isPublished).check()
  expect(await overflowing(page)).toEqual([])
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await page.waitForURL(/\/Setting\/Course-Edit\/\d+\/false$/)
  const courseId = await enrol('E2E-MAT')

  // Its page reads what was written, says what it still lacks, and leads to the form.
  await page.getByRole('heading', { level: 1, name: 'قيادة غرفة المحركات' }).waitFor()
  await page.getByText('الوحدة التمهيدية').waitFor()
  await page.getByText(ar.page.noInstructor).waitFor()
  await page.getByRole('tab', { name: ar.page.materials }).click()
  await page.getByRole('row').filter({ hasText: 'engine.webm' }).waitFor()
  expect([await axe(page), await overflowing(page)]).toEqual([[], []])
  await page.getByRole('link', { name: ar.page.chooseInstructors }).click()
  await page.waitForURL(/edit=true/)

  // Its first revision came with the offer; another length makes the second, which says what changed and by whom.
  const address = `/Setting/Course-Edit/${courseId}/false`
  await textIn(page, ar.fields.days).first().fill('4')
  await page.getByRole('button', { name: 'حفظ', exact: true }).click()
  await page.waitForURL(new RegExp(`${address}$`))
  await page.goto(new URL(`${address}?tab=revisions`, page.url()).href)
  const compared = page.getByRole('row').filter({ hasText: ar.fields.days }).last()
  await compared.waitFor()
  expect(await compared.getByRole('cell').allInnerTexts()).toEqual([ar.fields.days, '٣', '٤'])
  expect(await page.getByRole('row').filter({ hasText: ar.revisions.first }).count()).toBe(1)
  expect([await axe(page), await overflowing(page)]).toEqual([[], []])
  expectErrors(editor.errors, /ERR_CONNECTION_RESET|UploadPiece/)
  expect(editor.errors).toEqual([])

  const reader = await comeAs('layla', '/CourseContentDetail', { viewport: phone })
  const played: Response[] = []
  reader.page.on('response', (response) => {
    if (response.url().includes('/api/CourseMaterial/Stream')) played.push(response)
  })
  await reader.page.getByRole('link', { name: 'قيادة غرفة المحركات' }).click()
  await reader.page.waitForURL(new RegExp(`/CourseContentDetail/${courseId}`))
  await still(reader.page)
  const titles = await reader.page.locator('a[href*="/CourseMaterialDetail/"]').allInnerTexts()
  expect(titles).toEqual(['دليل المصطلحات', 'لائحة السلامة', 'تشغيل المحرك'])
  expect([await axe(reader.page), await overflowing(reader.page)]).toEqual([[], []])
  await reader.page.getByRole('link', { name: 'تشغيل المحرك' }).click()
  const video = reader.page.locator('video')
  await video.waitFor()
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true
    return one.play()
  })
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2)
  expect(played.map((response) => response.status())).toContain(206)
  expect(await reader.page.getByText(t.notDownloadable).count()).toBe(1)
  expect([await axe(reader.page), await overflowing(reader.page)]).toEqual([[], []])
  expect(reader.errors).toEqual([])

  // The address that plays, copied to somebody else who is signed in, is not there.
  const source = await video.getAttribute('src')
  const other = await comeAs('mariam', '/CourseMaterial', { viewport: phone })
  expect((await reader.context.request.get(source!)).status()).toBe(200)
  expect((await other.context.request.get(source!)).status()).toBe(404)
  await other.page.goto(new URL(reader.page.url()).pathname)
  await other.page.getByText('غير موجود').first().waitFor()
})
