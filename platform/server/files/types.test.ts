import { expect, test } from 'vitest'
import { headMatches } from './types.ts'

const inUtf16 = (text: string, mark: boolean) => Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
const bank = '<?xml version="1.0" encoding="UTF-16"?>\n<!-- of Moodle --><quiz><question type="truefalse"/></quiz>'

test('markup is known by its first element in UTF-8 and in UTF-16, which the readers of banks take too', () => {
  const heads = [Buffer.from(bank), Buffer.from(`\ufeff${bank}`), inUtf16(bank, true), inUtf16(bank, false).swap16()]
  expect(heads.map((head) => headMatches('xml', head))).toEqual([true, true, true, true])
  for (const other of ['<html><p>x</p></html>', '<svg onload="x"/>', 'no markup at all'])
    expect([Buffer.from(other), inUtf16(other, true)].map((head) => headMatches('xml', head))).toEqual([false, false])
})
