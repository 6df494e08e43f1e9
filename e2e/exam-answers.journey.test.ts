import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { en as words } from '#modules/exams/text/sitting/en.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { axe, endVisits, inWholeChromium } from './site/browser.ts'
import { Chance } from './exam-answers/chance.ts'
import { drawHappening } from './exam-answers/orders.ts'
import { openProxy } from './exam-answers/proxy.ts'
import { Sitter, type Given } from './exam-answers/sitter.ts'
import { closeIn, examStage } from './exam-answers/staged.ts'

inWholeChromium()

/*
 * Whatever happens to line, page, tab and session, and in whichever order: once network and session are back, every
 * answer given in time reaches the database by itself, and the page never says so before it is true.
 * EXAM_SEED=number draws others (EXAM_SEED=now: never drawn before), EXAM_ORDER=number runs one order of a drawing,
 * EXAM_ORDERS=number so many.
 */
const asked = process.env['EXAM_SEED'] ?? '20261122'
const seed = asked === 'now' ? (Date.now() % 1_000_000) + 1 : Number(asked)
const orders = Number(process.env['EXAM_ORDERS'] ?? 30)
const atOnce = 5
const trainees: readonly CastKey[] = ['layla', 'mariam', 'yusuf']

let server: TestServer
let stage: Awaited<ReturnType<typeof examStage>>
beforeAll(async () => {
  server = await startTestServer({ listening: true })
  stage = await examStage(server)
})
afterAll(async () => {
  await endVisits()
  await server?.close()
})
let open: Sitter[] = []
afterEach(async () => {
  await Promise.all(open.map((sitter) => sitter.close()))
  open = []
})

/** Begins an exam of its own; with `seconds` the bell rings so soon. */
async function sit(
  who: CastKey,
  options: { seconds?: number; examMode?: boolean; pictured?: boolean } = {},
): Promise<Sitter> {
  const exam = await stage(who, options)
  const proxy = await openProxy(Number(new URL(server.url).port))
  const { seconds } = options
  const bell = seconds === undefined ? undefined : () => closeIn(server, exam.code, seconds)
  const sitter = await Sitter.begin(who, exam, proxy, bell)
  open.push(sitter)
  return sitter
}

/** Every answer to the sitter's exam that the database has and that counts, by question, oldest first. */
async function kept(sitter: Sitter): Promise<ReadonlyMap<number, Given[]>> {
  const rows = await server.db
    .selectFrom('exams.answer_event as v')
    .innerJoin('exams.attempt as a', 'a.id', 'v.attempt_id')
    .where('a.exam_id', '=', sitter.exam.id)
    .where('v.counted', '=', true)
    .select(['v.exam_question_id as question', 'v.answer'])
    .orderBy('v.seq')
    .execute()
  const sorted = (answer: Given) =>
    'Text' in answer ? answer : { AnswerIDs: answer.AnswerIDs.toSorted((a, b) => a - b) }
  const byQuestion = Map.groupBy(rows, (row) => row.question)
  return new Map([...byQuestion].map(([id, each]) => [id, each.map((row) => sorted(row.answer as Given))]))
}

const same = (one: Given | undefined, other: Given | undefined) => JSON.stringify(one) === JSON.stringify(other)

/** The questions whose newest answer is not the one that counts; empty is right. */
async function missing(sitter: Sitter): Promise<string[]> {
  const there = await kept(sitter)
  return [...sitter.given].flatMap(([id, answer]) => {
    const newest = there.get(id)?.at(-1)
    if (same(newest, answer) || (sitter.perhaps.has(id) && same(newest, sitter.perhaps.get(id)))) return []
    return [`${id}: given ${JSON.stringify(answer)}, kept ${JSON.stringify(newest)}`]
  })
}

