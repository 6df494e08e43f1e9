import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileCalls } from '#platform/shared/files.ts'
import { downloadAddress, ownFileId } from './own-file.ts'

// The addresses are written out, as the contract would bring the schema library into the first load.
test('files go to and come from where the contract says', () => {
  const source = readFileSync(new URL('./files.ts', import.meta.url), 'utf8')
  expect(source).toContain(`\`${fileCalls.uploadFile.path}?Field=`)
  expect(source).toContain(`'${fileCalls.uploadFile.method}'`)
  expect(downloadAddress(7)).toBe(`${fileCalls.downloadFile.path}?ID=7`)
})

test('an address names a file of the academy, or none', () => {
  expect(ownFileId(downloadAddress(7))).toBe(7)
  for (const other of [null, '', '/api/File/Download?ID=0', 'https://elsewhere.example/api/File/Download?ID=7'])
    expect(ownFileId(other)).toBeNull()
})
