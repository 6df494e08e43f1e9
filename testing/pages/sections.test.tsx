import './pretended-browser.ts'
import { describe, expect, test, vi } from 'vitest'
import { recordSections } from '#apps/web/record-sections.ts'
import type { StaffRole } from '#modules/classes/rules/staff.ts'
import { nounsOf } from '#modules/classes/web/parts/own/own-class.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { isKey, wordsIn } from './words.ts'

/* Every tab that a module hands in to the page of a record, drawn as a page of its own. */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { draw } = await import('./draw.tsx')

/** Names that are written so in every language. */
const names = /\b([A-Z]{2,})\b/g
const foreign = { ar: /[A-Za-z]{2,}/, en: /\p{Script=Arabic}/u, fr: /\p{Script=Arabic}/u } as const
const drawings = [
  { language: 'ar', answer: 'full' },
  { language: 'en', answer: 'full' },
  { language: 'fr', answer: 'full' },
  { language: 'ar', answer: 'empty' },
  { language: 'en', answer: 'failed' },
  { language: 'fr', answer: 'refused' },
] as const

test('no two tabs of a page have one key', () => {
  const keys = recordSections.map((each) => `${each.of} ${each.key}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

/** The tabs of a class for whoever has these places on its staff. */
function tabsOf(...places: StaffRole[]): string[] {
  const nouns = ['classTaught', ...nounsOf({ Duties: places.map((Role) => ({ Role, State: 'accepted' })) })]
  return recordSections.filter((each) => nouns.includes(each.of)).map(({ key }) => key)
}

test('nobody on the staff of a class is offered a tab whose calls answer that nothing is there', () => {
  const teaching = tabsOf('lead')
  expect(teaching).toEqual(expect.arrayContaining(['attendance', 'exams', 'practical', 'results', 'feedback']))
  expect(tabsOf('assistant')).toEqual(teaching)
  expect(tabsOf('practicalAssessor', 'backup')).toEqual(teaching)
  const without = (...keys: string[]) => teaching.filter((key) => !keys.includes(key))
  expect(tabsOf('examiner')).toEqual(without('attendance', 'results'))
  expect(tabsOf('practicalAssessor')).toEqual(without('attendance', 'results', 'exams'))
})

describe.each(recordSections.map((each) => [`${each.of}: ${each.key}`, each] as const))('%s', (_, section) => {
  const screen: Screen = {
    path: '/section/:ID',
    rule: section.rule,
    auth: true,
    title: `${section.module}:screens.none`,
    page: async () => {
      const [Part, Open, Head] = await Promise.all([section.part(), section.open?.(), section.head?.()])
      return {
        default: () => (
          <>
            {Head && <Head.default ID={1} />}
            {Open && <Open.default ID={1} />}
            <Part.default ID={1} />
          </>
        ),
      }
    },
  } as never

  test('is drawn in each state, in words of its language', { timeout: 60_000 }, async () => {
    const wrong: string[] = []
    for (const { language, answer } of drawings) {
      const said = wordsIn(await draw(screen, { language, answer }))
      if (said.length === 0) wrong.push(`${language}, ${answer}: nothing at all`)
      for (const text of new Set(said)) {
        const own = text.replaceAll(/[\w.]*Ωμέγα[\w.]*/g, '').replaceAll(names, '')
        if (isKey(text) || foreign[language].test(own)) wrong.push(`${language}, ${answer}: ${text}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
