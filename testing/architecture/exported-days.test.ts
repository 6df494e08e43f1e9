import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const root = join(import.meta.dirname, '../..')

// `text` of a column is what an exported file says; on the screen a day of this year bears no year, and files outlive it.
test('an instant in an exported file bears its year', () => {
  const files = projectFiles(root).filter((path) => /^(modules|platform)\/.*\/web\/.*\.tsx$/.test(path))
  const short = files.filter((path) =>
    /(\btext: \(row\) =>|case 'instant':\s+return) format\.(dateTime|weekdayAndDay)\(/.test(
      readFileSync(join(root, path), 'utf8'),
    ),
  )
  expect(short).toEqual([])
})
