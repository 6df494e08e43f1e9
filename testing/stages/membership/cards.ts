import { membershipCalls as calls } from '#modules/membership/contract/calls.ts'
import { membershipSettings } from '#modules/membership/contract/settings.ts'
import { changeSetting } from '#platform/server/settings.ts'
import type { Asker } from '../../asker.ts'
import type { TestServer } from '../../server.ts'

/** What a card costs from now on. */
export const setFee = (
  server: TestServer,
  Minor: number,
  key: 'membershipFee' | 'membershipReplacementFee' = 'membershipFee',
) => changeSetting(server.db, membershipSettings, key, { Minor, Currency: 'USD' })

export interface Way {
  readonly trainee: Asker
  readonly keeper: Asker
}
type To = 'requested' | 'pendingReview' | 'approved' | 'proofUploaded' | 'confirmed' | 'active'

/** Takes a trainee's card so far, as it is pressed; `approved` is where it then rests: to be paid, or confirmed where it is free. */
export async function cardTo({ trainee, keeper }: Way, to: To, more: object = {}): Promise<number> {
  const body = { Kind: 'first' as const, Cause: null, Note: '', ...more }
  const { ID } = await trainee.send(calls.request, { body })
  const about = async () => ({ ID, Version: (await keeper.send(calls.getMembershipCard, { ID })).Version })
  if (to === 'requested') return ID
  await keeper.send(calls.takeForReview, { body: await about() })
  if (to === 'pendingReview') return ID
  const { State } = await keeper.send(calls.approve, { body: await about() })
  if (to === 'approved') return ID
  if (State === 'paymentStage') {
    await trainee.send(calls.uploadProof, { body: { ...(await about()), FileID: null, SwiftCode: 'NBEGEGCX001' } })
    if (to === 'proofUploaded') return ID
    await keeper.send(calls.confirm, { body: await about() })
  }
  if (to === 'active') await keeper.send(calls.activate, { body: { IDs: [ID] } })
  return ID
}
