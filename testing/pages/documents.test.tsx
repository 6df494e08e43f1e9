import './pretended-browser.ts'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import courseSample from '#modules/catalogue/documents/course-detail/sample.ts'
import { ar as courseAr } from '#modules/catalogue/documents/course-detail/words/ar.ts'
import { placeOfDocument, type Document } from '#platform/shared/document/document.ts'
import { documentCall, type DocumentReply } from '#platform/shared/document/documents.ts'
import { academySettings, signatorySettings } from '#platform/shared/settings/own-sections.ts'
import { readerDigits } from '#platform/web/start/digits.ts'
import { isKey, wordsIn } from './words.ts'

/* Every document, drawn from the sample in its folder in each language: no server, no browser, no database. */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { draw, drawnLanguages } = await import('./draw.tsx')
const { modules } = await import('#apps/web/modules.ts')
const { changeSettings } = await import('#platform/web/settings.ts')

const root = join(import.meta.dirname, '../..')
const defaultOf = async <T,>(file: string) => ((await import(join(root, file))) as { default: T }).default
const documents = await Promise.all(
  globSync('modules/*/documents/*/', { cwd: root })
    .toSorted()
    .map(async (folder) => ({
      folder,
      place: placeOfDocument(`${folder}/`),
      document: await defaultOf<Document>(`${folder}/document.ts`),
      sample: await defaultOf<unknown>(`${folder}/sample.ts`),
    })),
)

const letters = { ar: /\p{Script=Arabic}/u, latin: /[A-Za-zÀ-ÿ]{2,}/ } as const

