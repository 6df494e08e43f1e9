import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { diplomasCalls as calls } from '../../contract/calls.ts'

type Course = Output<typeof calls.getTrack>['Courses'][number]

/** The courses of a track in their order, as those see them who enter it. */
export function TrackCourses({ courses, caption }: { courses: readonly Course[]; caption: string }) {
  const t = useText('diplomas')
  const format = useFormat()
  const edits = useMayPass('editorCourse')
  return (
    <SimpleTable
      caption={caption}
      compact
      rows={courses}
      rowKey={(course) => course.ID}
      emptySentence={t('noCourses')}
      columns={[
        {
          key: 'Position',
          label: t('fields.position'),
          width: '5rem',
          card: 'none',
          cell: (course) => format.number(courses.indexOf(course) + 1),
        },
        { key: 'Code', label: t('fields.code'), width: '8rem', cell: (course) => <Code>{course.Code}</Code> },
        {
          key: 'Name',
          label: t('fields.course'),
          card: 'title',
          cell: (course) => (
            <>
              {edits ? (
                <AppLink to="/Setting/Course-Edit/:ID?/:IsDeplom" params={{ ID: course.ID, IsDeplom: 'false' }}>
                  <Localized text={course.Name} />
                </AppLink>
              ) : (
                <Localized text={course.Name} />
              )}{' '}
              {!course.IsPublished && <StateBadge tone="warning" label={t('courseNotOnOffer')} />}
            </>
          ),
        },
        {
          key: 'Hours',
          label: t('fields.hours'),
          align: 'end',
          width: '6rem',
          cell: (course) => format.number(course.Hours),
        },
        {
          key: 'Kind',
          label: t('fields.kind'),
          width: '8rem',
          cell: (course) => t(course.IsRequired ? 'required' : 'elective'),
        },
      ]}
    />
  )
}

/** What a track asks for, in a line. */
export function TrackSum({
  courses,
  leastElectives,
}: {
  courses: readonly Pick<Course, 'IsRequired'>[]
  leastElectives: number
}) {
  const t = useText('diplomas')
  const format = useFormat()
  const required = courses.filter((course) => course.IsRequired).length
  const electives = courses.length - required
  return (
    <>
      {t('asks.required', { count: required, shown: format.number(required) })}
      {electives > 0 && (
        <>
          <Sep />
          {t('asks.electives', { least: format.number(leastElectives), all: format.number(electives) })}
        </>
      )}
    </>
  )
}
