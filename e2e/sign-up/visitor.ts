import { expect } from 'vitest'
import { ar as peopleAr } from '#modules/people/text/ar.ts'
import { en as peopleEn } from '#modules/people/text/en.ts'
import { ar as signupAr } from '#modules/people/text/signup/ar.ts'
import { en as signupEn } from '#modules/people/text/signup/en.ts'
import { fr as peopleFr } from '#modules/people/text/fr.ts'
import { fr as signupFr } from '#modules/people/text/signup/fr.ts'
import { expectErrors, visit, type VisitOptions } from '../site/browser.ts'
import { Person } from '../main-job/person.ts'

const words = {
  ar: { people: peopleAr, signup: signupAr },
  en: { people: peopleEn, signup: signupEn },
  fr: { people: peopleFr, signup: signupFr },
} as const

export interface Looks {
  readonly origin: string
  readonly language: keyof typeof words
  readonly viewport: NonNullable<VisitOptions['viewport']>
}

/** Somebody without an account who registers, by what is written on the pages. */
export class Visitor extends Person {
  readonly looks: Looks
  readonly t: (typeof words)['ar' | 'en' | 'fr']
  readonly email: string

  private constructor(visited: Awaited<ReturnType<typeof visit>>, looks: Looks, email: string) {
    super(visited)
    this.looks = looks
    this.t = words[looks.language]
    this.email = email
    this.page.setDefaultTimeout(20_000)
  }

  static async arrives(looks: Looks, email: string, path: string): Promise<Visitor> {
    const visited = await visit(looks.origin, { language: looks.language, viewport: looks.viewport })
    const visitor = new Visitor(visited, looks, email)
    await visitor.open(path)
    await visitor.page.locator('h1').waitFor()
    return visitor
  }

  /** Types key by key, as people do: a page that cannot bear half a day or half a number shows it. */
  override async fill(label: string, text: string): Promise<void> {
    const field = this.field(label)
    await field.fill('')
    await field.pressSequentially(text)
    await field.press('Tab')
  }

  /** The newest letter to the visitor's address. */
  async letter(): Promise<{ Kind: string; Html: string }> {
    const reply = await fetch(`${this.looks.origin}/dev/mail.json?to=${encodeURIComponent(this.email)}`)
    const { Items } = (await reply.json()) as { Items: { Kind: string; Html: string }[] }
    return Items[0]!
  }

  async askForCode(): Promise<void> {
    const { address } = this.t.signup
    await this.fill(address.email, this.email)
    await this.press(address.send)
    await this.page.locator('input[name=code]').waitFor()
  }

  /** Proves the address: a wrong code first, which is refused in place, then the mailed one. */
  async proveAddress(): Promise<void> {
    await this.looksRight()
    await this.askForCode()
    await this.page.locator('input[name=code]').fill('000000')
    await this.isRefused()
    await this.page.locator('input[name=code][aria-invalid=true]').waitFor()
    await this.looksRight()
    await this.page.locator('input[name=code]').fill(/>(\d{6})</.exec((await this.letter()).Html)![1]!)
    await this.stepIs((steps) => [steps.person, steps.organization, steps.light])
  }

  /** The browser itself prints a refused call as an error; no other one is expected. */
  async isRefused(): Promise<void> {
    await expect.poll(() => this.visit.errors.length).toBeGreaterThan(0)
    expectErrors(this.visit.errors, /409/)
    await this.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  }

  /** Waits for the heading of one of these steps. */
  async stepIs(pick: (steps: (typeof signupAr)['steps'] | (typeof signupEn)['steps']) => string | string[]) {
    const names = [pick(this.t.signup.steps)].flat()
    await this.page.getByRole('heading', { level: 2, name: new RegExp(`^(${names.join('|')})$`) }).waitFor()
  }

  /** On to the next step, which is looked at there. */
  async next(pick: Parameters<Visitor['stepIs']>[0]): Promise<void> {
    await this.press(this.t.signup.next)
    await this.stepIs(pick)
  }

  /** Presses Next on an unfinished step: the step stays and says what is missing. */
  async nextIsRefused(): Promise<void> {
    await this.press(this.t.signup.next)
    await expect.poll(() => this.page.locator('[aria-invalid=true], [role=alert] p').count()).toBeGreaterThan(0)
    await this.looksRight()
  }

  async country(label: string): Promise<void> {
    const name = { ar: 'مصر', en: 'Egypt', fr: 'Égypte' }[this.looks.language]
    await this.choose(label, name, name)
  }

  async nationality(): Promise<void> {
    const [typed, name] = { ar: ['مصر', /مصر/], en: ['Egypt', /Egypt/], fr: ['gypt', /gypt/] }[this.looks.language] as [
      string,
      RegExp,
    ]
    await this.choose(this.t.signup.fields.Nationality, typed, name)
  }

  async contacts(): Promise<void> {
    const { contacts } = this.t.signup
    await this.nextIsRefused()
    await this.fill(contacts.WORKEMAIL, this.email)
    await this.fill(contacts.MOBILE, '+201002003000')
    await this.press(contacts.add)
    await this.fill(contacts.value, '+201002003000')
    await this.next((steps) => steps.education)
  }

  async degree(): Promise<void> {
    const { education } = this.t.signup
    const name = { ar: 'بكالوريوس', en: /Bachelor/, fr: 'Licence' }[this.looks.language]
    await this.choose(education.degree, null, name)
    await this.fill(education.subject, 'هندسة الطيران')
    await this.fill(education.year, '2015')
  }

  /** A file of a kind that is not taken and one that is; what was uploaded is there after a reload. */
  async attach(): Promise<void> {
    await this.nextIsRefused()
    const pdf = { name: 'السيرة الذاتية.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\ncv') }
    const program = { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
    await this.page.locator('input[type=file]').setInputFiles([pdf, program])
    await this.page.getByRole('list', { name: this.t.signup.attachments.list }).getByRole('listitem').waitFor()
    await this.page.getByText('virus.exe').first().waitFor()
    await this.looksRight()
    await this.page.reload()
    await this.stepIs((steps) => steps.attachments)
    await this.page.getByRole('list', { name: this.t.signup.attachments.list }).getByRole('listitem').waitFor()
    await this.next((steps) => steps.password)
  }

  /** Two passwords that differ are said to at once; the same two go on. */
  async password(): Promise<void> {
    const { fields } = this.t.signup
    await this.field(fields.Password).fill('Blue-Sky-47')
    await this.field(fields.ConfirmPassword).fill('Red')
    await this.page.getByText(this.t.people.fieldErrors.mismatch).waitFor()
    await this.looksRight()
    await this.nextIsRefused()
    await this.field(fields.ConfirmPassword).fill('Blue-Sky-47')
    await this.next((steps) => steps.review)
  }

  /** Sends without the terms, which is refused, then with them. */
  async send(): Promise<void> {
    const { signup, people } = this.t
    await this.press(signup.submit)
    await this.page.getByText(people.fieldErrors.notAccepted).waitFor()
    await this.looksRight()
    await this.page.getByLabel(signup.terms.accept).check()
    await this.press(signup.submit)
  }

  /** The end of a registration that waits; it is still there after a reload. */
  async isUnderReview(): Promise<void> {
    const title = this.page.getByRole('heading', { name: this.t.signup.done.waitingTitle })
    await title.waitFor()
    await this.looksRight()
    await this.page.reload()
    await title.waitFor()
    expect((await this.letter()).Kind).toBe('signupReceived')
  }
}
