import { expect, test } from 'vitest'
import { traineeSignup } from './bodies.ts'

test('the step of a sign-up that asks when somebody was born refuses what nobody can have', () => {
  const errorOf = (BirthDate: string) => {
    const { error } = traineeSignup.safeParse({ Kind: 'trainee', BirthDate })
    return error?.issues.find(({ path }) => path.join() === 'BirthDate')?.message
  }
  expect(errorOf('2999-01-01')).toBe('notInThePast')
  expect(errorOf('1415-09-01')).toBe('tooLongAgo')
  expect(errorOf('1995-02-30')).toBe('notADay')
  expect(errorOf('1995-04-01')).toBeUndefined()
})