/** What the page claims now and is not so, if anything. */
async function untrue(sitter: Sitter): Promise<string | null> {
  const given = new Map(sitter.given)
  const claim = await sitter.claim()
  if (claim === null) return null
  const there = await kept(sitter)
  // What was overtaken while the page was read, before it was sent, need not be there.
  const stood = [...given].filter(([id, answer]) => same(sitter.given.get(id), answer) && !sitter.perhaps.has(id))
  const lost = stood.filter(([id, answer]) => !there.get(id)?.some((each) => same(each, answer)))
  return lost.length === 0 ? null : `says '${claim}' while ${JSON.stringify(lost)} is not in the database`
}

/**
 * Network and session come back, and nobody presses anything that has to do with answers. What is asked of a page is
 * waited for only so long: a question to a page in the middle of a navigation that was cut off may never be answered.
 */
async function comeBack(sitter: Sitter, note: (step: string) => void): Promise<void> {
  sitter.proxy.be('open')
  sitter.proxy.slowDown(0)
  const placeNow = () => within(4000, sitter.place(), 'place').catch(() => 'dead' as const)
  const openAnew = async () => {
    note('another tab')
    if (!sitter.page.isClosed()) await within(4000, sitter.closeTab(), 'closing the tab').catch(() => undefined)
    await within(15_000, sitter.openTab('/'), 'opening a tab').catch(() => undefined)
  }
  const until = Date.now() + 120_000
  let deadSince = (await placeNow()) === 'dead' ? 0 : null
  while ((await missing(sitter)).length > 0 || deadSince !== null) {
    if (Date.now() > until) throw new Error('coming back took longer than two minutes')
    const place = await placeNow()
    note(place)
    // It may take a moment until the page finds that its session is over.
    const logsIn = place === 'login' ? sitter.fillLogin() : place === 'signedOut' ? sitter.signInAgain() : null
    if (logsIn) await within(20_000, logsIn, 'logging in').catch((error: Error) => note(error.message.split('\n')[0]!))
    if (place !== 'dead') deadSince = null
    else if (deadSince === null) deadSince = Date.now()
    else if (Date.now() - deadSince > 8000) {
      await openAnew()
      deadSince = Date.now()
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** A page on a line that swallows everything may keep a question to it for ever. */
async function within<T>(milliseconds: number, asked: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

async function runOrder(number: number): Promise<string[]> {
  const chance = new Chance(seed * 1000 + number)
  const hasBell = chance.isLess(0.5)
  const sitter = await sit(trainees[number % trainees.length]!, {
    ...(hasBell && { seconds: 11 + chance.whole(6) }),
    examMode: chance.isLess(0.3),
  })
  // What cannot be pressed now is not waited for.
  sitter.visited.context.setDefaultTimeout(6000)
  const record: string[] = [`order ${number} of seed ${seed}${hasBell ? ', with a bell' : ''}`]
  const faults: string[] = []
  const look = async () => {
    const fault = await within(5000, untrue(sitter), 'looking').catch(() => null)
    if (fault && !faults.includes(fault)) faults.push(fault)
  }
  const watch = { runs: true }
  const watching = (async () => {
    while (watch.runs) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  const isNearBell = () => Date.now() > sitter.closesAt.getTime() - 1500
  try {
    const count = 8 + chance.whole(4)
    for (let at = 0; at < count && !isNearBell(); at++) {
      const happening = drawHappening(chance)
      const happened = within(12_000, happening(sitter, chance, server), happening.name)
      record.push(
        await happened.catch((error: Error) => `${happening.name}, interrupted: ${error.message.split('\n')[0]}`),
      )
      await new Promise((resolve) => setTimeout(resolve, chance.whole(300)))
    }
    if (hasBell) {
      const place = await within(3000, sitter.place(), 'place').catch(() => 'silent')
      record.push(`the bell; the page is at ${place}, the line ${sitter.proxy.line}`)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, sitter.closesAt.getTime() + 800 - Date.now())))
      if (chance.isLess(0.3)) {
        await within(12_000, sitter.reload(), 'reload').catch(() => undefined)
        record.push('reload after the bell')
      }
    }
    const steps: string[] = []
    await comeBack(sitter, (step) => void (steps.at(-1) !== step && steps.push(step))).catch(async (error: Error) => {
      record.push(error.message.split('\n')[0]!, steps.join(', '))
      faults.push(`is not in the database: ${(await missing(sitter)).join('; ')} (page at ${sitter.page.url()})`)
    })
    await look()
    if (sitter.numbersTaken > 0) faults.push(`${sitter.numbersTaken} times an answer had the number of another`)
  } finally {
    watch.runs = false
    await watching
    await within(5000, sitter.close(), 'closing').catch(() => undefined)
    await within(5000, sitter.proxy.close(), 'closing the line').catch(() => undefined)
    open = open.filter((each) => each !== sitter)
  }
  return faults.length === 0 ? [] : [...record, ...faults]
}

test(
  `${orders} orders of events drawn from seed ${seed} lose no answer and tell no untruth`,
  { timeout: 600_000 },
  async () => {
    console.log(`exam answers: EXAM_SEED=${seed}`)
    const only = Number(process.env['EXAM_ORDER'] ?? 0)
    const waiting = only ? [only] : Array.from({ length: orders }, (_, at) => at + 1)
    const faults: string[] = []
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const found = await runOrder(next)
        if (found.length > 0) console.log(found.join('\n'))
        faults.push(...found)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    expect(faults.join('\n')).toBe('')
  },
)

const saved = (sitter: Sitter) => sitter.page.getByText(words.paper.saved).waitFor()

test('a paper that is loaded again without a network stands there with its answers, until it is handed in', async () => {
  const sitter = await sit('layla')
  const { page, proxy } = sitter
  await sitter.choose(1, 0)
  await saved(sitter)
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/ExamAnswer'))?.active?.state)
  await expect.poll(worker).toBe('activated')
  proxy.be('refused')
  await sitter.type(4, 'Written without a network')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByRole('timer').waitFor()
  await sitter.showQuestion(1)
  expect(await page.getByRole('radio').first().getAttribute('aria-checked')).toBe('true')
  await sitter.showQuestion(4)
  expect(await page.getByRole('textbox').inputValue()).toBe('Written without a network')
  await page.getByText('answer has not reached the server yet').first().waitFor()
  expect(await axe(page)).toEqual([])
  await sitter.choose(3, 0)
  proxy.be('open')
  await expect.poll(() => missing(sitter)).toEqual([])
  await saved(sitter)
  await sitter.submit()
  await page.getByRole('heading', { name: words.finished.submitted }).waitFor()
  // Nothing of the paper stays in the browser.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opening = indexedDB.open('diwan-answers')
        const db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)))
        const reading = db.transaction('papers').objectStore('papers').count()
        const papers = await new Promise<number>((done) => (reading.onsuccess = () => done(reading.result)))
        db.close()
        return [papers, (await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]
      }),
    )
    .toEqual([0, 0, 0])
})

