import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { diplomasCalls as calls } from '../../../contract/calls.ts'
import type { DiplomaShown } from './diploma.ts'

/** The classes to come of the courses of a diploma that have a seat left, the next one first. */
export function ComingClasses({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const format = useFormat()
  const pick = usePick()
  const opens = useMayPass('adminTrainingCoordinator')
  const { column, filter, props } = useList(calls.getComingClasses, 'diplomas')
  const courses = new Map(diploma.Tracks.flatMap((track) => track.Courses).map((course) => [course.ID, course]))
  return (
    <DataTable
      {...props}
      id="classes-of-diploma"
      label={t('page.classes')}
      addressPrefix="classes-"
      input={{ DiplomaID: diploma.ID }}
      columns={[
        column('StartDate', {
          label: t('page.dates'),
          always: true,
          text: (row) => `${row.StartDate} – ${row.EndDate}`,
          cell: (row) => format.dayRange(row.StartDate, row.EndDate),
        }),
        column('CourseName', {
          card: 'title',
          cell: (row) => (
            <>
              <Localized text={row.CourseName} />
              <Sep />
              <Code>{row.CourseCode}</Code>
            </>
          ),
        }),
        column('Code', { label: t('page.class') }),
        column('FreeSeats', { label: t('page.freeSeats') }),
      ]}
      filters={[
        filter('TrackID', {
          label: t('fields.track'),
          options: diploma.Tracks.map((track) => ({ value: track.ID, label: pick(track.Name) })),
        }),
        filter('CourseID', {
          label: t('fields.course'),
          options: [...courses.values()].map((course) => ({ value: course.ID, label: pick(course.Name) })),
        }),
      ]}
      {...(opens && { rowHref: (row: { ID: number }) => href('/Setting/CourseClass-Edit/:ID?', { ID: row.ID }) })}
      emptySentence={t('page.noClasses')}
    />
  )
}
