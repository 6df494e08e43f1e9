import type { Page } from 'playwright-core'
import { en as words } from '#modules/exams/text/sitting/en.ts'
import { en as platform } from '#platform/web/text/en.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { visit, type Visit } from '../site/browser.ts'
import type { Proxy } from './proxy.ts'
import type { StagedExam } from './staged.ts'

export type Given = { readonly AnswerIDs: number[] } | { readonly Text: string }
/** Where a tab is: `dead` shows the browser's own error page or is gone. */
export type Place = 'paper' | 'signedOut' | 'over' | 'cover' | 'login' | 'elsewhere' | 'dead'

/** One trainee at one browser behind a line that may be cut. Notes what the page took from the person. */
export class Sitter {
  readonly who: CastKey
  readonly exam: StagedExam
  readonly proxy: Proxy
  readonly visited: Visit
  page: Page
  /** The newest answer to each question that the page took before the bell, by the question's id. */
  readonly given = new Map<number, Given>()
  /** An answer that was just being given when something else happened: it may have been taken or not. */
  readonly perhaps = new Map<number, Given>()
  /** Requests whose number the server had under another answer: it gets there in the end, but is sent twice. */
  numbersTaken = 0
  closesAt = new Date(Date.now() + 7_200_000)

  private constructor(who: CastKey, exam: StagedExam, proxy: Proxy, visited: Visit) {
    this.who = who
    this.exam = exam
    this.proxy = proxy
    this.visited = visited
    this.page = visited.page
    visited.context.on('response', (response) => {
      if (response.status() !== 409) return
      const count = (body: { code?: string }) => void (body.code === 'seqReused' && this.numbersTaken++)
      response.json().then(count, () => undefined)
    })
  }

  /** Logs in, reads the cover and begins; `bell` says when it will ring, and is asked just before the clock starts. */
  static async begin(who: CastKey, exam: StagedExam, proxy: Proxy, bell?: () => Promise<Date>): Promise<Sitter> {
    const visited = await visit(proxy.origin, { language: 'en' })
    visited.context.setDefaultTimeout(60_000)
    const sitter = new Sitter(who, exam, proxy, visited)
    await sitter.page.goto(`/pages/login?to=${encodeURIComponent(sitter.address)}`)
    await sitter.fillLogin()
    await sitter.page.getByLabel(words.cover.agree).check()
    if (bell) sitter.closesAt = await bell()
    await sitter.page.getByRole('button', { name: words.cover.begin, exact: true }).click()
    await sitter.page.getByRole('timer').waitFor()
    visited.context.setDefaultTimeout(20_000)
    return sitter
  }

  get address(): string {
    return `/ExamAnswer/${this.exam.code}`
  }

  async place(page = this.page): Promise<Place> {
    if (page.isClosed() || page.url().startsWith('chrome-error:') || page.url() === 'about:blank') return 'dead'
    const there = (role: 'timer' | 'dialog' | 'heading' | 'button', name?: string | RegExp) =>
      page
        .getByRole(role, name === undefined ? {} : { name })
        .first()
        .isVisible()
    if (await there('dialog', words.session.title)) return 'signedOut'
    if (await there('timer')) return 'paper'
    if (await page.locator('input[name=password]').isVisible()) return 'login'
    if (await there('heading', /time is up|handed in$|closed/i)) return 'over'
    if (await there('heading', words.cover.before)) return 'cover'
    return 'elsewhere'
  }

  async fillLogin(): Promise<void> {
    await this.page.locator('input[name=email]').fill(cast[this.who].email)
    await this.page.locator('input[name=password]').fill(castPassword)
    await this.page.locator('button[type=submit]').click()
    await this.page.waitForURL((url) => !url.pathname.startsWith('/pages/login'), {
      waitUntil: 'commit',
    })
  }

