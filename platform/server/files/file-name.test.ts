import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['شهادة التخرج.pdf', 'شهادة التخرج.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\x\\scan.PDF', 'scan.PDF'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['  two   spaces .pdf ', 'two spaces.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['.htaccess', 'htaccess'],
  ['...', '_'],
  ['', '_'],
  ['e\u0301.pdf', '\u00e9.pdf'],
  ['a"b<c>|?*.pdf', 'abc.pdf'],
])('%j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean)
})

test('a long name keeps its extension', () => {
  const name = cleanFileName(`${'س'.repeat(400)}.pdf`)
  expect(name).toHaveLength(150)
  expect(name.endsWith('.pdf')).toBe(true)
})

test('a run of dots that ends nothing is gone through once: a name may be as long as a head of a form', () => {
  const before = process.threadCpuUsage()
  expect(cleanFileName(`a${'.'.repeat(80_000)}x.pdf`)).toHaveLength(150)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2_000)
})
