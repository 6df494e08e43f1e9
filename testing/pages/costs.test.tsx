import './pretended-browser.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Screen } from '#platform/shared/screen.ts'
import { figuresOf } from '#modules/costing/rules/figures.ts'
import { wordsIn } from './words.ts'

/* A price that does not cover what each trainee costs is said in a sentence, and no number stands for it. */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { draw } = await import('./draw.tsx')
const { CostSheet, FiguresShown } = await import('#modules/costing/web/public.ts')

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const line = { Kind: 'meals', PerTrainee: true, Quantity: 1, SharedBy: 1, IsAvoidable: true } as const
const costs = {
  base: 'USD',
  rates: {},
  overheadPercent: 0,
  targetMarginPercent: 20,
  priceStep: 1_00,
  lines: [
    { ...line, Unit: usd(50_00), Committed: null, Actual: null },
    { ...line, PerTrainee: false, Unit: usd(100_00), Committed: null, Actual: null },
  ],
}
const said = async (part: ReactNode, answer: 'full' | 'empty' = 'full') => {
  const screen = {
    path: '/figures',
    rule: 'all',
    auth: true,
    title: 'costing:ofRecord',
    page: async () => ({ default: () => part }),
  } as unknown as Screen
  return wordsIn(await draw(screen, { language: 'en', answer })).join(' ')
}
const drawn = (price: number) => {
  const figures = figuresOf(costs, { trainees: 4, price: usd(price) })
  return said(<FiguresShown figures={figures} currency="USD" trainees={4} />)
}

test('a price above it breaks even somewhere', async () => {
  expect(await drawn(60_00)).toMatch(/10 trainees/)
})

test.each([50_00, 40_00])('a price of %i does not, and says why', async (price) => {
  const text = await drawn(price)
  expect(text).toMatch(/does not cover what each trainee costs/)
  expect(text).toMatch(/No number covers it/)
  expect(text).not.toMatch(/Infinity|NaN|-\d+ trainees/)
})

test('the sign of a loss stays on the line of its amount', async () => {
  expect(await drawn(40_00)).toContain('-\u2060US$140.00')
})

test('what nobody has reckoned yet says how to begin', async () => {
  expect(await said(<CostSheet kind="courseRequest" id={7} />, 'empty')).toMatch(/Fill in what is known/)
})