test('a picture that nobody had looked at yet is there without a network, also after a reload, and gone with the paper', async () => {
  const sitter = await sit('mariam', { pictured: true })
  const { page, proxy } = sitter
  await sitter.choose(1, 0)
  await saved(sitter)
  const worker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/ExamAnswer'))?.active?.state)
  await expect.poll(worker).toBe('activated')
  const putBy = () => page.evaluate(async () => (await (await caches.open('exam-media')).keys()).length)
  await expect.poll(putBy).toBe(1)
  proxy.be('refused')
  const widthShown = () =>
    page.getByRole('img', { name: 'An aircraft' }).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await sitter.showQuestion(4)
  await expect.poll(widthShown).toBeGreaterThan(0)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByRole('timer').waitFor()
  await sitter.showQuestion(4)
  await expect.poll(widthShown).toBeGreaterThan(0)
  proxy.be('open')
  await saved(sitter)
  await sitter.submit()
  await page.getByRole('heading', { name: words.finished.submitted }).waitFor()
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
})

test('the bell rings while the line is cut: the page says what is on its way, and that it arrived once it has', async () => {
  const sitter = await sit('mariam', { seconds: 14 })
  const { page, proxy } = sitter
  await sitter.choose(1, 0)
  await saved(sitter)
  proxy.be('silent')
  await sitter.choose(3, 1)
  await sitter.type(4, 'Just in time')
  await page.getByRole('heading', { name: words.finished.timeUp, exact: true }).waitFor()
  await page.getByText('2 answers have not reached the server yet').waitFor()
  expect(await page.getByText(words.finished.autoSubmittedHint).isVisible()).toBe(false)
  expect(await axe(page)).toEqual([])
  proxy.be('open')
  await page.getByText(words.finished.autoSubmittedHint).waitFor({ timeout: 20_000 })
  expect(await missing(sitter)).toEqual([])
  expect(await axe(page)).toEqual([])
})

