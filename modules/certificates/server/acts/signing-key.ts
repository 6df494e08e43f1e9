import { writeNew, type Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { signingKeyActs } from '../../contract/acts.ts'
import { makeKey } from '../signing/keys.ts'
import { lockKeys, retireKeys, type StoredKey } from '../store/signing-keys.ts'

type Doing = Pick<Asked<unknown>, 'db' | 'now' | 'record' | 'vault'>

const noun: Noun<typeof signingKeyActs, 'certificates.signing_key', StoredKey, Doing> = {
  acts: signingKeyActs,
  stored: {
    table: 'certificates.signing_key',
    unkept: ['id', 'public_key', 'private_sealed', 'made_at', 'retired_at'],
    version: null,
  },
  idOf: ({ id }) => id,
  factsOf: ({ kid }) => ({ key: kid }),
}

/** Somebody needed the first key of all at the same moment, and put it into use: it is retired too. */
async function afterTheFirst({ db, vault, now }: Doing): Promise<StoredKey> {
  await retireKeys(db, now)
  return (await makeKey(db, vault, now))!
}

/** A new key signs from now on; the former one is kept for what it signed. */
export async function changeSigningKey(doing: Doing): Promise<StoredKey> {
  const { db, vault, now } = doing
  await lockKeys(db)
  await retireKeys(db, now)
  const key = (await makeKey(db, vault, now)) ?? (await afterTheFirst(doing))
  await writeNew(doing, noun, key, 'changeSigningKey')
  return key
}
