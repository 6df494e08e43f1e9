import { expect, test } from 'vitest'
import { isStolen } from './new-password.ts'

test('the heads of the public lists are known, also dressed up; what people make up is not', async () => {
  for (const password of ['Password-1', 'P@ssw0rd!', 'Monkey-2026', 'Liverpool#1', '!!Chelsea99', 'Qwertyuiop1!'])
    expect(await isStolen(password), password).toBe(true)
  for (const password of [
    'Quiet-River-71',
    'Diwan-Sample-2026',
    'نهر هادئ يمر قرب البيت',
    'correct horse battery staple',
  ])
    expect(await isStolen(password), password).toBe(false)
})
