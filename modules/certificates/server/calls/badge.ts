import type { Handler } from '#platform/server/handler.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { certificatesCalls as calls } from '../../contract/calls.ts'
import { hasPaper, holderMayDownload } from '../../rules/modes.ts'
import { publicKeyAddress } from '../badge/addresses.ts'
import { claimsOf, credentialOf } from '../badge/credential.ts'
import { issuerProfile } from '../badge/issuer.ts'
import { keepsCertificates } from '../reply.ts'
import { sign } from '../signing/keys.ts'
import { awarded } from '../store/awarded.ts'

export interface CertificateParts {
  readonly publicUrl: string
}

/** The holder gets it from when the download is open; whoever looks after certificates from when there is a paper. */
export const getOpenBadge =
  ({ publicUrl }: CertificateParts): Handler<typeof calls.getOpenBadge> =>
  async ({ db, actor, now, vault, query }) => {
    const found = (await awarded(db, actor, query.ID)) ?? refuse(notFound)
    const isOpen = keepsCertificates(actor, found.kind) ? hasPaper : holderMayDownload
    if (!isOpen(found.mode)) refuse(notNow, { action: 'download', state: found.mode })
    const credential = credentialOf(found, await issuerProfile(db, publicUrl), publicUrl)
    const kidAs = (kid: string) => publicKeyAddress.key(publicUrl, kid)
    return {
      Serial: found.serial,
      Jwt: await sign({ db, vault, now }, claimsOf(credential), { type: 'JWT', kidAs }),
    }
  }

export const getBadgeIssuer =
  ({ publicUrl }: CertificateParts): Handler<typeof calls.getBadgeIssuer> =>
  ({ db }) =>
    issuerProfile(db, publicUrl)
