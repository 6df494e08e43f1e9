import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { slimContracts } from './slim-contracts.ts'

const source = `
const Row = z.object({ ID: z.int() }).meta({ id: 'Row' })
export const getRow = call({
  method: 'GET',
  path: '/api/Row/Get',
  who: 'editor',
  effect: 'reads',
  summary: 'One row.',
  query: z.strictObject({ ID: id() }),
  reply: Row,
  refusals: [gone],
})
export const addRow = call({ method: 'POST', reply: Row, path: '/api/Row/Add', body: z.strictObject({ Name: line() }) })
export const other = recall({ reply: 1 })
export const twice = (list, context) => { if (list.length > 1) context.addIssue({ code: 'custom' }) }
`

test('what is the server’s own leaves a call, and shapes are marked as free of effects', () => {
  const { handler } = slimContracts().transform as { handler: (this: unknown, code: string) => { code: string } }
  const { code } = handler.call({ parse: (text: string) => parseSync('contract.js', text).program }, source)
  expect(parseSync('contract.js', code).errors).toEqual([])
  const plain = code.replaceAll('/*#__PURE__*/ ', '').replace(/\s+/g, ' ')
  expect(plain).toContain("getRow = call({ method: 'GET', path: '/api/Row/Get', effect: 'reads', })")
  expect(plain).toContain(
    "addRow = call({ method: 'POST', path: '/api/Row/Add', body: z.strictObject({ Name: line() }) })",
  )
  expect(plain).toContain('other = recall({ reply: 1 })')
  expect(code).toContain('const Row = /*#__PURE__*/ ')
  // Made for its effect: marked, the bundler would drop it, and the check would find nothing.
  expect(code).toContain('if (list.length > 1) context.addIssue(')
})
