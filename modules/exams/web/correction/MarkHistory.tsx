import { Badge } from '@mantine/core'
import { InstantText, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { Paper } from '../marking/paper.ts'

type Row = Paper['MarkHistory'][number]

/** Every mark of a paper that was given or changed: by whom, from what to what and why. */
export function MarkHistory({ paper }: { paper: Paper }) {
  const t = useText('correction')
  const format = useFormat()
  if (paper.MarkHistory.length === 0) return null
  return (
    <Section flush title={t('history.title')}>
      <SimpleTable
        compact
        caption={t('history.title')}
        rows={paper.MarkHistory}
        rowKey={(row: Row) => row.ID}
        columns={[
          {
            key: 'question',
            label: t('history.question'),
            card: 'title',
            cell: (row: Row) => format.number(row.Number),
          },
          { key: 'from', label: t('history.from'), align: 'end', cell: (row: Row) => format.number(row.From) },
          { key: 'to', label: t('history.to'), align: 'end', cell: (row: Row) => format.number(row.To) },
          {
            key: 'by',
            label: t('history.by'),
            cell: (row: Row) => (
              <>
                <Typed>{row.By ?? ''}</Typed>{' '}
                {row.Turn !== null && (
                  <Badge size="sm" variant="light" color="gray">
                    {t(`turns.turn_${row.Turn as 1 | 2 | 3}`)}
                  </Badge>
                )}
              </>
            ),
          },
          { key: 'at', label: t('history.at'), cell: (row: Row) => <InstantText at={row.At} /> },
          {
            key: 'reason',
            label: t('history.reason'),
            cell: (row: Row) => (row.Reason === '' ? format.number(null) : <Typed>{row.Reason}</Typed>),
          },
        ]}
      />
    </Section>
  )
}
