import { expect, test } from 'vitest'
import { textsOf } from '../documents/printed-pdf.ts'
import { inWholeChromium, visit } from '../site/browser.ts'
import { withKitSite } from './kit-site.ts'

inWholeChromium()

const origin = withKitSite()

test('a document is laid out for paper in its own language', async () => {
  const { page, context, errors } = await visit(origin(), { language: 'en' })
  try {
    await page.goto('/_kit/print?lang=ar')
    await page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
    const document = page.locator('[data-document]')
    expect(await document.getAttribute('dir')).toBe('rtl')
    expect(await document.innerText()).toMatch(/٢٠\s+نوفمبر\s+٢٠٢٦/)
    // The bar around it keeps to the reader's language.
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(2)
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/)

    // What fills the paper is one page, lying, in the language of the document.
    await page.emulateMedia({ media: null })
    await page.goto('/_kit/certificate')
    await page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
    expect(await page.locator('[data-document]').getAttribute('lang')).toBe('ar')
    const certificate = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(certificate.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
    expect(certificate).toMatch(/\/MediaBox\s*\[0 0 84[12][.\d]* 59[45]/)
    expect(errors).toEqual([])
  } finally {
    await context.close()
  }
})

test('neither head nor title of a table is left alone at the foot of a page', async () => {
  const { page, context } = await visit(origin(), { language: 'en' })
  try {
    await page.goto('/_kit/print?lang=en')
    await page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
    const heads = await page.locator('thead th').allInnerTexts()
    await page.evaluate(() => {
      const table = document.querySelector<HTMLTableElement>('[data-document] table')!
      table.createCaption().textContent = 'Title of the table'
      table.parentElement!.before(Object.assign(document.createElement('div'), { id: 'above' }))
    })
    const split: number[] = []
    // The table begins ever further down, until all of it stands on the second page.
    for (let height = 480; height <= 760; height += 20) {
      await page.evaluate((px) => void (document.getElementById('above')!.style.blockSize = `${px}px`), height)
      const texts = await textsOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
      for (const [at, text] of texts.entries()) {
        const isHeaded = text.includes(heads.at(-1)!) || text.includes('Title of the table')
        if (isHeaded && !/TR-\d{4}-\d{4}/.test(text)) split.push(height, at + 1)
      }
    }
    expect(split).toEqual([])
  } finally {
    await context.close()
  }
})
