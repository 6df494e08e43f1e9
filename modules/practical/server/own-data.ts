import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'

/** Released results alone, with the degree of every question as far as it counts. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'practicalResults',
      tables: ['practical.result', 'practical.degree'],
      rows: ({ traineeId }) => sql`
        select f.id::bigint as key, jsonb_build_object('Registration', r.registration_code, 'Degree', f.degree,
          'MaxDegree', f.max_degree, 'Percent', f.percent, 'PassPercent', f.pass_percent, 'Passed', f.passed,
          'ReleasedAt', f.released_at,
          'Degrees', (select coalesce(jsonb_agg(jsonb_build_object('Item', i.text, 'MaxDegree', i.max_degree,
              'Degree', d.degree, 'GivenAt', d.given_at) order by i.edition_id, i.position, m.seat), '[]')
            from practical.marking m
            join practical.degree d on d.marking_id = m.id
            join practical.edition_item i on i.id = d.edition_item_id
            where m.registration_id = f.registration_id and m.signed_at is not null)) as row
        from practical.result f
        join practical.examination x on x.id = f.examination_id
        join registration.registration_facts r on r.registration_id = f.registration_id
        where r.trainee_id = ${traineeId} and x.state = 'released'`,
    },
  ],
  without: {
    'practical.marking': 'Who assessed which trainee; the trainee gets its degrees with the result.',
  },
  // What they have signed stands; under whose name, an erased account no longer says.
  erase: async (db, { person, pseudonym }) => {
    await sql`update practical.marking set signed_name = ${JSON.stringify({ ar: pseudonym.nameAr, en: pseudonym.nameEn })}::jsonb
      where signed_by = ${person.accountId}`.execute(db)
  },
}
