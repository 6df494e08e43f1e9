import type { Output } from '#platform/shared/call.ts'
import { Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { diplomasCalls as calls } from '../../contract/calls.ts'
import { trackFormOf } from './buttons.ts'

type Row = Output<typeof calls.listTracks>['Items'][number]

/** The tracks that have a course, each with its diploma. */
export function TracksOfCourse({ ID }: SectionOf) {
  const t = useText('diplomas')
  const opens = useMayPass('editorTrack')
  const { column, filter, props } = useList(calls.listTracks, 'diplomas')
  return (
    <DataTable
      {...props}
      id="tracks-of-course"
      label={t('screens.tracks')}
      input={{ CourseID: ID }}
      columns={[
        column('Name', { card: 'title', always: true }),
        column('Code'),
        column('DiplomaName', {
          cell: (row) =>
            opens && row.DiplomaID !== null ? (
              <AppLink to="/CourseDeploma/:ID?" params={{ ID: row.DiplomaID }}>
                <Localized text={row.DiplomaName} />
              </AppLink>
            ) : (
              <Localized text={row.DiplomaName} />
            ),
        }),
        column('Courses'),
        column('IsPublished', {
          tones: { true: 'success' },
          words: (isPublished) => t(isPublished ? 'states.published' : 'states.unpublished'),
        }),
      ]}
      filters={[filter('OfDiploma'), filter('IsPublished', { label: t('states.published') })]}
      addressPrefix="tracks-"
      {...(opens && { rowHref: (row: Row) => trackFormOf(row.ID) })}
      emptySentence={t('inNoTrack')}
    />
  )
}
