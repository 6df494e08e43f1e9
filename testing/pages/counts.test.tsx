import './pretended-browser.ts'
import { expect, test, vi } from 'vitest'

/* A number that is shown leads to what was counted. */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { draw } = await import('./draw.tsx')
const { modules } = await import('#apps/web/modules.ts')

test.each(['/CourseDeploma/:ID?', '/CourseTrack', '/Track-Edit/:ID?'])(
  '%s: how many have completed a track leads to who they are',
  async (path) => {
    const screen = modules.screens.find((each) => each.path === path)!
    expect(await draw(screen, { language: 'en', answer: 'full', role: 'admin' })).toMatch(
      /href="\/TrackCompletions\?TrackID=\d+"/,
    )
  },
)
