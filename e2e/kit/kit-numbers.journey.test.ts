import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '../site/browser.ts'
import { withKitSite } from './kit-site.ts'

const origin = withKitSite()

test('a number is typed and pasted in any digits, and stands in those of the language', async () => {
  const names = { ar: ['المقاعد', 'نسبة الحضور', 'الرمز'], en: ['Seats', 'Attendance', 'Code'] } as const
  const shown = {
    ar: ['١٢', '٨٧٫٢٥', '١٦٢', '٦٫٥', '٧٫٥', 'اكتب رقمًا من ١ إلى ٢٠٠'],
    en: ['12', '87.25', '162', '6.5', '7.5', 'Write a number from 1 to 200'],
  } as const
  for (const language of ['ar', 'en'] as const) {
    const { page, context, errors } = await visit(origin(), { language })
    try {
      await page.goto('/_kit/form')
      await page.locator('.ProseMirror').waitFor()
      const [seats, percent, code] = names[language].map((name) => page.getByRole('textbox', { name })) as [
        Locator,
        Locator,
        Locator,
      ]
      const [whole, decimals, between, stepped, pasted, limits] = shown[language]
      for (const typed of ['12', '١٢', '۱۲']) {
        await seats.fill('')
        await seats.pressSequentially(typed)
        expect(await seats.inputValue(), typed).toBe(whole)
      }
      for (const typed of ['87.25', '٨٧٫٢٥', '۸۷٫۲۵', '٨٧،٢٥']) {
        await percent.fill('')
        await percent.pressSequentially(typed)
        expect(await percent.inputValue(), typed).toBe(decimals)
      }
      // in the middle of what stands there: the caret stays after what was typed
      await seats.focus()
      await seats.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
      await page.keyboard.insertText(language === 'ar' ? '6' : '٦')
      expect(await seats.inputValue()).toBe(between)
      expect(await seats.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
      await page.keyboard.press('Backspace')
      expect(await seats.inputValue()).toBe(whole)

      await percent.fill('٥٫٥')
      await page.keyboard.press('ArrowUp')
      expect(await percent.inputValue()).toBe(stepped)

      await code.fill(language === 'ar' ? '7.5' : '٧٫٥')
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Control+C')
      await percent.focus()
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Control+V')
      expect(await percent.inputValue()).toBe(pasted)

      // outside of the limits is said where the field is left, not while one types
      await seats.fill('٣٠٠')
      expect(await page.getByText(limits).count()).toBe(0)
      await seats.blur()
      await page.getByText(limits).waitFor()
      expect(errors).toEqual([])
    } finally {
      await context.close()
    }
  }
})
