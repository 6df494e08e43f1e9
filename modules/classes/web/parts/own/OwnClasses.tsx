import { ClassRoomName } from '#modules/planning/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { classesCalls as calls } from '../../../contract/calls.ts'
import { classTones } from '../tones.ts'

type Row = Output<typeof calls.getOwnClasses>['Items'][number]

/** The classes that the reader teaches or takes part in, the nearest first. */
export function OwnClasses() {
  const t = useText('classes')
  const format = useFormat()
  const isTrainee = useMayPass('trainee')
  const { column, filter, props } = useList(calls.getOwnClasses, 'classes')
  return (
    <Page title={t('screens.ownClasses')}>
      <DataTable<Row>
        {...props}
        id="own-classes"
        columns={[
          column('CourseName', { card: 'title', always: true }),
          column('Code'),
          column('StartDate', {
            label: t('fields.dates'),
            files: [
              { label: t('fields.startDate'), value: (row) => ({ day: row.StartDate }) },
              { label: t('fields.endDate'), value: (row) => ({ day: row.EndDate }) },
            ],
            cell: (row) => format.dayRange(row.StartDate, row.EndDate),
          }),
          column('NextSession', {
            label: t('own.nextSession'),
            cell: (row) => row.NextSession && format.dateTime(row.NextSession),
          }),
          {
            key: 'ClassRoom',
            label: t('fields.classRoom'),
            text: (row) => row.ClassRoomCode ?? t(`places.${row.Place}`),
            cell: (row) => <ClassRoomName of={row} elsewhere={t(`places.${row.Place}`)} />,
          },
          column('State', { tones: classTones }),
        ]}
        filters={[filter('Live'), filter('State')]}
        rowHref={(row) => href('/CourseClassDetail/:ID?', { ID: row.ID })}
        emptySentence={t(isTrainee ? 'own.none' : 'own.noneTaught')}
        {...(isTrainee && { emptyAction: { label: t('own.upcoming'), href: '/UpcomingCourse' } })}
      />
    </Page>
  )
}
