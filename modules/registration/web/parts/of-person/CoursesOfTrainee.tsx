import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { isEnrolled } from '../../../rules/main-track.ts'
import { StatusBadge } from '../state/StatusBadge.tsx'

type Row = Output<typeof calls.getAllTraineeCourses>[number]

/** The classes in which a trainee has or had a confirmed place, the newest first. */
export function CoursesOfTrainee({ ID }: SectionOf) {
  const t = useText('registration')
  const format = useFormat()
  const query = useCall(calls.getAllTraineeCourses, { traineeID: ID })
  const opensClass = useMayPass('adminTrainingCoordinator')
  return (
    <QueryView query={query} module="registration">
      {(rows) => (
        <Section flush>
          <SimpleTable
            caption={t('sections.courses')}
            rows={rows.filter((row) => isEnrolled(row.Main))}
            rowKey={(row: Row) => row.RegistrationID}
            emptySentence={t('sections.noCourses')}
            columns={[
              {
                key: 'course',
                label: t('fields.course'),
                card: 'title',
                cell: (row: Row) => <Localized text={row.CourseName} />,
              },
              {
                key: 'class',
                label: t('fields.class'),
                cell: (row: Row) =>
                  opensClass ? (
                    <Anchor
                      component={AppLink}
                      to={href('/Setting/CourseClass-Edit/:ID?', { ID: row.ClassID }) as '/'}
                      inherit
                    >
                      <Code>{row.ClassCode}</Code>
                    </Anchor>
                  ) : (
                    <Code>{row.ClassCode}</Code>
                  ),
              },
              {
                key: 'dates',
                label: t('fields.dates'),
                cell: (row: Row) => format.dayRange(row.StartDate, row.EndDate),
              },
              { key: 'hours', label: t('fields.hours'), align: 'end', cell: (row: Row) => format.number(row.Hours) },
              {
                key: 'status',
                label: t('fields.status'),
                card: 'badge',
                cell: (row: Row) => <StatusBadge status={row.Status} />,
              },
            ]}
          />
        </Section>
      )}
    </QueryView>
  )
}
