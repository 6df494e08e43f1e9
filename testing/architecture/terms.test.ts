import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { termFindings } from './terms.ts'

const root = join(import.meta.dirname, '../..')

/** Everything that people read: dictionaries, letters, what is seeded into lookups and templates. */
const wordFiles = ['modules', 'platform', 'database/seeds']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) =>
    /^modules\/[^/]+\/(text|server\/letters)\/|^platform\/(web|server)\/text\/|^database\/seeds\/(mail-templates|lookups)\//.test(
      path,
    ),
  )

test('one noun has one word in each language, in dictionaries, letters and seeds', () => {
  expect(wordFiles.length).toBeGreaterThan(70)
  const found = wordFiles.flatMap((path) => termFindings(path, readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})

test('a word that is not to be read is found, one that only looks like it is not', () => {
  const words = (line: string, path = 'modules/x/text/ar.ts') => termFindings(path, line).map(({ instead }) => instead)
  expect(words(`  classes: 'الدورات المنعقدة',`)).toEqual(['الشعبة، الشعب'])
  expect(words(`  course: 'المقرر',`)).toEqual(['الدورة'])
  expect(words(`  hint: 'ما حُسب من الجلسات المقررة',`)).toEqual([])
  expect(words(`  passDegree: 'Pass degree',`)).toEqual(['mark'])
  expect(words(`  passDegree: 'Pass mark {{degree}}',`)).toEqual([])
  expect(words(`  degree: 'Degree',`, 'modules/people/text/en.ts')).toEqual([])
  expect(words(`  free: 'متفرغ',`)).toEqual(['متاح'])
})
