import '#testing/pages/pretended-browser.ts'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { access } from '#platform/shared/access.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { canBeDone, type PalettePart } from '#platform/web/frame/palette.ts'
import { paletteParts } from './palette-parts.ts'
import { recordSections } from './record-sections.ts'
import { screenOf } from './shell/menu/menu.ts'

const root = join(import.meta.dirname, '../..')
const screens = (
  await Promise.all(
    globSync('modules/*/web/*screens.ts', { cwd: root }).map(async (file) =>
      Object.values((await import(join(root, file))) as Record<string, Screen[]>).flat(),
    ),
  )
).flat()

const acts = paletteParts.flatMap(({ acts = [] }) => acts)
const recordActs = paletteParts.flatMap(({ recordActs = [] }) => recordActs)
const searchers = paletteParts.flatMap(({ searchers = [] }) => searchers)
const pathOf = (href: string) => href.split('?')[0]!
const addressOf = (href: string) => new URL(href, 'https://diwan.example')

describe('what modules bring to the palette', () => {
  test('is listed by the application', async () => {
    const files = globSync('modules/*/web/palette.ts', { cwd: root })
    expect(files.length).toBeGreaterThan(5)
    const brought = await Promise.all(
      files.map(async (file) => [file, Object.values((await import(join(root, file))) as object)] as const),
    )
    // One that is imported and not listed brings nothing.
    const left = brought.filter(([, parts]) => !parts.some((part) => paletteParts.includes(part as PalettePart)))
    expect(left.map(([file]) => file)).toEqual([])
    expect(new Set(paletteParts).size).toBe(files.length)
  })

  test('has titles in Arabic, English and French', async () => {
    const missing: string[] = []
    for (const { title } of [...acts, ...recordActs, ...searchers]) {
      const [module = '', key = ''] = title.split(':screens.')
      for (const language of ['ar', 'en', 'fr']) {
        const file = join(root, 'modules', module, 'text', `${language}.ts`)
        const words = existsSync(file)
          ? ((await import(file)) as Record<string, { screens?: Record<string, string> }>)[language]
          : undefined
        if (!words?.screens?.[key]) missing.push(`${language} ${title}`)
      }
    }
    expect([...new Set(missing)]).toEqual([])
  })

  test('leads to pages that open for everybody to whom it is offered', () => {
    const offered = [...acts, ...recordActs.map((act) => ({ ...act, href: act.to(7) }))]
    const closed = offered.filter(({ href, rule }) => {
      const screen = screenOf(screens, pathOf(href))
      return !screen || !access[rule].every((right) => access[screen.rule].includes(right))
    })
    // Whoever finds a record opens its page: the searcher's rule stands before that of the act.
    const found = closed.filter(
      (act) =>
        !('of' in act) ||
        !searchers.some(({ of, rule }) => {
          const screen = screenOf(screens, pathOf(act.href))
          return of === act.of && screen && access[rule].every((right) => access[screen.rule].includes(right))
        }),
    )
    expect(found.map(({ title, href }) => `${title} ${href}`)).toEqual([])
  })

  test('names tabs that the page of the record has', () => {
    // What only some places on the staff of a class have is offered to these alone.
    const astray = recordActs.filter((act) => {
      const tab = addressOf(act.to(7)).searchParams.get('tab')
      return (
        tab !== null && !recordSections.some(({ of, key, rule }) => of === act.of && key === tab && rule === act.rule)
      )
    })
    expect(astray.map(({ of, title }) => `${of} ${title}`)).toEqual([])
  })

  test('says of each record once what can be done with it, and somebody finds it', () => {
    const keys = recordActs.map(({ of, title }) => `${of} ${title}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(recordActs.filter((act) => !searchers.some((searcher) => canBeDone(act, searcher)))).toEqual([])
    expect(new Set(searchers.map(({ key }) => key)).size).toBe(searchers.length)
  })
})
