import { chromium, type Page } from 'playwright-core'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ar } from '#modules/catalogue/text/ar.ts'
import { en } from '#modules/catalogue/text/en.ts'
import { ar as kitAr } from '#platform/web/text/kit/ar.ts'
import { en as kitEn } from '#platform/web/text/kit/en.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { axe, comeIn, expectErrors, overflowing, phone } from '../site/browser.ts'
import { programOf } from '../site/program.ts'
import { visitorsOfAcademy } from '../site/visitors.ts'

const screen = { width: 1440, height: 900 } as const
const { academy, comeAs } = visitorsOfAcademy({ language: 'ar', viewport: screen })

const box = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
const form = '/Setting/Course-Edit/1/false?edit=true'

test('the second of two editors is told who saved and brings the own changes of every part in; nothing is lost', async () => {
  const [sami, nadia] = [await comeAs('sami', form), await comeAs('nadia', form)]
  const [first, second] = [sami.page, nadia.page]
  const save = (page: Page) => page.getByRole('button', { name: 'حفظ', exact: true }).click()
  const write = async (page: Page, own: string, field: string, value: string) => {
    await box(page, ar.fields.days).waitFor()
    await box(page, field).first().fill(value)
    await page.getByRole('button', { name: ar.addModule }).click()
    await box(page, ar.fields.moduleName).last().fill(`وحدة ${own}`)
    await page.getByRole('button', { name: ar.addLesson }).first().click()
    await page.getByRole('button', { name: ar.materials.addLink }).last().click()
    await box(page, ar.materials.title).last().fill(`رابط ${own}`)
    await box(page, ar.materials.address).last().fill('https://example.org/a')
  }
  const lessons = (page: Page) => box(page, 'الدرس')
  await lessons(first).first().waitFor()
  const before = await lessons(first).count()
  await write(first, 'سامي', ar.fields.hours, '31')
  await write(second, 'نادية', ar.fields.days, '9')
  const emptyOf = (page: Page, label: string) =>
    box(page, label).evaluateAll((all) => all.findIndex((each) => (each as HTMLInputElement).value === ''))
  for (const [page, own] of [
    [first, 'سامي'],
    [second, 'نادية'],
  ] as const) {
    await lessons(page)
      .nth(await emptyOf(page, 'الدرس'))
      .fill(`درس ${own}`)
    const minutes = await emptyOf(page, ar.fields.lessonMinutes)
    if (minutes >= 0) await box(page, ar.fields.lessonMinutes).nth(minutes).fill('30')
  }
  const means = (page: Page) => box(page, ar.fields.meanMax)
  const meansBefore = await means(first).count()
  await first.getByRole('button', { name: ar.addMean }).click()
  await save(first)
  await first.waitForURL(/\/Setting\/Course-Edit\/1\/false$/)
  await save(second)
  const told = second.getByRole('alert').filter({ hasText: kitAr.form.changedTitle })
  await told.waitFor()
  expect(await told.innerText()).toContain('سامي')
  expect([await axe(second), await overflowing(second)]).toEqual([[], []])
  await save(second)
  await second.waitForURL(/\/Setting\/Course-Edit\/1\/false$/)
  await second.goto(form)
  await box(second, ar.fields.days).waitFor()
  expect([
    await box(second, ar.fields.hours).first().inputValue(),
    await box(second, ar.fields.days).first().inputValue(),
  ]).toEqual(['٣١', '٩'])
  const values = () => second.locator('input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  // Materials are drawn after the rest of the form.
  for (const own of ['سامي', 'نادية'])
    for (const part of ['وحدة', 'درس', 'رابط'])
      await expect.poll(values, { message: `${part} ${own}`, timeout: 10_000 }).toContain(`${part} ${own}`)
  expect([await lessons(second).count(), await means(second).count()]).toEqual([before + 2, meansBefore + 1])
  expectErrors(nadia.errors, /409/)
  expect([sami.errors, nadia.errors]).toEqual([[], []])
})

test('a choice that somebody else changed is said by its words, also one that was never seen here', async () => {
  const [sami, nadia] = [await comeAs('sami', form), await comeAs('nadia', form)]
  const [first, second] = [sami.page, nadia.page]
  const level = (page: Page) => page.getByRole('combobox', { name: ar.fields.level })
  // Its words come after the number that the record has.
  await expect.poll(() => level(second).inputValue()).not.toMatch(/^(|…|#\d+)$/)
  const was = await level(second).inputValue()
  await level(first).click()
  await first.getByRole('option').filter({ hasNotText: was, visible: true }).first().click()
  const now = await level(first).inputValue()
  expect(now).not.toBe(was)
  await first.getByRole('button', { name: 'حفظ', exact: true }).click()
  await first.waitForURL(/\/Setting\/Course-Edit\/1\/false$/)
  await box(second, ar.fields.days).fill('8')
  await second.getByRole('button', { name: 'حفظ', exact: true }).click()
  const told = second.getByRole('alert').filter({ hasText: kitAr.form.changedTitle })
  await expect.poll(() => told.innerText()).toContain(now)
  expect((await told.innerText()).split(was).length).toBeGreaterThan(2)
  expect([await axe(second), await overflowing(second)]).toEqual([[], []])
  expectErrors(nadia.errors, /409/)
  expect([sami.errors, nadia.errors]).toEqual([[], []])
})

test('a draft that is brought back leaves what somebody else saved while it was written', async () => {
  const [sami, nadia] = [await comeAs('sami', form), await comeAs('nadia', form)]
  const [first, second] = [sami.page, nadia.page]
  const days = (page: Page) => box(page, ar.fields.days)
  const hours = (page: Page) => box(page, ar.fields.hours).first()
  await days(second).fill('14')
  await hours(first).fill('33')
  await first.getByRole('button', { name: 'حفظ', exact: true }).click()
  await first.waitForURL(/\/Setting\/Course-Edit\/1\/false$/)
  // Whoever comes back to the page reads the course anew; what was typed stays over what was read before.
  const readAnew = second.waitForResponse((response) => response.url().includes('/api/Course/GetCourse'))
  await second.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await readAnew
  await days(second).fill('15')
  await second.getByRole('link', { name: kitAr.cancel }).click()
  await second.getByRole('dialog').getByRole('button', { name: kitAr.form.leave }).click()
  await second.waitForURL(/\/Setting\/Course-Edit\/1\/false$/)
  await second.goto(form)
  await second.getByRole('button', { name: kitAr.draft.bringBack }).click()
  expect([await days(second).inputValue(), await hours(second).inputValue()]).toEqual(['١٥', '٣٣'])
  expect([sami.errors, nadia.errors]).toEqual([[], []])
})

/** The process of the browser that was started on this profile. */
async function browserOf(profile: string): Promise<number> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (words.includes(profile) && !words.includes('--type=')) return Number(pid)
  }
  throw new Error('No browser runs on this profile.')
}

test('a half-written course is there again in a browser that was killed, on a phone in English', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'killed-'))
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: programOf('whole'),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      baseURL: academy().origin,
      viewport: phone,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(() => sessionStorage.setItem('SaveLang', 'en'))
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  const address = '/Setting/Course-Edit//false'
  try {
    const killed = await start()
    await comeIn(killed.page, cast.sami.email, castPassword, address)
    await box(killed.page, en.fields.code).first().fill('KILLED-1')
    await killed.page.getByRole('button', { name: en.addModule }).click()
    await box(killed.page, en.fields.moduleName).fill('Half a module')
    // Kept within a second; what is in the page alone goes with it.
    await expect
      .poll(() =>
        killed.page.evaluate(async () => {
          const open = indexedDB.open('formDrafts')
          const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
          if (!database.objectStoreNames.contains('drafts')) return ''
          const all = database.transaction('drafts').objectStore('drafts').getAll()
          const found = await new Promise((resolve) => (all.onsuccess = () => resolve(all.result)))
          database.close()
          return JSON.stringify(found)
        }),
      )
      .toContain('Half a module')
    const over = new Promise((resolve) => killed.context.on('close', resolve))
    process.kill(await browserOf(profile), 'SIGKILL')
    await over

    const again = await start()
    await comeIn(again.page, cast.sami.email, castPassword, address)
    const offered = again.page.getByRole('status').filter({ hasText: kitEn.draft.title })
    await offered.waitFor()
    expect(await box(again.page, en.fields.code).first().inputValue()).toBe('')
    expect(await axe(again.page)).toEqual([])
    await offered.getByRole('button', { name: kitEn.draft.bringBack }).click()
    expect(await box(again.page, en.fields.code).first().inputValue()).toBe('KILLED-1')
    expect(await box(again.page, en.fields.moduleName).inputValue()).toBe('Half a module')
    expect(await overflowing(again.page)).toEqual([])
    await again.context.close()
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
})
