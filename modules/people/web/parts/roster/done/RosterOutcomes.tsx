import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { peopleCalls } from '../../../../contract/calls.ts'
import type { RosterHome, RosterRecord } from '../roster-record.ts'
import { rosterHomes } from '../roster-kinds.ts'

type Outcome = RosterRecord['Outcomes'][number]

/** What became of each row, those first that could not be taken. */
export function RosterOutcomes({ home, rosterId }: { home: RosterHome; rosterId: number }) {
  const t = useText('roster')
  const format = useFormat()
  const [pageNum, setPageNum] = useState(1)
  const [pageSize, setPageSize] = useState(20)
  const query = useCall(peopleCalls.getRoster, { ID: rosterId, show: 'all', pageNum, pageSize })
  const why = (row: Outcome) => row.Findings.map((code) => t(`findings.${code}`, { row: '', code: '' })).join(' ')
  return (
    <QueryView query={query} module="people">
      {({ Outcomes, OutcomesTotal }) => (
        <Stack gap="sm" w="100%">
          <SimpleTable
            caption={t('outcomes')}
            rows={Outcomes}
            rowKey={(row) => row.Row}
            cards
            columns={[
              { key: 'row', label: t('row'), cell: (row) => format.number(row.Row) },
              {
                key: 'outcome',
                label: t('outcome'),
                cell: (row) => (
                  <StateBadge
                    tone={row.Code ? 'success' : 'danger'}
                    label={row.Code ? t('outcomeSaved') : t('outcomeRefused')}
                  />
                ),
              },
              {
                key: 'person',
                label: t('outcomePerson'),
                card: 'title',
                cell: (row) =>
                  row.Code === null ? (
                    why(row)
                  ) : row.PersonID === null ? (
                    <Code>{row.Code}</Code>
                  ) : (
                    <>
                      <AppLink to={rosterHomes[home].record(row.PersonID) as `/${string}`}>
                        {row.FullName && <Localized text={row.FullName} />}
                      </AppLink>{' '}
                      <Code>{row.Code}</Code>
                    </>
                  ),
              },
            ]}
          />
          <TableFoot
            pageNum={pageNum}
            pageSize={pageSize}
            total={OutcomesTotal}
            onPage={setPageNum}
            onPageSize={(size) => {
              setPageSize(size)
              setPageNum(1)
            }}
          />
        </Stack>
      )}
    </QueryView>
  )
}
