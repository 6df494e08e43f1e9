import { expect, test } from 'vitest'
import { ableOf, oneMain, someOf } from './some-of.ts'

const rows = [
  { ID: 1, Actions: ['approve'] },
  { ID: 2, Actions: ['publish'] },
]

test('an action is offered for those of the chosen rows that allow it, and says for how many', () => {
  const given: number[][] = []
  const offered = someOf(rows, 'approve', (able) => ({ run: () => given.push(able.map((row) => row.ID)) }))
  expect(offered).toMatchObject({ can: 1, of: 2, left: [rows[1]] })
  if (offered) offered.run?.({ reason: '' })
  expect(given).toEqual([[1]])
  expect(someOf(rows, 'cancel', () => ({}))).toBe(false)
  expect(someOf(rows.slice(0, 1), 'approve', () => ({}))).toEqual({ left: [] })
})

test('in parts it goes to those that allow it alone, also where the action was given other copies of the rows', () => {
  const rows = [1, 2, 3].map((ID) => ({ ID, Actions: ID === 2 ? [] : ['publish'] }))
  const copies = rows.map((row) => ({ ...row }))
  const action = someOf(copies, 'publish', () => ({}))
  expect(ableOf(action || {}, rows, ({ ID }) => ID).map(({ ID }) => ID)).toEqual([1, 3])
  expect(ableOf({}, rows, ({ ID }) => ID)).toEqual(rows)
})

test('of several next steps the first that is there is the filled one, and nothing dangerous', () => {
  const filled = (actions: Parameters<typeof oneMain>[0]) =>
    Object.entries(oneMain(actions)).flatMap(([name, action]) => (action && action.main ? [name] : []))
  const sendInvoices = { main: true }
  expect(filled({ approveAll: { main: true }, markAllArrived: {}, sendInvoices })).toEqual(['approveAll'])
  expect(filled({ approveAll: false, markAllArrived: {}, sendInvoices })).toEqual(['sendInvoices'])
  expect(filled({ delete: { main: true, danger: true }, sendInvoices })).toEqual(['sendInvoices'])
  expect(filled({ delete: { danger: true } })).toEqual([])
  expect(oneMain({ approveAll: false, sendInvoices })).toEqual({ approveAll: false, sendInvoices })
})
