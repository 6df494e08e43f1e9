import { expect, test } from 'vitest'
import { passportNumber } from './passport.ts'

test.each(['AB12', 'ab12', 'AB 12', ' a b\u00a012 ', 'AB-12', 'AB\u201312', 'AB١٢', 'ab۱۲'])(
  '%s is the passport AB12',
  (typed) => {
    expect(passportNumber(typed)).toBe('AB12')
  },
)

test('others stay others', () => expect(passportNumber('AB 13')).not.toBe(passportNumber('AB12')))
