import type { Locator, Page } from 'playwright-core'
import { still } from '#e2e/site/stillness.ts'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import { en as frame } from '#platform/web/text/en.ts'

/** Somebody at work, whose presses and keys are counted. */
export class Hand {
  presses = 0
  keys = 0
  /** Milliseconds, no part of what is waited for. */
  rested = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async press(what: Locator): Promise<void> {
    await what.click()
    this.presses++
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name)
    this.keys++
  }

  /** A record that has just come takes no press for a moment, so that none is meant for the one before it. */
  async rest(): Promise<void> {
    const begun = performance.now()
    await new Promise((rested) => setTimeout(rested, 450))
    this.rested += performance.now() - begun
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.keys += text.length
  }

  button = (name: string | RegExp, within: Page | Locator = this.page): Locator =>
    within.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

  /** The field of this label; required ones bear a star. */
  field = (label: string, within: Page | Locator = this.page): Locator =>
    within
      .getByLabel(new RegExp(`^${escaped(label)}(\\s*\\*)?$`))
      .filter({ visible: true })
      .first()

  /** Writes into a field in place of what stands there. */
  async write(label: string, text: string, within: Page | Locator = this.page): Promise<void> {
    const field = this.field(label, within)
    await field.fill(text)
    await field.press('Tab')
    this.presses++
    this.keys += text.length
  }

  /** Chooses out of a list that opens, by letters of it where there are some. */
  async choose(label: string, typed: string | null, option: string): Promise<void> {
    const field = this.field(label)
    await this.press(field)
    if (typed !== null) {
      await field.fill(typed)
      this.keys += typed.length
    }
    const list = async () => (await field.getAttribute('aria-controls')) ?? ''
    await until(async () => (await list()) !== '')
    const options = this.page.locator(`[id="${await list()}"]`).getByRole('option')
    await this.press(options.filter({ hasText: option, visible: true }).first())
  }

  /** By the palette to what is called so there. */
  async find(text: string, found = new RegExp(`^${escaped(text)}`)): Promise<void> {
    await this.page.locator('header button[aria-haspopup=menu]').last().waitFor()
    await this.key('Control+k')
    const palette = this.page.getByRole('dialog', { name: frame.palette.title })
    const field = palette.getByRole('combobox')
    await until(() => field.evaluate((input) => input === document.activeElement))
    await this.type(text)
    await palette.getByRole('option', { name: found, selected: true }).waitFor()
    await this.key('Enter')
    await palette.waitFor({ state: 'detached' })
    await still(this.page)
  }

  /** What a call answers to whoever is at the page: to look up what the sample holds, no part of the task. */
  async ask<C extends Call>(call: C, input: Input<C>): Promise<Output<C>> {
    const query = new URLSearchParams(Object.entries(input as object).map(([name, value]) => [name, String(value)]))
    return this.page.evaluate(async (address) => {
      const authorization = `Bearer ${sessionStorage.getItem('accessToken')}`
      const answer = await fetch(address, { headers: { authorization } })
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }, `${call.path}?${query}`) as Promise<Output<C>>
  }
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    if (await holds()) return
    await new Promise((next) => setTimeout(next, 25))
  }
  throw new Error(`It did not come to hold: ${String(holds)}`)
}
