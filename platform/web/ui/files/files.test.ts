import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import { fileCalls } from '#platform/shared/files.ts'
import { downloadAddress, ownFileId } from './own-file.ts'
import { sendInPieces } from './pieces.ts'

const sent = vi.hoisted(() => vi.fn())
vi.mock('#platform/web/client.ts', () => ({ send: (call: { path: string }, input: unknown) => sent(call.path, input) }))
vi.mock('./files.ts', () => ({
  sendFile: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  UploadCancelled: class extends Error {},
}))

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

const file = new File(['a'], 'a.pdf')
const stored = { ID: 5, Name: 'a.pdf', Bytes: 1, MediaType: 'application/pdf' }

test('what was stored is not cancelled with the field that sent it; what was not is', async () => {
  let finishing = Promise.resolve(stored)
  sent.mockImplementation((path: string) => {
    if (path === pieceCalls.getUploads.path) return Promise.resolve({ Items: [] })
    if (path === pieceCalls.beginUpload.path) return Promise.resolve({ ID: 9, PieceBytes: 1_000_000, Pieces: [] })
    return path === pieceCalls.finishUpload.path ? finishing : Promise.resolve({})
  })
  const cancelled = () => sent.mock.calls.filter(([path]) => path === pieceCalls.cancelUpload.path)
  const upload = sendInPieces('library', file, () => undefined)
  expect(await upload.done).toEqual(stored)
  upload.cancel()
  expect(cancelled()).toEqual([])

  const { promise, resolve } = Promise.withResolvers<typeof stored>()
  finishing = promise
  const other = sendInPieces('library', file, () => undefined)
  await expect.poll(() => sent.mock.lastCall?.[0]).toBe(pieceCalls.finishUpload.path)
  other.cancel()
  expect(cancelled()).toEqual([[pieceCalls.cancelUpload.path, { ID: 9 }]])
  resolve(stored)
  await other.done
})
