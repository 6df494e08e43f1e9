import { VisuallyHidden } from '@mantine/core'
import { Code, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { diplomasCalls as calls } from '../../contract/calls.ts'

/** Who is on the way in a track; to an organization its own people, as far as it sent them to the courses. */
export function PeopleOfTrack({ trackId, label }: { trackId: number; label: string }) {
  const t = useText('diplomas')
  const isStaff = useMayPass('reviewers')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.getPeopleOfTrack, 'diplomas')
  return (
    <DataTable
      {...props}
      id="people-of-track"
      label={label}
      addressPrefix={`people${trackId}-`}
      input={{ TrackID: trackId }}
      columns={[
        column('FullName', { always: true, card: 'title' }),
        column('Code'),
        column('Done', {
          label: t('fields.done'),
          cell: (row) => t('doneOf', { done: format.number(row.Done), all: format.number(row.Needed) }),
        }),
        {
          key: 'Left',
          label: t('fields.left'),
          text: (row) => format.list(row.Left.map((course) => pick(course.Name))),
          cell: (row) =>
            row.Left.map((course, at) => (
              <span key={course.ID} title={pick(course.Name)}>
                {at > 0 && ' '}
                <Code>{course.Code}</Code>
                {/* Read out: what stands in the title alone is not. */}
                <VisuallyHidden> {pick(course.Name)}</VisuallyHidden>
              </span>
            )),
        },
        column('State', { tones: { completed: 'success', underWay: 'info' } }),
      ]}
      filters={[filter('State')]}
      rowHref={(row) =>
        isStaff
          ? href('/User/Trainee-Edit/:ID?', { ID: row.ID }, { tab: 'courses' })
          : href('/TraineeOfCustomer', {}, { trainee: row.ID })
      }
      emptySentence={t('nobodyInTrack')}
    />
  )
}
