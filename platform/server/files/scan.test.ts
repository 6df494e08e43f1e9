import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { upload } from '#testing/stages/upload.ts'
import { scanWith } from './scan.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-scan-'))
afterAll(() => rmSync(folder, { recursive: true }))
let server: TestServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

let made = 0
/** A scanner of the operator's: a small program. */
function scanner(lines: string): string {
  const path = join(folder, `scanner ${++made}.sh`)
  writeFileSync(path, `#!/bin/sh\n${lines}\n`)
  chmodSync(path, 0o700)
  return path
}
const bySigns = () => scanner('if grep -q HARMFUL "$1"; then echo "$1: found"; exit 1; fi\nexit 0')
const pdf = (words: string) => ({ name: 'proof.pdf', bytes: `%PDF-1.7\n${words}` })
const files = () => server!.db.selectFrom('platform.file').select(['id', 'name']).orderBy('id').execute()

test('a file that the operator’s scanner refuses is not kept, and the audit says so; a clean one is', async () => {
  server = await startTestServer({ config: { scanCommand: [bySigns()] } })
  const layla = await server.as('layla')
  const before = await files()
  await expect(upload(server.app, layla, 'paymentProof', pdf('HARMFUL'))).rejects.toThrow(
    /422 .*fileInfected.*The file was not accepted: the academy’s scanner/,
  )
  expect(await files()).toEqual(before)
  expect(readdirSync(server.files.incoming)).toEqual([])
  const audited = () =>
    server!.db
      .selectFrom('platform.audit')
      .select(['subject_id', 'data'])
      .where('kind', '=', 'platform.refuseFile')
      .execute()
  await expect.poll(audited).toEqual([{ subject_id: layla.accountId, data: { field: 'paymentProof' } }])
  expect(await upload(server.app, layla, 'paymentProof', pdf('a receipt'))).toBeGreaterThan(0)
  expect(await files()).toHaveLength(before.length + 1)
})

test.each([
  ['ends with an error', () => [scanner('echo "no database" >&2; exit 2')]],
  ['is not there', () => [join(folder, 'no such program')]],
])('where the scanner %s, nothing is kept unlooked at', async (_what, command) => {
  server = await startTestServer({ config: { scanCommand: command() } })
  const layla = await server.as('layla')
  await expect(upload(server.app, layla, 'paymentProof', pdf('a receipt'))).rejects.toThrow(
    /503 .*fileNotScanned.*could not be checked just now/,
  )
})

test('without a command nothing looks', async () => {
  server = await startTestServer()
  expect(server.files.scan).toBeUndefined()
  expect(await upload(server.app, await server.as('layla'), 'paymentProof', pdf('HARMFUL'))).toBeGreaterThan(0)
})

test('the scanner gets the file in its place, no shell, and none of the server’s environment', async () => {
  const file = join(folder, 'a $(touch spoiled) file')
  writeFileSync(file, 'x')
  process.env['JWT_SECRET'] = 'kept from scanners'
  const why: string[] = []
  const scan = scanWith([scanner('env; echo "[$1][$2]"; exit 3'), '{file}', 'last'], (each) => why.push(each))
  expect(await scan(file)).toBe('failed')
  delete process.env['JWT_SECRET']
  expect(why[0]).toContain('ended with 3')
  expect(why[0]).toContain(`[${file}][last]`)
  expect(why[0]).not.toContain('kept from scanners')
  expect(existsSync(join(folder, 'spoiled'))).toBe(false)
})
