import { acts, follows } from '#platform/shared/record/act.ts'
import { clearUndeliverable } from './undeliverable.ts'

/** Of addresses that a mail server has refused. `closeAddress`: a letter came back from there. */
export const addressActs = acts('mailbox', 'mailAddress', {
  clearUndeliverable: { call: clearUndeliverable, asks: 'confirmation' },
  closeAddress: follows,
})
