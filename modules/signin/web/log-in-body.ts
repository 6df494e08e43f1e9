import { foldDigits } from '#platform/shared/text.ts'

/** Where push messages to this browser go, if it takes any. */
export const fcmToken = () => localStorage.getItem('FCMToken')

/** What a log-in sends, of what was typed. */
export const logInBody = (typed: { readonly email: string; readonly password: string }) => ({
  email: foldDigits(typed.email).trim().toLowerCase(),
  password: typed.password,
  FCMToken: fcmToken(),
})
