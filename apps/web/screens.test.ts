import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { access, type Rule } from '#platform/shared/access.ts'
import type { MenuGroup, Screen } from '#platform/shared/screen.ts'
import { documentScreens } from '#platform/web/build/declared-screens.ts'
import { plainPath } from '#platform/web/routing/paths.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync('modules/*/web/*screens.ts', { cwd: root }).sort()
const declared = await Promise.all(
  files.map(async (file) => {
    const screens = Object.values((await import(join(root, file))) as Record<string, Screen[]>).flat()
    return screens.map((screen) => ({ file, module: file.split('/')[1]!, screen }))
  }),
).then((lists) => lists.flat())
const paths = new Set([...declared, ...(await documentScreens(root))].map(({ screen }) => screen.path.toLowerCase()))

describe('the screens of all modules', () => {
  test('have a path of their own', () => {
    const twice = declared.filter(
      ({ screen }, at) =>
        declared.findIndex((other) => other.screen.path.toLowerCase() === screen.path.toLowerCase()) !== at,
    )
    expect(twice.map(({ screen }) => screen.path)).toEqual([])
  })

  test('bear the published rule, or one that lets in more and stands in a decision', () => {
    const published = readFileSync(join(root, 'testing/access/screens.tsv'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('\t') as [`/${string}`, Rule, Rule?, string?])
    expect(published).toHaveLength(215)
    const rules = new Map(declared.map(({ screen }) => [screen.path, screen.rule]))
    const said = (decision: string) =>
      globSync(`docs/decisions/${decision.padStart(4, '0')}-*.md`, { cwd: root })
        .map((file) => readFileSync(join(root, file), 'utf8'))
        .join('')
    const wrong = published.flatMap(([path, rule, ours = rule, decision]) => [
      ...(rules.get(path) === ours ? [] : [`${path}: ${ours}, and it bears ${rules.get(path)}`]),
      ...(access[rule].every((right) => access[ours].includes(right)) ? [] : [`${path}: closed to some of ${rule}`]),
      ...(ours === rule || (decision && said(decision).includes(path.replace(/\/:.*/, '')))
        ? []
        : [`${path}: no decision says why ${ours}`]),
    ])
    expect(wrong).toEqual([])
  })

  test('are listed by the application', () => {
    const listed = readFileSync(join(root, 'apps/web/modules.ts'), 'utf8')
    expect(files.filter((file) => !listed.includes(`#${file}`))).toEqual([])
  })

  test('stand in groups of the menu that have a place of their own', async () => {
    const groups = await Promise.all(
      globSync('modules/*/web/menu.ts', { cwd: root }).map(async (file) =>
        Object.values((await import(join(root, file))) as Record<string, MenuGroup>),
      ),
    ).then((lists) => lists.flat())
    const orders = groups.map(({ order }) => order)
    expect(new Set(orders).size).toBe(orders.length)
    const letters = groups.map(({ letter }) => letter)
    expect(new Set(letters).size).toBe(letters.length)
    expect(letters.filter((letter) => !/^[a-fh-z]$/.test(letter))).toEqual([])
    const named = new Set(declared.flatMap(({ screen }) => screen.menu?.group ?? []))
    expect(groups.map(({ name }) => name).toSorted()).toEqual([...named].toSorted())
  })

  test('have a title under `screens` in Arabic, English and French', async () => {
    const missing: string[] = []
    for (const { screen } of declared) {
      const [module = '', key = ''] = screen.title.split(':')
      for (const language of ['ar', 'en', 'fr']) {
        const file = join(root, 'modules', module, 'text', `${language}.ts`)
        const words = existsSync(file)
          ? ((await import(file)) as Record<string, { screens?: Record<string, string> }>)[language]
          : undefined
        if (!key.startsWith('screens.') || !words?.screens?.[key.slice('screens.'.length)])
          missing.push(`${language} ${screen.title}`)
      }
    }
    expect([...new Set(missing)]).toEqual([])
  })

  test('hang under parents that exist', () => {
    const astray = declared.filter(({ screen }) => screen.parent && !paths.has(screen.parent.toLowerCase()))
    expect(astray.map(({ screen }) => `${screen.path} under ${screen.parent}`)).toEqual([])
  })

  test('stand in the menu only where no record is needed', () => {
    expect(
      declared.filter(({ screen }) => screen.menu && plainPath(screen.path) === null).map(({ screen }) => screen.path),
    ).toEqual([])
  })
})

describe('links', () => {
  /* What pages name in `to="..."`, `href('...')` and `go('...')`. */
  const named =
    /(?:\bto=|\bhref\(|\bgo(?:\.replace|\.back)?\(|\b(?:path|cancelHref|rowHref)=)\{?\(?\s*['"`](\/[^'"`$]*)['"`]/g

  test('lead to screens that exist', () => {
    const sources = globSync('{modules/*/web,platform/web,apps/web}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/_kit\//.test(file),
    )
    const astray = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(named)]
        .map(([, path]) => path!.split('?tab')[0]!)
        .filter(
          (path) =>
            !paths.has(path.toLowerCase()) &&
            ![...paths].some((each) => plainPath(each)?.toLowerCase() === path.toLowerCase()),
        )
        .map((path) => `${file}: ${path}`),
    )
    expect(astray).toEqual([])
  })
})
