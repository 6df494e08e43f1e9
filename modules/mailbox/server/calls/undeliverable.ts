import { writeGone } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { forgetUndeliverable } from '#platform/server/outbox/undeliverable.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { addressActs } from '../../contract/acts.ts'
import type { mailboxCalls as calls } from '../../contract/calls.ts'
import { noun } from '../acts/address-noun.ts'
import * as store from '../store/undeliverable.ts'

export const getUndeliverable: Handler<typeof calls.getUndeliverable> = async ({ db, actor, query }) => {
  const found = await store.addressesWithRefusal(db, query.Of, query.ID)
  if (found.length === 0) refuse(notFound)
  return {
    Reached: found.filter(({ id }) => id === null).map(({ address }) => address),
    Items: found.flatMap(({ id, address, since, reason, refusals }) =>
      id === null
        ? []
        : [
            {
              ID: id,
              Address: address,
              Since: since!,
              Said: reason!,
              Refusals: refusals!,
              Actions: actsOpenTo(addressActs, actor, ['clearUndeliverable']),
            },
          ],
    ),
  }
}

export const clearUndeliverable: Handler<typeof calls.clearUndeliverable> = async ({ db, record, query }) => {
  const found = (await store.lockedAddress(db, query.ID)) ?? refuse(notFound)
  await writeGone({ db, record }, noun, found, 'clearUndeliverable', () => forgetUndeliverable(db, found.address))
  return { Done: true }
}
