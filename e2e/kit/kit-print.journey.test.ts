import { expect, test } from 'vitest'
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
