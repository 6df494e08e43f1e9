import type { SendPersonState } from '../../../rules/sends.ts'

/** The page of a sending, with those of its people alone who stand so. */
export const sendAddress = (id: number, state?: SendPersonState): `/${string}` =>
  `/SentNotifications/${id}${state === undefined ? '' : `?State=${state}`}`
