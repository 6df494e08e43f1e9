import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailTemplates } from '#database/seeds/mail-templates.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import { passes } from '#platform/shared/access.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { marksIn } from '#platform/shared/letters/fill.ts'
import { allNotices as notices } from '#testing/stages/told.ts'
import { marks } from './marks.ts'

const every = (Object.keys(notices) as EventKind[]).flatMap((event) =>
  notices[event].map((notice) => ({ ...notice, event, name: `${event} → ${notice.to.says}` })),
)
const root = join(import.meta.dirname, '../../../..')
const declared = await Promise.all(
  globSync('modules/*/web/*screens.ts', { cwd: root }).map(async (file) =>
    Object.values((await import(join(root, file))) as Record<string, Screen[]>).flat(),
  ),
)
const screens = new Map<string, Screen>(declared.flat().map((screen) => [screen.path, screen]))

test('what opens is a page of the academy, and its rule admits everybody who is told', () => {
  for (const { name, opens, to } of every) {
    if (!opens) continue
    const screen = screens.get(opens.path)
    expect(screen, `${name} opens ${opens.path}`).toBeDefined()
    for (const role of to.roles) expect(passes(screen!.rule, role, []), `${name}: ${role} at ${opens.path}`).toBe(true)
  }
})

test('every notice has its words and every template its notice', () => {
  const wanted = new Set(every.map((notice) => notice.letter.kind))
  const written = mailTemplates.map((template) => template.kind)
  expect(new Set(written).size).toBe(written.length)
  expect(new Set(written)).toEqual(wanted)
})

test('words are there in all languages, say the same marks, and know each of them', () => {
  const known = new Set<string>(Object.values(marks).flat())
  for (const { kind, title, body } of mailTemplates)
    for (const words of [title, body]) {
      expect(words, kind).toHaveLength(textLanguages.length)
      const [ar, en, fr] = words.map((text) => new Set(marksIn(text)))
      for (const mark of ar!) expect(known, `${kind}: {{${mark}}}`).toContain(mark)
      expect(en, kind).toEqual(ar)
      expect(fr, kind).toEqual(ar)
      for (const text of words) expect(text.trim(), kind).not.toBe('')
      expect(words[0], kind).toMatch(/[\u0600-\u06ff]/)
      expect(words[1], kind).not.toMatch(/[\u0600-\u06ff]/)
    }
})

test('the same person is never told of one event twice in the same words', () => {
  for (const event of Object.keys(notices) as EventKind[]) {
    const keys = notices[event].map(({ letter, to, only }) => `${letter.kind} ${to.roles} ${only?.says}`)
    expect(new Set(keys).size, event).toBe(keys.length)
  }
})

test('an event that no module declares does not compile', () => {
  // @ts-expect-error
  const invented: EventKind = 'somethingNobodyDeclared'
  expect(Object.keys(notices)).not.toContain(invented)
})
