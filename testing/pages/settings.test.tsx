import './pretended-browser.ts'
import { describe, expect, test, vi } from 'vitest'
import { settingSections } from '#apps/setting-sections.ts'
import { screen } from '#platform/shared/screen.ts'
import { wireName, type SettingSection } from '#platform/shared/settings/section.ts'
import { isKey, loadDictionary, wordsIn } from './words.ts'

/* Every setting that a module declares, drawn in the form of its section, or named where the way to its own page is. */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { draw, drawnLanguages } = await import('./draw.tsx')
const { modules } = await import('#apps/web/modules.ts')
const { SectionForm } = await import('#modules/settings/web/parts/SectionForm.tsx')
const { useSettingWords } = await import('#platform/web/text.ts')

const pages = { general: '/Setting/GeneralSetting', system: '/SettingSystem' } as const
const foreign = { ar: /[A-Za-z]{3,}/, en: /\p{Script=Arabic}/u, fr: /\p{Script=Arabic}/u } as const

function Drawn({ section }: { section: SettingSection }) {
  const words = useSettingWords([section.module])(section.module)
  const values = Object.entries(section.table).map(([key, declared]) => [wireName(key), emptied(declared.default)])
  const read = { ...Object.fromEntries(values), Version: 1 }
  return (
    <SectionForm
      section={section}
      words={words}
      values={read as never}
      changeOf={() => undefined}
      onReload={() => {}}
      onClose={() => {}}
    />
  )
}
/* What the academy writes is in three languages on each page. */
const emptied = (value: unknown) =>
  value !== null && typeof value === 'object' && 'ar' in value ? { ar: '', en: '', fr: '' } : value

const formOf = (section: SettingSection) =>
  screen({
    path: '/Setting/GeneralSetting',
    rule: 'admin',
    auth: true,
    title: 'settings:screens.general',
    page: async () => ({ default: () => <Drawn section={section} /> }),
  })

interface Words {
  readonly sections: Readonly<Record<string, { readonly title: string }>>
  readonly settings: Readonly<
    Record<string, { readonly label: string; readonly help?: string; readonly options?: object }>
  >
}

describe.each(settingSections.map((section) => [section.name, section] as const))('%s', (_, section) => {
  test.each(drawnLanguages)('is drawn with its words in %s', async (language) => {
    const { sections, settings } = (await loadDictionary(language, `${section.module}/settings`)) as unknown as Words
    const page = modules.screens.find(({ path }) => path === pages[section.page])!
    const onPage = wordsIn(await draw(page, { language, answer: 'full', role: 'admin' }))
    expect(onPage).toContain(sections[section.name]!.title)
    const inForm = section.at
      ? onPage
      : wordsIn(await draw(formOf(section), { language, answer: 'full', role: 'admin' }))
    for (const [key, declared] of Object.entries(section.table)) {
      const { label, help, options = {} } = settings[key]!
      expect(onPage, key).toContain(label)
      expect(inForm, key).toContain(label)
      if (help && !section.at) expect(inForm.join(' '), key).toContain(help)
      expect(Object.keys(options).toSorted(), key).toEqual([...(declared.options ?? [])].toSorted())
    }
    if (!section.at) expect(inForm.filter((text) => isKey(text) || foreign[language].test(text))).toEqual([])
  })
})

test('who may change nothing of a page is not shown it', async () => {
  const page = modules.screens.find(({ path }) => path === pages.general)!
  const said = wordsIn(await draw(page, { language: 'en', answer: 'full', role: 'editor' }))
  expect(said).toContain('Exams and their repeats')
  expect(said).not.toContain('Who signs')
})