  async signInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: words.session.title })
    await dialog.locator('input').first().fill(castPassword)
    await dialog.getByRole('button', { name: words.session.signIn, exact: true }).click()
    // Who would fill it again while it closes would write the password into the answer that has the focus then.
    await dialog.waitFor({ state: 'detached' })
  }

  /** Comes to the paper where a press of a button leads there now. */
  async toPaper(): Promise<boolean> {
    const place = await this.place()
    if (place === 'paper') return true
    if (this.proxy.line !== 'open') return false
    if (place === 'signedOut') await this.signInAgain()
    else if (place === 'cover') {
      const resume = this.page.getByRole('button', { name: words.cover.resume, exact: true })
      if (!(await resume.isVisible())) return false
      await resume.click()
    } else return false
    await this.page.getByRole('dialog').waitFor({ state: 'detached' })
    await this.page.getByRole('timer').waitFor()
    return true
  }

  async showQuestion(number: number): Promise<void> {
    const all = this.page.getByRole('navigation', { name: words.paper.questions })
    await all.getByRole('button', { name: new RegExp(`^${number}:`) }).click()
  }

  /** Chooses one of the choices of the question, or takes it back where several may be chosen. */
  async choose(number: number, which: number): Promise<void> {
    const { id, choices } = this.exam.questions[number - 1]!
    await this.showQuestion(number)
    const shown = this.page.getByRole('main').or(this.page.locator('#root')).first()
    const choice = shown.locator('[role=radio], [role=checkbox]').nth(which)
    const ids = new Map([...choices].map(([answer, text]) => [labelOf(text), answer]))
    const chosenNow = async () => {
      const chosen = shown.locator('[role=radio][aria-checked=true], [role=checkbox][aria-checked=true]')
      return (await chosen.allInnerTexts()).map((text) => ids.get(text.trim())!).toSorted((one, other) => one - other)
    }
    await choice.waitFor()
    const label = (await choice.innerText()).trim()
    const isRadio = (await choice.getAttribute('role')) === 'radio'
    const before = isRadio ? [] : await chosenNow()
    const chosen = ids.get(label)!
    const after = before.includes(chosen) ? before.filter((each) => each !== chosen) : [...before, chosen]
    const answer = { AnswerIDs: after.toSorted((one, other) => one - other) }
    this.perhaps.set(id, answer)
    await choice.click({ timeout: 3000 })
    this.took(id, answer)
  }

  async type(number: number, text: string): Promise<void> {
    const { id } = this.exam.questions[number - 1]!
    await this.showQuestion(number)
    this.perhaps.set(id, { Text: text })
    await this.page.getByRole('textbox').fill(text, { timeout: 3000 })
    // One turn of the page: what it does with the keys at once, it has done.
    await this.page.evaluate(() => 0)
    this.took(id, { Text: text })
  }

  /** It counts as given where the paper still stands after it and the bell is not about to ring. */
  private took(id: number, answer: Given): void {
    if (Date.now() > this.closesAt.getTime() - 300) return
    this.given.set(id, answer)
    this.perhaps.delete(id)
  }

  async reload(): Promise<void> {
    await this.page.reload({ timeout: 4000, waitUntil: 'domcontentloaded' }).catch(() => undefined)
    await this.settled()
  }

  async closeTab(): Promise<void> {
    await this.page.close()
  }

  async openTab(path = this.address): Promise<void> {
    this.page = await this.visited.context.newPage()
    await this.page.goto(path, { timeout: 4000, waitUntil: 'domcontentloaded' }).catch(() => undefined)
    await this.settled()
  }

  /** Until the page shows something. */
  async settled(): Promise<void> {
    const root = this.page.locator('#root')
    await root
      .getByRole('heading')
      .or(root.getByRole('timer'))
      .or(this.page.locator('input[name=password]'))
      .first()
      .waitFor({ timeout: this.proxy.line === 'open' ? 8000 : 2500 })
      .catch(() => undefined)
  }

  async logOut(): Promise<void> {
    await this.page.goto('/AvailableExam', { timeout: 8000 })
    await this.page.locator('header button[aria-haspopup=menu]').last().click()
    await this.page.getByRole('menuitem', { name: platform.actions.logOut }).click()
    await this.page.locator('input[name=password]').waitFor()
  }

  async submit(): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: words.paper.submit, exact: true }).first().click()
    await page.getByRole('button', { name: words.paper.submitNow, exact: true }).click()
  }

  /** What the page says of the answers now: that all of them are safe, or nothing of the kind. */
  async claim(): Promise<string | null> {
    if (this.page.isClosed()) return null
    const text = await this.page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch(() => '')
    const claims = [words.paper.saved, words.finished.autoSubmittedHint]
    return claims.find((each) => text.includes(each)) ?? null
  }

  close(): Promise<void> {
    return this.visited.context.close()
  }
}

const labelOf = (text: string) => (text === 'true' ? words.paper.true : text === 'false' ? words.paper.false : text)
