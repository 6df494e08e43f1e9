import './pretended-browser.ts'
import { expect, test, vi } from 'vitest'
import { withoutServer } from '#apps/server/openapi.ts'
import { href } from '#platform/web/href.ts'

/* A place that uses an entry is a link to a list with a filter on; a page that did not know the filter would show all its rows. */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { draw } = await import('./draw.tsx')
const { modules } = await import('#apps/web/modules.ts')

const links = new Map(
  withoutServer()
    .flatMap(({ foundAt = [] }) => foundAt)
    .flatMap(({ screen, tab, by = {} }) =>
      Object.values(by).map((filter) => [`${screen} ${filter}`, { screen, tab, filter }] as const),
    ),
)

test.each([...links])('%s', async (_, { screen, tab, filter }) => {
  const found = modules.screens.find(({ path }) => path === screen)!
  // An entry that no list of what is offered has.
  const address = href(screen as '/', undefined, { ...(tab && { tab }), [filter]: 987_654 })
  const drawing = { language: 'en', answer: 'full', role: 'admin', address } as const
  expect(await draw(found, drawing)).toContain('Clear all')
  expect(await draw(found, { ...drawing, address: address.split('?')[0]! })).not.toContain('Clear all')
})

test('there are such links of every kind of list', () => {
  expect(links.size).toBeGreaterThan(40)
})
