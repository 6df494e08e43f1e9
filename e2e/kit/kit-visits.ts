import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe, overflowing, visit, type Visit, type VisitOptions } from '../site/browser.ts'

/** Visits to the kit's own site at `origin`, each with a browser of its own; none may leave an error on the console. */
export const visitsOf =
  (origin: () => string) =>
  async (options: VisitOptions, run: (page: Page, seen: Visit) => Promise<void>): Promise<void> => {
    const seen = await visit(origin(), options)
    try {
      await run(seen.page, seen)
      expect(seen.errors).toEqual([])
    } finally {
      await seen.context.close()
    }
  }

/** Nothing for axe to find, and nothing wider than the page. */
export async function clean(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}
