import { sql, type RawBuilder } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { erase } from './erase.ts'
import { openedPassport } from './passports/passport.ts'

/** The lists that trainees and instructors have alike. */
const lists = (person: 'trainee' | 'instructor'): RawBuilder<object> => {
  const [contact, education, attachment] = ['contact', 'education', 'attachment'].map((list) =>
    sql.id('people', `${person}_${list}`),
  )
  const owner = sql.id(`${person}_id`)
  return sql`jsonb_build_object(
    'Contacts', (select coalesce(jsonb_agg(jsonb_build_object('Type', k.name, 'Value', c.value, 'IsMain', c.is_main) order by c.id), '[]')
      from ${contact} c join lookups.contact_type k on k.id = c.type_id where c.${owner} = p.id),
    'Education', (select coalesce(jsonb_agg(jsonb_build_object('Degree', d.name, 'Subject', e.subject,
        'Institution', e.institution, 'Year', e.year, 'IsMain', e.is_main) order by e.id), '[]')
      from ${education} e join lookups.education_degree d on d.id = e.degree_id where e.${owner} = p.id),
    'Attachments', (select coalesce(jsonb_agg(jsonb_build_object('Title', t.title, 'FileNumber', t.file_id) order by t.id), '[]')
      from ${attachment} t where t.${owner} = p.id))`
}

const named = (
  lookup:
    | 'user_title'
    | 'nationality'
    | 'country'
    | 'marital_status'
    | 'education_degree'
    | 'instructor_status'
    | 'industry_sector',
  column: string,
) => sql`(select l.name from ${sql.id('lookups', lookup)} l where l.id = p.${sql.id(column)})`

/** The row itself without what serves searching and joining; a column that is added later is in it. */
const plain = (...left: readonly string[]) =>
  sql`to_jsonb(p) - ${['id', 'search', 'version', 'account_id', 'passport_to_seal', 'passport_mark', 'passport_ending', ...left]}::text[]`

type Row = Readonly<Record<string, unknown>> & { readonly code: string; readonly passport_sealed?: string | null }

/** The number in place of what the database holds of it. */
function withPassport({ passport_sealed: sealed, ...row }: Row, vault: Vault): object {
  if (sealed === undefined) return row
  // jsonb shows bytes as `\\x` and hex.
  const passport_number = openedPassport(vault, row.code, sealed === null ? null : Buffer.from(sealed.slice(2), 'hex'))
  return { ...row, passport_number }
}

/** The record that the account belongs to, with its lists. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'person',
      tables: [
        'people.trainee',
        'people.trainee_contact',
        'people.trainee_education',
        'people.trainee_attachment',
        'people.name_change',
        'people.instructor',
        'people.instructor_contact',
        'people.instructor_education',
        'people.instructor_attachment',
        'people.instructor_language',
        'people.instructor_area',
        'people.instructor_sector',
        'people.instructor_obtained',
        'people.organization',
        'people.organization_contact',
        'people.organization_attachment',
      ],
      rows: ({ traineeId, instructorId, organizationId }) => sql`
        select p.id::bigint as key, jsonb_build_object('record', 'trainee')
          || (${plain('title_id', 'nationality_id', 'country_id', 'marital_status_id', 'education_degree_id', 'organization_id', 'lists', 'merged_into')})
          || jsonb_build_object('title', ${named('user_title', 'title_id')},
            'nationality', ${named('nationality', 'nationality_id')}, 'country', ${named('country', 'country_id')},
            'marital_status', ${named('marital_status', 'marital_status_id')},
            'education_degree', ${named('education_degree', 'education_degree_id')},
            'organization', (select o.organization_name from people.organization_name_facts o where o.organization_id = p.organization_id))
          || ${lists('trainee')}
          || jsonb_build_object('NameChanges', (select coalesce(jsonb_agg(jsonb_build_object('NameAr', n.name_ar,
            'NameEn', n.name_en, 'State', n.state, 'AskedAt', n.asked_at, 'Answer', n.answer) order by n.id), '[]')
            from people.name_change n where n.trainee_id = p.id)) as row
        from people.trainee p where p.id = ${traineeId} or p.merged_into = ${traineeId}
        union all
        select p.id, jsonb_build_object('record', 'instructor')
          || (${plain('title_id', 'nationality_id', 'country_id', 'status_id', 'industry_sector_id', 'merged_into')})
          || jsonb_build_object('title', ${named('user_title', 'title_id')},
            'nationality', ${named('nationality', 'nationality_id')}, 'country', ${named('country', 'country_id')},
            'status', ${named('instructor_status', 'status_id')},
            'industry_sector', ${named('industry_sector', 'industry_sector_id')},
            'Languages', (select coalesce(jsonb_agg(l.name order by x.is_main desc, x.id), '[]') from people.instructor_language x
              join lookups.language l on l.id = x.language_id where x.instructor_id = p.id),
            'Areas', (select coalesce(jsonb_agg(l.name order by x.is_main desc, x.id), '[]') from people.instructor_area x
              join lookups.course_area_of_study l on l.id = x.area_id where x.instructor_id = p.id),
            'Sectors', (select coalesce(jsonb_agg(l.name order by x.is_main desc, x.id), '[]') from people.instructor_sector x
              join lookups.industry_sector l on l.id = x.sector_id where x.instructor_id = p.id),
            'Obtained', (select coalesce(jsonb_agg(jsonb_build_object('Title', x.title, 'Provider', x.provider, 'Year', x.year) order by x.is_main desc,
              x.position, x.id), '[]') from people.instructor_obtained x where x.instructor_id = p.id))
          || ${lists('instructor')}
        from people.instructor p where p.id = ${instructorId} or p.merged_into = ${instructorId}
        union all
        select p.id, jsonb_build_object('record', 'organization') || (${plain('country_id')})
          || jsonb_build_object('country', ${named('country', 'country_id')},
            'Contacts', (select coalesce(jsonb_agg(jsonb_build_object('Name', c.name, 'JobTitle', c.job_title, 'Email', c.email,
              'Phone', c.phone)), '[]') from people.organization_contact c where c.organization_id = p.id and c.is_main),
            'Attachments', (select coalesce(jsonb_agg(jsonb_build_object('Title', t.title, 'FileNumber', t.file_id) order by t.id), '[]')
              from people.organization_attachment t where t.organization_id = p.id))
        from people.organization p where p.id = ${organizationId}`,
      opened: withPassport,
    },
  ],
  without: {
    'people.trainee_pair':
      'Which records the academy compares: the other one is somebody else’s, or becomes the person’s own by a merge.',
    'people.instructor_pair': 'As of trainees.',
    'people.roster_import': 'A file about many people; what it held of this one became the person’s record.',
    'people.signup': 'A visit before there was a record, forgotten within days; what came of it is the record.',
    'people.signup_file': 'Uploads of such a visit; those that were handed in are the record’s attachments.',
    'people.signup_start': 'Counts visits by a hash of a network address, for an hour.',
  },
  files: {
    columns: [
      'people.trainee.passport_file_id',
      'people.trainee_attachment.file_id',
      'people.instructor_attachment.file_id',
      'people.organization_attachment.file_id',
    ],
    ids: ({ traineeId, instructorId, organizationId }) => sql`
      select passport_file_id as id from people.trainee where (id = ${traineeId} or merged_into = ${traineeId}) and passport_file_id is not null
      union select file_id from people.trainee_attachment where trainee_id = ${traineeId}
      union select file_id from people.instructor_attachment where instructor_id = ${instructorId}
      union select file_id from people.organization_attachment where organization_id = ${organizationId}`,
  },
  erase,
}
