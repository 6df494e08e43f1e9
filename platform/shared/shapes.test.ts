import { expect, test } from 'vitest'
import { email } from './shapes.ts'

test('an address is one address, in whatever digits and letters it is typed', () => {
  for (const typed of ['hind.95@example.com', ' Hind.95@Example.com', 'hind.٩٥@example.com', 'hind.۹۵@example.com'])
    expect(email().parse(typed), typed).toBe('hind.95@example.com')
  expect(email().safeParse('هند@example.com').success).toBe(false)
})
