import { expect, test } from 'vitest'
import { email, givenCode } from './shapes.ts'

test('an address is one address, in whatever digits and letters it is typed', () => {
  for (const typed of ['hind.95@example.com', ' Hind.95@Example.com', 'hind.٩٥@example.com', 'hind.۹۵@example.com'])
    expect(email().parse(typed), typed).toBe('hind.95@example.com')
  expect(email().safeParse('هند@example.com').success).toBe(false)
})

test('a code that a spreadsheet would reckon with is none', () => {
  for (const typed of ['=cmd|calc!A1', ' +A1', '@SUM(A1)', '＝1', '-A1'])
    expect(givenCode().safeParse(typed).error?.issues[0]?.message, typed).toBe('badCharacters')
  for (const typed of ['SMS-101', 'B2+', '٣-A']) expect(givenCode().safeParse(typed).success, typed).toBe(true)
})
