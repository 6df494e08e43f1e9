import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import certificateSample from '#modules/certificates/documents/certificate/sample.ts'
import { ar as attendanceAr } from '#modules/certificates/documents/attendance-certificate/words/ar.ts'
import { en as attendanceEn } from '#modules/certificates/documents/attendance-certificate/words/en.ts'
import { ar as certificateAr } from '#modules/certificates/documents/certificate/words/ar.ts'
import { en as certificateEn } from '#modules/certificates/documents/certificate/words/en.ts'
import evaluationSample from '#modules/evaluation/documents/final-evaluation/sample.ts'
import { ar as evaluationAr } from '#modules/evaluation/documents/final-evaluation/words/ar.ts'
import { en as evaluationEn } from '#modules/evaluation/documents/final-evaluation/words/en.ts'
import { ar as invoiceAr } from '#modules/billing/documents/invoice/words/ar.ts'
import { en as invoiceEn } from '#modules/billing/documents/invoice/words/en.ts'
import { columnsOfFullNames } from '#modules/people/server/public.ts'
import { json } from '#platform/server/database.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { axe, endVisits, comeIn, inWholeChromium, overflowing, phone, visit, wide, type Visit } from './site/browser.ts'
import { type PrintedPdf, readPdf, wordsOf } from './documents/printed-pdf.ts'
import { openWorld, type World } from './main-job/world.ts'

inWholeChromium()

/*
 * The printed documents, as their holder gets them: looked at on a wide screen and on a phone, downloaded with the
 * keyboard, and read back from the file.
 */

/** As long as names become: everything below has to hold with it. */
const names = {
  ar: 'عبد الرحمن محمد عبد العزيز المصطفى الهاشمي أبو بكر الأنصاري السيد',
  en: 'Abdulrahman Mohammed Abdulaziz Almustafa Alhashimi Abubakr Alansari',
} as const
const course = {
  ar: 'نظم إدارة السلامة والتحقيق في الحوادث والوقائع الخطيرة بالمطارات',
  en: 'Safety Management Systems and the Investigation of Serious Incidents at Aerodromes',
} as const
const words = {
  ar: { certificate: certificateAr, attendance: attendanceAr, invoice: invoiceAr, evaluation: evaluationAr },
  en: { certificate: certificateEn, attendance: attendanceEn, invoice: invoiceEn, evaluation: evaluationEn },
} as const
const languages = ['ar', 'en'] as const
const verifyCodes = { completion: 'a1'.repeat(16), attendance: 'b2'.repeat(16) } as const

let world: World
let holder: Visit
let ids: { readonly class: number; readonly trainee: number; readonly registration: number }

beforeAll(async () => {
  world = await openWorld()
  ids = await stageDocuments()
  holder = await visit(world.origin, { language: 'en' })
  await comeIn(holder.page, cast.layla.email, castPassword)
})
afterAll(async () => {
  await holder?.context.close()
  await endVisits()
  await world?.close()
})

/** One trainee with an invoice, a published result and both certificates; straight into the tables. */
async function stageDocuments(): Promise<typeof ids> {
  const { db } = world
  const staged = await stageClass(db, { trainees: ['layla'] })
  const trainee = staged.traineeIds['layla']!
  await db.updateTable('people.trainee').set(columnsOfFullNames(names)).where('id', '=', trainee).execute()
  await db
    .updateTable('catalogue.course')
    .set({ name: json(course) })
    .where('id', '=', staged.courseId)
    .execute()
  const { id: registration } = await db
    .selectFrom('registration.registration')
    .select('id')
    .where('class_id', '=', staged.classId)
    .executeTakeFirstOrThrow()
  await addInvoice(db, registration, {
    number: 'INV-2026-0107',
    currency: 'EGP',
    issuedAt: '2026-02-01T08:00:00Z',
    dueOn: '2026-02-15',
    lines: [
      { Text: course, Quantity: 1, Minor: 1_250_000 },
      { Text: { ar: 'بدل إقامة', en: 'Accommodation' }, Quantity: 4, Minor: 95_050 },
    ],
  })
  await db
    .insertInto('evaluation.final_result')
    .values({
      registration_id: registration,
      standing: 'final',
      percent: 82.7,
      passed: true,
      arithmetic: json(evaluationSample.Arithmetic),
      published_at: '2026-03-13T09:00:00Z',
    })
    .execute()
  for (const kind of ['completion', 'attendance'] as const)
    await db
      .insertInto('certificates.certificate')
      .values({
        serial: `CERT-2026-${kind}`,
        kind,
        mode: 'issuedDownloadable',
        class_id: staged.classId,
        registration_id: registration,
        trainee_id: trainee,
        snapshot: json({
          ...certificateSample.Snapshot,
          Kind: kind,
          NameAr: names.ar,
          NameEn: names.en,
          CourseName: course,
          AcademyName: academySettings.table.academyName.default,
          ...(kind === 'completion'
            ? { BandName: { ar: 'ممتاز', en: 'Excellent' } }
            : { Percent: null, BandName: null }),
        }),
        verify_code: verifyCodes[kind],
        issued_by: 1,
        issued_at: '2026-03-14T09:00:00Z',
      })
      .execute()
  return { class: staged.classId, trainee, registration }
}

const onPaper = { landscape: { width: 297, height: 210 }, portrait: { width: 210, height: 297 } } as const
const certificate = {
  paper: onPaper.landscape,
  parameters: () => `${ids.class}/${ids.trainee}`,
} as const

