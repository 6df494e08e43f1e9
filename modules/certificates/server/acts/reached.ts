import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { certifiedClass, type CertifiedClass } from '../store/candidates.ts'
import { lockedCertificate, type LockedCertificate } from '../store/certificates.ts'
import { refuseOwn } from './issuer.ts'

type Asker = Pick<Asked<unknown>, 'db' | 'actor'>

/** The class whose certificates are issued; else `notFound`. */
export const classOf = async (db: Database, classId: number): Promise<CertifiedClass> =>
  (await certifiedClass(db, classId)) ?? refuse(notFound)

/** A certificate that the actor looks after, locked until the call ends; else `notFound`. Nobody looks after the own one. */
export async function take({ db, actor }: Asker, id: number): Promise<LockedCertificate> {
  const certificate = (await lockedCertificate(db, actor, id)) ?? refuse(notFound)
  refuseOwn(actor, certificate.trainee_id)
  return certificate
}

/** The same in the version that was seen. */
export async function takeAsSeen(asked: Asker, body: { ID: number; LockVersion: number }): Promise<LockedCertificate> {
  const certificate = await take(asked, body.ID)
  if (certificate.lock_version === body.LockVersion) return certificate
  return refuseChanged(asked.db, ['certificate', certificate.id])
}
