import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, InstantText, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'

type Row = Output<typeof calls.getResultChanges>['Items'][number]

/**
 * Classes whose published results somebody wants with other figures; nothing where none waits. The home leads to those
 * that the reader may decide, which the address says.
 */
export function ResultChanges() {
  const t = useText('evaluation')
  const format = useFormat()
  const mine = useAddress({ changes: '' }).values.changes === 'toDecide'
  const query = useCall(calls.getResultChanges, { pageSize: 100, ...(mine && { ToDecide: true }) })
  if (!mine && (query.data === undefined || query.data.Total === 0)) return null
  return (
    <Section flush title={t(mine ? 'changesToDecide' : 'changes')}>
      <QueryView query={query}>
        {({ Items }) => (
          <SimpleTable
            caption={t('changes')}
            rows={Items}
            rowKey={(row: Row) => row.ID}
            emptySentence={t('noChanges')}
            columns={[
              {
                key: 'class',
                label: t('course'),
                card: 'title',
                cell: (row: Row) => (
                  <AppLink to="/TraineeParticipation" search={{ class: row.CourseClassID, tab: 'results' }}>
                    <Localized text={row.CourseName} />
                    <Sep />
                    <Code>{row.ClassCode}</Code>
                  </AppLink>
                ),
              },
              {
                key: 'results',
                label: t('changedResults'),
                align: 'end',
                cell: (row: Row) => format.count(row.Results),
              },
              {
                key: 'by',
                label: t('askedBy'),
                cell: (row: Row) => (
                  <>
                    <Typed>{row.AskedBy}</Typed>
                    <Text size="xs" c="dimmed">
                      <Typed>{row.Reason}</Typed>
                    </Text>
                  </>
                ),
              },
              { key: 'at', label: t('askedAt'), cell: (row: Row) => <InstantText at={row.AskedAt} /> },
            ]}
          />
        )}
      </QueryView>
    </Section>
  )
}
