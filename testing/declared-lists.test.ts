import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * What a call's `query` and `reply` say is left out of the browser's build, unless they are spread in from `list(...)`: a
 * page asks `useList` for columns of such a call alone. Elsewhere every test would pass and the page show nothing.
 */
const root = join(import.meta.dirname, '..')
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
const contracts = read('modules/*/contract/**/*.ts')
const asked = new Set(
  read('modules/*/web/**/*.tsx').flatMap((text) =>
    [...text.matchAll(/\buseList\(\w+\.(\w+)/g)].flatMap(([, name]) =>
      // One that is handed in is named by its type.
      name === 'call' ? [...text.matchAll(/\bcall: ([^\n]+)/g)].flatMap(([, type]) => namesIn(type!)) : [name!],
    ),
  ),
)

function namesIn(type: string): string[] {
  const names = [...type.matchAll(/typeof \w+\.(\w+)/g)].map(([, name]) => name!)
  return names.length > 0 ? names : ['call']
}

/** Whether one of the contracts declares a call of this name with something spread into it and no reply of its own. */
const isSpread = (name: string) =>
  contracts.some((text) => {
    const [, call] = text.match(new RegExp(`\\bconst ${name} = call\\(\\{\\n([^]*?)\\n\\}\\)`)) ?? []
    return call !== undefined && /^  \.\.\.\w/m.test(call) && !/^  (query|reply):/m.test(call)
  })

test('the pages know the columns of every list that they ask for', () => {
  expect(asked.size).toBeGreaterThan(5)
  expect([...asked].filter((name) => !isSpread(name))).toEqual([])
})