/** Every text of the sample that has a word in each of the three languages. */
function trilingualsIn(value: unknown): { ar: string; en: string; fr: string }[] {
  if (Array.isArray(value)) return value.flatMap(trilingualsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'ar' in value && 'en' in value && 'fr' in value ? [value as { ar: string; en: string; fr: string }] : []
  return [...own, ...Object.values(value).flatMap(trilingualsIn)]
}
/** Every text of the sample, whatever it is. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const around = (document: Document, language: string, sample: unknown): DocumentReply => ({
  Language: language,
  MayDownload: true,
  IsPublic: document.who === 'public',
  Title: {},
  Stamp: null,
  Background: null,
  Letterhead: {
    Banner: null,
    Logo: null,
    AcademyName: academySettings.table.academyName.default,
    Address: { ar: 'شارع المطار', en: 'Airport Road', fr: 'Route de l’aéroport' },
    Email: 'academy@diwan.example',
    Phone: '+20220000000',
    Footer: { ar: 'تذييل الوثيقة', en: 'A footer', fr: 'Un pied de page' },
  },
  Signatories: (document.signedBy ?? []).map((Post) => ({
    Post,
    Title: signatorySettings.table[`${Post as 'director'}Title`].default,
    Name: { ar: 'نادية', en: 'Nadia', fr: 'Nadia' },
    Signature: null,
  })),
  Content: sample,
})

test('there are documents', () => {
  expect(documents.length).toBeGreaterThan(3)
})

describe.each(documents.map((each) => [each.place, each] as const))('%s', (_, { folder, document, sample }) => {
  const screen = modules.screens.find(({ path }) => path === document.path)!

  test('has a sample of its shape, and tests of who may open it', () => {
    expect(documentCall(document).reply.safeParse(around(document, 'ar', sample)).error).toBeUndefined()
    expect(trilingualsIn(sample).length).toBeGreaterThan(0)
    expect(trilingualsIn(sample).flatMap((text) => Object.values(text))).not.toContain('')
    expect(globSync(`${folder}/*.test.ts`, { cwd: root }).length).toBeGreaterThan(0)
    expect(existsSync(join(root, folder, 'read.ts'))).toBe(true)
  })

  test.each(drawnLanguages)('is drawn from it in %s, in words of that language alone', async (language) => {
    const markup = await draw(screen, { language, answer: 'full', change: () => around(document, language, sample) })
    const [, paper = ''] = /<article[^>]*>(.*)<\/article>/s.exec(markup)!
    const said = wordsIn(paper)
    const whole = said.join('\n')
    // One name of the academy stands in Arabic on every letterhead; a person's name has no French.
    const given = new Set([...textsIn(sample), ...textsIn(around(document, language, null))])
    const foreign = language === 'ar' ? letters.latin : letters.ar
    const own = said.map((text) => [...given].reduce((rest, each) => rest.replaceAll(each, ''), text))
    expect(said.filter(isKey)).toEqual([])
    // What finds its direction in its own text looks past a text that is set apart, and then runs from the left.
    expect(paper).not.toMatch(/dir="auto"[^>]*><bdi/)
    // A box to be ticked stays beside what it is for.
    expect(paper).not.toMatch(/[☐☑] /)
    expect(own.filter((text) => foreign.test(text.replaceAll(/\b[A-Z]{2,}\b/g, '')))).toEqual([])
    expect(trilingualsIn(sample).some((text) => whole.includes(text[language]))).toBe(true)
    for (const { Title } of around(document, language, sample).Signatories) expect(whole).toContain(Title[language])
    if (document.letterhead !== false) {
      expect(whole).toContain(academySettings.table.academyName.default.ar)
      for (const { ar, en, fr } of trilingualsIn(around(document, language, null).Letterhead).slice(1))
        expect(whole).toContain({ ar, en, fr }[language])
    }
  })
})

/** The words of a document in Arabic, of its sample with some of it changed. */
async function inArabic(place: string, some: object = {}): Promise<string[]> {
  const { document, sample } = documents.find((each) => each.place === place)!
  const screen = modules.screens.find(({ path }) => path === document.path)!
  const change = () => around(document, 'ar', { ...(sample as object), ...some })
  const [, paper = ''] = /<article[^>]*>(.*)<\/article>/s.exec(
    await draw(screen, { language: 'ar', answer: 'full', change }),
  )!
  return wordsIn(paper)
}

test('a paper bears the digits of the academy, whatever its reader has chosen for pages', async () => {
  const before = await inArabic('registration/documents/registration-invitation')
  expect(before.join()).toMatch(/[٠-٩]/)
  changeSettings({ digits: 'latn' })
  try {
    expect(await inArabic('registration/documents/registration-invitation')).toEqual(before)
    expect(readerDigits()).toBe('latn')
  } finally {
    changeSettings({ digits: 'academy' })
  }
})

test('the letter for a visa speaks of a woman as of one', async () => {
  const letter = async (Gender: string) =>
    (await inArabic('registration/documents/registration-invitation', { Gender })).join()
  expect(await letter('female')).toMatch(/حاملة جواز السفر .* مقبولة .*منحها/s)
  expect(await letter('male')).toMatch(/حامل جواز السفر .* مقبول .*منحه/s)
})

test('drawn months say their year, and the numbers of the year before stand in words too', async () => {
  const place = 'reports/documents/training-course-statistic-chart'
  const months = Array.from({ length: 24 }, (_, at) => ({
    Month: `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    Value: 4,
    Before: 731,
  }))
  const Courses = [{ Name: { ar: 'دورة', en: 'Course', fr: 'Formation' }, Taken: 5, Before: 729 }]
  const some = { From: '2024-01-01', To: '2027-12-31', Classes: months, Taken: months, PassRate: months, Courses }
  const words = await inArabic(place, some)
  expect([...new Set(words.filter((word) => /^يناير \S+$/.test(word)))]).toEqual(['يناير ٢٠٢٦', 'يناير ٢٠٢٧'])
  expect(words.filter((word) => word === '٧٣١')).toHaveLength(48)
  expect(words).toContain('٧٢٩')
  expect(words.join()).toContain('آخر ٢٤ شهرًا')
})

test('the courses of a trainee from a day on, or up to one, say so', async () => {
  const courses = async (some: object) =>
    (await inArabic('certificates/documents/trainee-courses', some)).join('\n').replaceAll(/\p{Cf}/gu, '')
  expect(await courses({ From: '2026-03-01', To: null })).toMatch(/^أول يوم\n١\sمارس\s٢٠٢٦$/m)
  expect(await courses({ From: null, To: '2026-03-31' })).toMatch(/^آخر يوم\n٣١\sمارس\s٢٠٢٦$/m)
})

test.each(['billing/documents/invoice', 'requests/documents/request-invoice'])(
  '%s says how to pay as long as it is asked for',
  async (place) => {
    const { Invoice } = documents.find((each) => each.place === place)!.sample as { Invoice: object }
    const paper = async (some: object) => (await inArabic(place, { Invoice: { ...Invoice, ...some } })).join('\n')
    expect(await paper({})).toContain('بعد التحويل')
    for (const some of [{ IsAsked: false }, { State: 'paid', IsAsked: false }, { State: 'void', IsAsked: false }])
      expect(await paper(some)).not.toContain('بعد التحويل')
  },
)

test('what a course asks for stands below its heading, also where no other course comes first', async () => {
  const words = await inArabic('catalogue/documents/course-detail', { Prerequisites: [] })
  expect(words[words.indexOf(courseAr.before) + 1]).toBe(courseSample.Prerequisite.ar)
})