const documents = {
  Certificate: {
    ...certificate,
    title: 'certificate',
    reference: 'CERT-2026-completion',
    heading: (language) => words[language].certificate.kinds.completion,
    says: (language) => [words[language].certificate.completed],
    verify: verifyCodes.completion,
  },
  AttendeCertificate: {
    ...certificate,
    title: 'attendance',
    reference: 'CERT-2026-attendance',
    heading: (language) => words[language].certificate.kinds.attendance,
    says: (language) => [words[language].certificate.attended],
    verify: verifyCodes.attendance,
  },
  CourseRegistrationInvoiceIACE: {
    paper: onPaper.portrait,
    parameters: () => `${ids.registration}`,
    title: 'invoice',
    reference: 'INV-2026-0107',
    heading: (language) => words[language].invoice.title,
    says: (language) => [language === 'ar' ? '١٦٬٣٠٢٫٠٠' : '16,302.00', words[language].invoice.owed],
    verify: null,
  },
  FinalEvaluationIACE: {
    paper: onPaper.portrait,
    parameters: () => `${ids.class}/${ids.trainee}`,
    title: 'evaluation',
    reference: 'T-0001',
    heading: (language) => words[language].evaluation.title,
    says: (language) => [language === 'ar' ? '٨٢٫٧٪' : '82.7%', words[language].evaluation.passed],
    verify: null,
  },
} satisfies Record<
  string,
  {
    readonly paper: { readonly width: number; readonly height: number }
    readonly parameters: () => string
    readonly title: keyof (typeof words)['en']
    /** The number that the document is found again by. */
    readonly reference: string
    readonly heading: (language: 'ar' | 'en') => string
    readonly says: (language: 'ar' | 'en') => readonly string[]
    /** The code at the end of the public address that the QR code leads to. */
    readonly verify: string | null
  }
>

describe.each(Object.entries(documents))('%s', (key, document) => {
  test.each(languages)('on screen and on paper, in %s', async (language) => {
    const { page, errors } = holder
    await page.setViewportSize(wide)
    await page.goto(`/report/${key}/${document.parameters()}?lang=${language}`)
    await page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
    const sheet = page.locator('[data-document]')
    expect(await sheet.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    expect(await sheet.getAttribute('lang')).toBe(language)
    expect(await sheet.getByRole('heading', { level: 1 }).innerText()).toBe(document.heading(language))

    const printed = await readPdf(await downloadByKeyboard(page))
    expect(printed.pages.map(({ width, height }) => ({ width, height }))).toEqual([document.paper])
    expect(printed.fontsLeftOut).toEqual([])
    expect(printed.foreignLetters).toEqual([])
    expect(printed.title).toContain(`${document.reference} · ${words[language][document.title].title} ·`)
    expectWords(printed, [
      names[language],
      course[language],
      document.reference,
      document.heading(language),
      academySettings.table.academyName.default[language]!,
      ...document.says(language),
    ])
    expect(printed.pages[0]!.qrCode).toBe(document.verify && `${world.origin}/verify/${document.verify}`)

    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => overflowing(page)).toEqual([])
      expect(await misplaced(page)).toEqual([])
      expect(await axe(page)).toEqual([])
    }
    expect(errors).toEqual([])
  })
})

function expectWords(printed: PrintedPdf, texts: readonly string[]): void {
  const found = new Set(printed.pages.flatMap(({ text }) => wordsOf(text)))
  const missing = texts.flatMap((text) =>
    text.split(' ').filter((word) => wordsOf(word).some((each) => !found.has(each))),
  )
  expect(missing, printed.pages.map(({ text }) => text).join('\n')).toEqual([])
}

/** From the top of the page with the Tab key alone, as somebody without a mouse would. */
async function downloadByKeyboard(page: Page): Promise<Buffer> {
  const stops: string[] = []
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(stops).toEqual(['Print', 'Download PDF', 'Language of the document'])
  await page.keyboard.press('Shift+Tab')
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.keyboard.press('Enter'),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Texts of the document that share a place, as `one / other`, and those that are cut off. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clipsOf = (element: Element): DOMRect[] => {
      const parent = element.parentElement?.closest('[data-document], [data-document] *')
      if (!parent) return []
      const box = getComputedStyle(parent).overflow === 'hidden' ? [parent.getBoundingClientRect()] : []
      return [...box, ...clipsOf(parent)]
    }
    const texts = [...document.querySelectorAll('[data-document] *')].flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return { text: node.textContent!.trim(), boxes: [...range.getClientRects()], clips: clipsOf(element) }
        }),
    )
    // Lines of one font reach a little over each other; letters do not.
    const apart = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) < 1 ||
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) < 0.45 * Math.min(one.height, other.height)
    const within = (box: DOMRect, clip: DOMRect) =>
      box.top >= clip.top && box.bottom <= clip.bottom && box.left >= clip.left && box.right <= clip.right
    const cut = texts
      .filter(({ boxes, clips }) => boxes.some((box) => clips.some((clip) => !within(box, clip))))
      .map(({ text }) => `${text} / cut off`)
    const pairs = texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((each) => !apart(box, each))))
        .map((other) => `${one.text} / ${other.text}`),
    )
    return [...cut, ...pairs]
  })

test('another language is chosen with the keyboard, and stands in the address', async () => {
  const { page, errors } = holder
  await page.goto(`/report/Certificate/${ids.class}/${ids.trainee}?lang=en`)
  const sheet = page.locator('[data-document]')
  await sheet.getByRole('heading', { level: 1, name: certificateEn.kinds.completion }).waitFor()
  const choice = page.getByRole('combobox', { name: 'Language of the document' })
  await choice.focus()
  await page.keyboard.press('ArrowUp')
  await sheet.getByRole('heading', { level: 1, name: certificateAr.kinds.completion }).waitFor()
  expect(await sheet.getAttribute('dir')).toBe('rtl')
  expect(new URL(page.url()).searchParams.get('lang')).toBe('ar')
  expect(errors).toEqual([])
})
