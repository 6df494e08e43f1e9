import { foldDigits } from '#platform/shared/text.ts'
import { namedNext } from '#platform/web/start/next-page.ts'

/** Where push messages to this browser go, if it takes any. */
export const fcmToken = () => localStorage.getItem('FCMToken')

/** What a log-in sends, of what was typed. */
export function logInBody(typed: { readonly email: string; readonly password: string }) {
  const next = namedNext()
  return {
    email: foldDigits(typed.email).trim().toLowerCase(),
    password: typed.password,
    FCMToken: fcmToken(),
    ...(next !== undefined && { Next: next }),
  }
}
