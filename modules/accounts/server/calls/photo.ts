import type { Handler } from '#platform/server/handler.ts'
import { writeFact } from '#platform/server/acts/write-act.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { accountsCalls } from '../../contract/calls.ts'
import { photoField } from '../../contract/photo.ts'
import { ownAccount } from '../acts/noun.ts'
import { lockPhoto, setPhotoFile } from '../store/photo.ts'
import { photoAddress } from '../photo/photo-address.ts'

export const setPhoto: Handler<typeof accountsCalls.setPhoto> = async ({ db, actor, body, audit }) => {
  const former = await lockPhoto(db, actor.userId)
  if (former !== body.FileID) {
    if (body.FileID !== null) await attachFile(db, actor, body.FileID, photoField, ['account', actor.userId])
    await setPhotoFile(db, actor.userId, body.FileID)
    if (former !== null) await dropFile(db, former)
    const act = body.FileID === null ? 'removePhoto' : 'changePhoto'
    await writeFact({ db, record: audit }, ownAccount, { id: actor.userId }, act)
  }
  return { photoURL: photoAddress(body.FileID) }
}
