import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** The certificates that the holder may look at (`holderMayLook`). */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'certificates',
      tables: ['certificates.certificate'],
      rows: ({ traineeId }) => sql`
        select c.id::bigint as key, jsonb_build_object('Serial', c.serial, 'Version', c.version, 'Kind', c.kind,
          'IssuedAt', c.issued_at, 'VerifyCode', c.verify_code, 'Printed', c.snapshot - 'Look', 'Signed', c.signed) as row
        from certificates.certificate c
        where c.trainee_id = ${traineeId} and c.mode in ('issuedLocked', 'issuedDownloadable')`,
    },
  ],
  without: {
    'certificates.signing_key': 'Keys of the academy.',
    'certificates.template': 'What certificates say, of nobody in particular.',
    'certificates.template_version': 'Former texts of certificates, of nobody in particular.',
    'certificates.change_request':
      'What staff asked to be done to a certificate and who decided; what came of it is the certificate itself.',
  },
  // Kept as they were issued: whoever holds the paper must find on the page of verification what is printed on it.
  counts: ({ traineeId }) => sql`
    select 'certificates' as kind, count(*)::integer as count
    from certificates.certificate where trainee_id = ${traineeId}`,
}