test('an answer that the server refuses holds up no other; the trainee reads which and why, and mends it', async () => {
  const sitter = await sit('yusuf')
  const { page, exam } = sitter
  await saved(sitter)
  // As a page of an earlier version may have left it, which cleaned nothing.
  await page.evaluate(async (question) => {
    const opening = indexedDB.open('diwan-answers')
    const db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)))
    const reading = db.transaction('papers').objectStore('papers').getAll()
    const [paper] = await new Promise<any[]>((done) => (reading.onsuccess = () => done(reading.result)))
    const writing = db.transaction('answers', 'readwrite')
    writing.objectStore('answers').put({
      uid: paper.uid,
      attemptId: paper.attemptId,
      examQuestionId: question,
      number: 4,
      seq: 0,
      answer: { Text: 'half \ud83d a character' },
      answeredAt: new Date().toISOString(),
      standing: 'waiting',
    })
    await new Promise((done) => (writing.oncomplete = done))
    db.close()
  }, exam.questions[3]!.id)
  await sitter.choose(1, 0)
  await expect.poll(() => missing(sitter)).toEqual([])
  await page.getByText(words.delivery.why.badCharacters).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Change the answer to question 4' }).click()
  await sitter.type(4, 'Written anew')
  await expect.poll(() => missing(sitter)).toEqual([])
  await saved(sitter)
  expect(await page.getByText(words.delivery.why.badCharacters).isVisible()).toBe(false)
})

test('answers wait for their owner: another log-in sends and shows nothing of them', async () => {
  const sitter = await sit('layla')
  sitter.proxy.be('refused')
  await sitter.choose(1, 0)
  await sitter.closeTab()
  // What the tab had on its way is refused before the line is back.
  await new Promise((refused) => setTimeout(refused, 300))
  sitter.proxy.be('open')
  await sitter.openTab('/pages/login')
  await sitter.page.getByText('1 exam answer waits in this browser.').waitFor()
  expect(await axe(sitter.page)).toEqual([])
  await sitter.page.locator('input[name=email]').fill(cast.mariam.email)
  await sitter.page.locator('input[name=password]').fill(castPassword)
  await sitter.page.locator('button[type=submit]').click()
  await sitter.page.waitForURL(/\/Traineehome/i)
  await sitter.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await sitter.page.getByText('has not reached the server').isVisible()).toBe(false)
  expect(await missing(sitter)).toHaveLength(1)
  await sitter.logOut()
  await sitter.fillLogin()
  await expect.poll(() => missing(sitter)).toEqual([])
})

test('handing in whose answer is lost is asked again until it is known', async () => {
  const sitter = await sit('yusuf')
  await sitter.choose(1, 0)
  await saved(sitter)
  sitter.proxy.cutWithNextAnswer()
  await sitter.submit()
  await sitter.page.getByText(words.paper.submitUnknown).waitFor()
  expect(await axe(sitter.page)).toEqual([])
  sitter.proxy.be('open')
  await sitter.page.getByRole('heading', { name: words.finished.submitted }).waitFor()
  expect(await missing(sitter)).toEqual([])
})
