import type { Handler } from '#platform/server/handler.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { signingKeyActs } from '../../contract/acts.ts'
import type { certificatesCalls as calls } from '../../contract/calls.ts'
import { changeSigningKey as change } from '../acts/signing-key.ts'
import { jwkOf } from '../signing/keys.ts'
import { signedList } from '../signing/signed.ts'
import { publicKeys } from '../store/signing-keys.ts'

export const getSigningKeys: Handler<typeof calls.getSigningKeys> = async ({ db }) => ({
  keys: (await publicKeys(db)).map(jwkOf),
})

export const getSigningKey: Handler<typeof calls.getSigningKey> = async ({ db, query }) =>
  jwkOf((await publicKeys(db)).find(({ kid }) => kid === query.Kid) ?? refuse(notFound))

export const getStatusList: Handler<typeof calls.getStatusList> = async (asked) => ({ List: await signedList(asked) })

export const getKeyInUse: Handler<typeof calls.getKeyInUse> = async ({ db, actor }) => {
  const keys = await publicKeys(db)
  const current = keys.find(({ retired_at }) => retired_at === null)
  return {
    Kid: current?.kid ?? null,
    MadeAt: current?.made_at ?? null,
    Former: keys.length - (current ? 1 : 0),
    Actions: actsOpenTo(signingKeyActs, actor, ['changeSigningKey' as const]),
  }
}

export const changeSigningKey: Handler<typeof calls.changeSigningKey> = async (asked) => {
  const { id } = await change(asked)
  return { ID: id, Version: 1 }
}
