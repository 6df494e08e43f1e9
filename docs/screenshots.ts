/**
 * Takes the README's two pictures from the sample academy: `npx node docs/screenshots.ts` (the pages must be built).
 */
import { join } from 'node:path'
import { closeBrowser, logIn, phone, visit, wide } from '#e2e/site/browser.ts'
import { startAcademy } from '#e2e/site/academy.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'

const pictures = [
  { name: 'annual-plan', who: cast.huda, page: '/planning/RoomPlan', viewport: wide, language: 'ar' },
  { name: 'upcoming-courses', who: cast.layla, page: '/UpcomingCourse', viewport: phone, language: 'en' },
] as const

const academy = await startAcademy()
try {
  for (const { name, who, page: address, viewport, language } of pictures) {
    const { page, context } = await visit(academy.origin, { viewport, language })
    await logIn(page, who.email, castPassword, address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // the first list after the heading
    await page.waitForTimeout(1500)
    await page.screenshot({ path: join(import.meta.dirname, 'images', `${name}.png`) })
    await context.close()
  }
} finally {
  await closeBrowser()
  await academy.close()
}
