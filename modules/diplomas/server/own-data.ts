import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** The tracks that a trainee has completed. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'results',
      tables: ['diplomas.track_completion'],
      rows: ({ traineeId }) => sql`
        select c.id::bigint as key, jsonb_build_object('Track', t.code, 'TrackName', t.name, 'Diploma', d.code,
          'DiplomaName', d.name, 'CompletedAt', c.completed_at, 'WithdrawnAt', c.withdrawn_at) as row
        from diplomas.track_completion c
        join diplomas.track t on t.id = c.track_id
        left join diplomas.diploma d on d.id = t.diploma_id
        where c.trainee_id = ${traineeId}`,
    },
  ],
}
