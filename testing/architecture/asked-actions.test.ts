import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '../..')
const files = projectFiles(root).filter((path) => path.startsWith('modules/') && !/\.test\.tsx?$/.test(path))
const sourceOf = (path: string) => readFileSync(join(root, path), 'utf8')
const moduleOf = (path: string) => path.split('/')[1]!

/** Names of acts and moves that a module's contract, rules and server speak of. */
const said = new Map<string, string>()
for (const path of files.filter((each) => !/\/(web|text)\//.test(each)))
  said.set(moduleOf(path), `${said.get(moduleOf(path)) ?? ''}\n${sourceOf(path)}`)
const isSaid = (module: string, action: string) => new RegExp(`'${action}'|\\b${action}:`).test(said.get(module) ?? '')

// Names in `Actions` are sent as text, so an act that gets another name leaves a page that waits for the former one.
test('a page asks for no action that its module never sends', () => {
  const asked = files
    .filter((path) => path.includes('/web/'))
    .flatMap((path) =>
      [...sourceOf(path).matchAll(/\bActions\??\.includes\('(\w+)'\)|\bsomeOf\(\w+, '(\w+)'/g)].map(
        ([, one, other]) => ({ path, action: (one ?? other)! }),
      ),
    )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ path, action }) => !isSaid(moduleOf(path), action))).toEqual([])
})
