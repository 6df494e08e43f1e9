import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesApart } from './pages-apart.ts'

const root = join(import.meta.dirname, '../../..')
const { load, transform } = pagesApart({ root, stays: /[\\/]modules[\\/]signin[\\/]/ }) as unknown as {
  load: (id: string) => string | null
  transform: (code: string, id: string) => string | null
}
const declared = (module: string) => {
  const file = join(root, `modules/${module}/web/screens.ts`)
  return transform(readFileSync(file, 'utf8'), file)
}

test('a screen finds its own page in the list of pages', () => {
  const listed = [...load('\0virtual:pages')!.matchAll(/import\("(.+?)"\)/g)].map(([, page]) => page!)
  const first = declared('people')!
  expect(first).not.toContain("import('./pages")
  const at = /pageAt\((\d+)\)/.exec(first.slice(first.indexOf("path: '/User/Trainee'")))![1]
  expect(first).toContain("from 'virtual:page-at'")
  expect(load('\0virtual:page-at')).toContain("import('virtual:pages')")
  expect(listed[Number(at)]).toBe(join(root, 'modules/people/web/pages/TraineesPage.tsx'))
})

test('the pages before a log-in are named where they are declared', () => {
  expect(declared('signin')).toBeNull()
  expect(load('\0virtual:pages')).not.toContain('LoginPage')
})
