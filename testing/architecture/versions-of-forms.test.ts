import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '../..')

/**
 * A record is read anew while its form is open; what is typed stays, with the version that it was typed over
 * (`useRecordForm`). The version of the record as it is now would let older values go over what somebody else saved.
 */
function asItIsNow(source: string): string[] {
  return [...source.matchAll(/useRecordForm\(\{.*?\n  \}\)/gs)].flatMap(([form]) => {
    const sent = /toInput\b.*/s.exec(form)?.[0] ?? ''
    return [...sent.matchAll(/\b(?:Lock)?Version: [\w.!?]+\??\.(?:Lock)?Version\b/g)].map(([found]) => found)
  })
}

test('it finds what it is meant to find', () => {
  const form = (version: string) =>
    `  const form = useRecordForm({\n    version: row.Version,\n    toInput: (values, { version }) => ({ body: { ${version} } }),\n  })\n`
  for (const wrong of ['Version: row.Version', 'Version: before?.Version ?? null', 'LockVersion: row.LockVersion'])
    expect(asItIsNow(form(wrong)), wrong).toHaveLength(1)
  expect(asItIsNow(form('...values, Version: version'))).toEqual([])
})

/** A form that begins anew with each version of its record loses what is typed whenever somebody else saves. */
const beginsAnew = (source: string): boolean =>
  source.includes('useRecordForm(') && /<[A-Z]\w* key=\{[\w.]+\.(?:Lock)?Version\}/.test(source)

test('a form stays while others save its record', () => {
  const page = (key: string) => `<Loaded key={${key}} /> useRecordForm({})`
  expect([beginsAnew(page('found.Version')), beginsAnew(page('found.ID'))]).toEqual([true, false])
  const files = projectFiles(root).filter((path) => /^modules\/.*web\/.*\.tsx$/.test(path))
  expect(files.filter((path) => beginsAnew(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('a form sends the version that its values were read from', () => {
  const files = projectFiles(root).filter((path) => /^modules\/.*web\/.*\.tsx?$/.test(path))
  const wrong = files.flatMap((path) =>
    asItIsNow(readFileSync(join(root, path), 'utf8')).map((found) => `${path}: ${found}`),
  )
  expect(wrong).toEqual([])
})
