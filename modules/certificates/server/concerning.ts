import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import { reachesCertificate } from './store/reach.ts'

/** A trainee's certificates. */
export const concerning: readonly Concerning[] = [
  {
    of: 'trainee',
    subject: 'certificate',
    records: (id, reader) =>
      sql`select c.id from certificates.certificate c where c.trainee_id = ${id} and ${reachesCertificate(reader)}`,
  },
]
