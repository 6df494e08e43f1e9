import { Anchor, Stack } from '@mantine/core'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { enrolledStates } from '#modules/registration/rules/main-track.ts'
import { statusTones } from '#modules/registration/rules/status.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, nothing, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { reportHref } from '../certificate-papers.ts'

type Row = Output<typeof calls.getPersonCourses>['Items'][number]

/** Who sat in which class, with what came of it: of one person, of whom one organization has sent, or of all that the reader reaches. */
export function PersonCoursesTable({
  traineeId,
  organizationId,
  addressPrefix,
}: {
  readonly traineeId?: number
  readonly organizationId?: number
  /** Where another table stands on the page. */
  readonly addressPrefix?: string
}) {
  const t = useText('certificates')
  const format = useFormat()
  const { column, filter, props } = useList(calls.getPersonCourses, 'certificates')
  const pageOf = usePageOf()
  const isOne = traineeId !== undefined
  return (
    <DataTable
      {...props}
      {...(addressPrefix !== undefined && { addressPrefix })}
      {...(isOne && { input: { TraineeID: traineeId } })}
      {...(organizationId !== undefined && { input: { OrganizationID: organizationId } })}
      id={isOne ? 'courses-of-trainee' : 'courses-of-trainees'}
      columns={[
        ...(isOne
          ? []
          : [
              column('TraineeCode', { label: t('courses.traineeCode') }),
              column('FullName', { label: t('trainee'), always: true, card: 'title' }),
            ]),
        column('CourseName', { label: t('course'), always: true, ...(isOne && { card: 'title' as const }) }),
        column('ClassCode', { label: t('courses.classCode') }),
        column('StartDate', {
          label: t('courses.dates'),
          text: (row: Row) => `${row.StartDate} – ${row.EndDate}`,
          cell: (row: Row) => format.dayRange(row.StartDate, row.EndDate),
        }),
        column('Hours', { label: t('courses.hours'), hidden: true }),
        column('Attendance', { label: t('courses.attendance') }),
        column('Percent', { label: t('courses.result') }),
        column('Passed', {
          label: t('courses.outcome'),
          text: (row: Row) => (row.Passed === null ? '' : t(row.Passed ? 'courses.passed' : 'courses.notPassed')),
          cell: (row: Row) =>
            row.Passed === null ? (
              nothing
            ) : (
              <StateBadge
                tone={row.Passed ? 'success' : 'danger'}
                label={t(row.Passed ? 'courses.passed' : 'courses.notPassed')}
              />
            ),
        }),
        column('Main', {
          label: t('courses.state'),
          words: (state) => t(`courses.states.${state}`),
          tones: statusTones,
        }),
        {
          key: 'Certificates',
          label: t('courses.certificates'),
          text: (row) => row.Certificates.map((each) => each.Serial).join(' '),
          cell: (row) => <Certificates row={row} />,
        },
      ]}
      filters={[
        ...(isOne ? [] : [filter('TraineeID', { label: t('trainee'), record: { call: peopleCalls.listTrainees } })]),
        filter('CourseID', { label: t('course'), record: { call: catalogueCalls.listCourses } }),
        filter('Main', {
          label: t('courses.state'),
          among: enrolledStates,
          words: (state) => t(`courses.states.${state}`),
        }),
      ]}
      rowHref={pageOf}
      emptySentence={t('courses.none')}
    />
  )
}

/** The record of a place in a class: the registration, for whoever teaches the own class, for an organization what it pays. */
function usePageOf(): (row: Row) => string {
  const [reviews, pays] = [useMayPass('reviewers'), useMayPass('customer')]
  return ({ ID, ClassID, Code: code }) =>
    reviews
      ? href('/CourseRegistration-Edit/:ID', { ID })
      : pays
        ? href('/RegisterConfirmation/:Code?', { Code: code })
        : href('/CourseClassDetail/:ID?', { ID: ClassID })
}

function Certificates({ row }: { readonly row: Row }) {
  const t = useText('certificates')
  if (row.Certificates.length === 0) return nothing
  return (
    <Stack gap={2}>
      {row.Certificates.map((each) => (
        <Anchor key={each.Serial} href={reportHref(each)} target="_blank" rel="noopener" size="sm">
          {t(`kinds.${each.Kind}`)} <Code>{each.Serial}</Code>
        </Anchor>
      ))}
    </Stack>
  )
}
