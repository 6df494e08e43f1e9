import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** Published results alone, with the sum that they came of. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'results',
      tables: ['evaluation.final_result', 'evaluation.mean_score'],
      rows: ({ traineeId }) => sql`
        select f.id::bigint as key, jsonb_build_object('Registration', r.registration_code, 'Version', f.version,
          'Current', f.is_current, 'Standing', f.standing, 'Percent', f.percent, 'Band', b.name, 'Passed', f.passed,
          'Sum', f.arithmetic, 'Reason', f.reason, 'PublishedAt', f.published_at,
          'Scores', (select coalesce(jsonb_agg(jsonb_build_object('Part', n.mean_name, 'Kind', n.kind, 'Score', m.score,
              'GivenAt', m.given_at) order by m.mean_id), '[]')
            from evaluation.mean_score m join catalogue.evaluation_mean_facts n on n.mean_id = m.mean_id
            where m.registration_id = f.registration_id and f.is_current)) as row
        from evaluation.final_result f
        join registration.registration_facts r on r.registration_id = f.registration_id
        left join lookups.result_band b on b.id = f.band_id
        where r.trainee_id = ${traineeId} and f.published_at is not null`,
    },
  ],
  without: {
    'evaluation.change_request': 'What staff asked to be changed of published results of a class, and who decided.',
    'evaluation.change_request_result':
      'The results of such a request; what came of it is a version of the result, which is copied with its reason.',
  },
  counts: ({ traineeId }) => sql`
    select 'results' as kind, count(*)::integer as count from evaluation.final_result f
    join registration.registration_facts r on r.registration_id = f.registration_id
    where r.trainee_id = ${traineeId} and f.is_current`,
}
