import { expect, it } from 'vitest'
import { keptOf, openedWith } from './last-view-rules.ts'

const kept = ['view', 'State', 'Year']

it('remembers what a page keeps, with every value of a name', () => {
  expect(keptOf('?view=calendar&row=7&State=draft&State=proposed', kept)).toBe(
    'view=calendar&State=draft&State=proposed',
  )
  expect(keptOf('', kept)).toBe('')
})

it('opens with what it begins with, and over it what was remembered', () => {
  const first = { From: '2026-11-28', view: 'list' }
  expect(openedWith('', { kept, first })).toBe('From=2026-11-28&view=list')
  expect(openedWith('view=calendar&State=a&State=b', { kept, first })).toBe(
    'From=2026-11-28&view=calendar&State=a&State=b',
  )
  expect(openedWith('', { kept, first: {} })).toBe('')
})

it('forgets what holds no more, and what the page does not keep', () => {
  const isOver = (name: string, value: string) => name === 'Year' && Number(value) < 2026
  const first = { From: '2026-11-28' }
  expect(openedWith('Year=2025&State=draft', { kept, first, isOver })).toBe('From=2026-11-28&State=draft')
  expect(openedWith('Year=2027', { kept, first, isOver })).toBe('From=2026-11-28&Year=2027')
  expect(openedWith('row=7&From=2020-01-01', { kept, first })).toBe('From=2026-11-28')
})
