import { expect, test } from 'vitest'
import { cookieOf, ownCookie } from './cookies.ts'

test('one cookie is read among others', () => {
  expect(cookieOf('a=1; browser=x=y;b=2', 'browser')).toBe('x=y')
  expect(cookieOf('my-browser=1', 'browser')).toBeNull()
  expect(cookieOf('', 'browser')).toBeNull()
  expect(cookieOf('=x; browser', 'browser')).toBeNull()
})

test('over https nobody else may set it', () => {
  expect(ownCookie('browser', 'v', 60, true)).toBe(
    '__Host-browser=v; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  )
  expect(ownCookie('browser', 'v', 60, false)).toBe('browser=v; Path=/; Max-Age=60; HttpOnly; SameSite=Strict')
})
