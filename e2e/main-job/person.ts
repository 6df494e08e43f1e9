import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { castPassword } from '#testing/stages/cast.ts'
import { axe, comeIn, overflowing, visit, type Visit } from '../site/browser.ts'
import { still, stillWithoutToasts } from '../site/stillness.ts'

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
    await comeIn(person.page, email, castPassword, to)
    return person
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Nothing wrong for assistive technology on the page as it is now, and nothing in its console. */
  async looksRight(): Promise<void> {
    // the floating navbar would half cover whatever is scrolled under it
    await this.page.evaluate(() => window.scrollTo(0, 0))
    await this.page.mouse.move(1, 1)
    await stillWithoutToasts(this.page)
    expect(await axe(this.page)).toEqual([])
    expect(this.visit.errors).toEqual([])
  }

  /** Likewise, and nothing reaches out of the page to its side. */
  async fits(): Promise<void> {
    await this.looksRight()
    expect(await overflowing(this.page)).toEqual([])
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
    const menus = this.page.locator('[aria-haspopup="menu"]').filter({ visible: true })
    // What an action changed is there once the page has asked anew: until then the menu is the one before.
    const isThere = async () => {
      await still(this.page)
      if (await button.isVisible()) return true
      if (!(await menus.count())) return false
      await menus.last().click()
      await still(this.page)
      if (await item.isVisible()) return true
      await this.page.keyboard.press('Escape')
      return false
    }
    await expect.poll(isThere).toBe(true)
    await ((await item.isVisible()) ? item : button).click()
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
    // Its own list: the one of the field before may still be fading away, with options that read alike.
    const controls = async () => (await field.getAttribute('aria-controls')) ?? ''
    await expect.poll(controls).not.toBe('')
    const list = this.page.locator(`[id="${await controls()}"]`)
    await list.getByRole('option').filter({ hasText: option, visible: true }).first().click()
  }

  async leave(): Promise<void> {
    expect(this.visit.errors).toEqual([])
    await this.visit.context.close()
  }
}
