import { expect, test } from 'vitest'
import { codeIn } from './verify-code.ts'

const code = 'e28f66fc2490da2885d298f141084e6b'

test('a printed code is found in what people type and paste', () => {
  for (const typed of [
    code,
    ` ${code.toUpperCase()}\n`,
    'e28f 66fc 2490 da28 85d2 98f1 4108 4e6b',
    'e28f66fc-2490-da28-85d2-98f141084e6b',
    'e٢٨f٦٦fc٢٤٩٠da٢٨٨٥d٢٩٨f١٤١٠٨٤e٦b',
    `https://academy.example/verify/${code}`,
    `academy.example/verify/${code}?utm=1`,
  ])
    expect(codeIn(typed), typed).toBe(code)
  expect(codeIn('CERT-2026-0003')).toBe('cert-2026-0003')
  expect(codeIn(`${code}0`)).not.toBe(code)
  expect(codeIn('  ')).toBe('')
  expect(codeIn('x'.repeat(500))).toHaveLength(40)
})
