import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleLogins } from '#database/seeds/logins.ts'
import { ar as certificatesAr } from '#modules/certificates/text/ar.ts'
import { en as certificatesEn } from '#modules/certificates/text/en.ts'
import { ar } from '#modules/papers/text/ar.ts'
import { en } from '#modules/papers/text/en.ts'
import { ar as platformAr } from '#platform/web/text/ar.ts'
import { en as platformEn } from '#platform/web/text/en.ts'
import { ar as kitAr } from '#platform/web/text/kit/ar.ts'
import { en as kitEn } from '#platform/web/text/kit/en.ts'
import { readPdf, wordsOf } from '../documents/printed-pdf.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { startAcademy, type Academy } from '../site/academy.ts'
import { axe, comeIn, endVisits, inWholeChromium, overflowing, phone, visit, wide } from '../site/browser.ts'

inWholeChromium()

let academy: Academy
// The server's own Chromium reaches it under the port that it was told.
beforeAll(async () => void (academy = await startAcademy({ PORT: String(await freePort()) })))
afterAll(async () => {
  await endVisits()
  await academy.close()
})

const words = {
  ar: { certificates: certificatesAr, papers: ar, platform: platformAr, kit: kitAr },
  en: { certificates: certificatesEn, papers: en, platform: platformEn, kit: kitEn },
}
const email = () => sampleLogins().logins.find((each) => each.email.startsWith('nadia'))!.email

test.each([
  ['ar', wide],
  ['en', phone],
] as const)(
  'certificates chosen in the list come as one file, each as its own download, in %s',
  { timeout: 420_000 },
  async (language, viewport) => {
    const t = words[language]
    const { page, errors, context } = await visit(academy.origin, { language, viewport })
    const looksWell = async () => {
      expect(await axe(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
    }
    await comeIn(page, email(), sampleLogins().password, '/trainee/TraineeCertificationForAdmin?tab=issued')
    const open = page.locator('a[href^="/report/Certificate/"]')
    await open.first().waitFor()
    const papers = await open.evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')!))
    const boxes = page.locator('tr, article, li').filter({ has: page.locator('a[href^="/report/Certificate/"]') })
    for (let at = 0; at < papers.length; at++) await boxes.nth(at).getByRole('checkbox').first().check()
    const bar = page.getByRole('region', { name: t.kit.table.actions })
    await bar.getByRole('button', { name: t.papers.asOne }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.papers.begin }).waitFor()
    await looksWell()
    await dialog.getByRole('button', { name: t.papers.begin }).dblclick()
    await page.waitForURL(/\/Papers\/\d+/)
    await page.getByText(t.papers.runStates.done, { exact: true }).first().waitFor({ timeout: 240_000 })
    await looksWell()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.platform.actions.download }).click(),
    ])
    const together = await readPdf(await readFile((await download.path())!))
    expect(together.pages).toHaveLength(papers.length)
    expect(together.fontsLeftOut).toEqual([])
    // Each page is what the single download prints: as large, with the same words and the same code.
    for (const [at, href] of papers.entries()) {
      await page.goto(`${academy.origin}${href}?lang=${language}`)
      await page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
      const [single] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.kit.print.pdf }).click(),
      ])
      const [alone] = (await readPdf(await readFile((await single.path())!))).pages
      const { text, ...looks } = together.pages[at]!
      const { text: textAlone, ...looksAlone } = alone!
      expect(looks).toEqual(looksAlone)
      expect(looks).toMatchObject({ width: 297, height: 210 })
      expect(wordsOf(text)).toEqual(wordsOf(textAlone))
    }
    await page.goto(`${academy.origin}/Papers`)
    await page.getByRole('main').getByText(t.papers.runStates.done, { exact: true }).first().waitFor()
    await looksWell()
    expect(errors).toEqual([])
    await context.close()
  },
)
