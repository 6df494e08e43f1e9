import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'

type Row = Output<typeof calls.getTraineeByCourseClassID>[number]

/** Who takes part in a class, for whoever teaches it: names and how to reach them. */
export function PeopleOfTaught({ ID }: SectionOf) {
  const t = useText('registration')
  const query = useCall(calls.getTraineeByCourseClassID, { courseClassID: ID })
  return (
    <QueryView query={query} module="registration">
      {(rows) => (
        <Section flush>
          <SimpleTable<Row>
            caption={t('sections.trainees')}
            rows={rows}
            rowKey={(row) => row.RegistrationID}
            emptySentence={t('ofClass.nobodyYet')}
            columns={[
              {
                key: 'name',
                label: t('fields.trainee'),
                card: 'title',
                cell: (row) => <Localized text={row.TraineeName} />,
              },
              { key: 'code', label: t('fields.traineeCode'), cell: (row) => <Code>{row.TraineeCode}</Code> },
              {
                key: 'mobile',
                label: t('fields.mobile'),
                cell: (row) =>
                  row.Mobile ? (
                    <Anchor size="sm" href={`tel:${row.Mobile.replaceAll(' ', '')}`}>
                      <Code>{row.Mobile}</Code>
                    </Anchor>
                  ) : (
                    '—'
                  ),
              },
              {
                key: 'email',
                label: t('fields.email'),
                cell: (row) =>
                  row.Email ? (
                    <Anchor size="sm" href={`mailto:${row.Email}`}>
                      <Code>{row.Email}</Code>
                    </Anchor>
                  ) : (
                    '—'
                  ),
              },
              {
                key: 'organization',
                label: t('fields.organization'),
                cell: (row) => <Localized text={row.OrganizationName} fallback="—" />,
              },
            ]}
          />
        </Section>
      )}
    </QueryView>
  )
}
