import { acts } from '#platform/shared/record/act.ts'
import { clearUndeliverable } from './undeliverable.ts'

/** Of addresses that a mail server has refused. */
export const addressActs = acts('mailbox', 'mailAddress', {
  clearUndeliverable: { call: clearUndeliverable, asks: 'confirmation' },
})
