import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { castPassword } from '#testing/cast.ts'
import { axe, logIn, visit, type Visit } from '../browser.ts'

export interface Looks {
  readonly origin: string
  readonly language: 'ar' | 'en'
  readonly viewport: { readonly width: number; readonly height: number }
}

/** Somebody at the academy's pages: acts by what is written on them, and looks at each page with axe. */
export class Person {
  /** The newest one, for a picture of where a run failed. */
  static last: Person | null = null
  readonly page: Page
  readonly visit: Visit
  constructor(visited: Visit) {
    this.visit = visited
    this.page = visited.page
    Person.last = this
  }

  static async signedIn(looks: Looks, email: string, to: string): Promise<Person> {
    const person = new Person(await visit(looks.origin, { language: looks.language, viewport: looks.viewport }))
    person.page.setDefaultTimeout(20_000)
    await logIn(person.page, email, castPassword, to)
    return person
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Nothing wrong for assistive technology on the page as it is now, and nothing in its console. */
  async looksRight(): Promise<void> {
    // the floating navbar would half cover whatever is scrolled under it
    await this.page.evaluate(() => window.scrollTo(0, 0))
    await this.page.waitForTimeout(600)
    // a toast lies over the foot of the page for a few seconds, and stays under a pointer; it is looked at where it is made
    await this.page.mouse.move(1, 1)
    await this.page.locator('[data-kind]:has(> p)').first().waitFor({ state: 'detached', timeout: 15_000 })
    expect(await axe(this.page)).toEqual([])
    expect(this.visit.errors).toEqual([])
  }

  button = (label: string, within: Page | Locator = this.page): Locator =>
    within.getByRole('button', { name: label, exact: true }).filter({ visible: true }).first()

  async press(label: string, within: Page | Locator = this.page): Promise<void> {
    await this.button(label, within).click()
  }

  /** Presses an action that asks first, gives the reason where it wants one, and waits until the question is gone. */
  async act(label: string, reason?: string): Promise<void> {
    await this.openAction(label)
    const dialog = this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('button', { name: label, exact: true }) })
      .last()
    if (reason) await dialog.getByRole('textbox').fill(reason)
    await this.press(label, dialog)
    await dialog.waitFor({ state: 'hidden' })
  }

  /** Presses an action of an action bar, which a phone folds into a menu. */
  async openAction(label: string): Promise<void> {
    const button = this.button(label)
    const item = this.page.getByRole('menuitem', { name: label, exact: true })
    const shown = await Promise.race([
      button.waitFor().then(() => true),
      this.page.waitForTimeout(2500).then(() => false),
    ]).catch(() => false)
    if (!shown) {
      await this.page.locator('[aria-haspopup="menu"]').filter({ visible: true }).last().click()
      await item.click()
      return
    }
    await button.click()
  }

  /** The field of this label; required ones bear a star. */
  field = (label: string, within: Page | Locator = this.page): Locator =>
    within
      .getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s*\\*)?$`))
      .filter({ visible: true })
      .first()

  async fill(label: string, text: string, within: Page | Locator = this.page): Promise<void> {
    const field = this.field(label, within)
    await field.fill(text)
    await field.press('Tab')
  }

  /** Chooses the option that holds the text out of a list that opens. */
  async choose(
    label: string,
    typed: string | null,
    option: string | RegExp,
    within: Page | Locator = this.page,
  ): Promise<void> {
    const field = this.field(label, within)
    await field.click()
    if (typed !== null) await field.fill(typed)
    await this.page.getByRole('option').filter({ hasText: option, visible: true }).first().click()
  }

  async leave(): Promise<void> {
    expect(this.visit.errors).toEqual([])
    await this.visit.context.close()
  }
}
