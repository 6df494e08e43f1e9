import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Localized, Sep, Typed, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { ChangedOutcome } from './AskedMarks.tsx'

type Row = Output<typeof calls.getMarkChanges>['Items'][number]

/** Marks that somebody asks for after the result; each opens its paper, where it is decided. */
export function MarkChanges() {
  const t = useText('sitting')
  const pick = usePick()
  const columns: Column<Row>[] = [
    {
      key: 'TraineeName',
      label: t('marking.trainee'),
      card: 'title',
      text: (row) => pick(row.TraineeName),
      cell: (row) => <Localized text={row.TraineeName} />,
    },
    {
      key: 'ExamName',
      label: t('marking.exam'),
      text: (row) => `${pick(row.ExamName)} ${row.ClassCode}`,
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Sep />
          <Code>{row.ClassCode}</Code>
        </>
      ),
    },
    {
      key: 'Result',
      label: t('marking.result'),
      cell: (row) => <ChangedOutcome from={row.From} to={row.To} />,
      text: (row) => `${row.From.Percent ?? ''} ${row.To.Percent}`,
    },
    {
      key: 'AskedBy',
      label: t('marking.askedBy'),
      text: (row) => `${row.AskedBy} ${row.Reason}`,
      cell: (row) => (
        <>
          <Typed>{row.AskedBy}</Typed>
          <Text size="xs" c="dimmed">
            <Typed>{row.Reason}</Typed>
          </Text>
        </>
      ),
    },
    {
      key: 'AskedAt',
      label: t('marking.askedAt'),
      sort: true,
      text: (row) => row.AskedAt,
      cell: (row) => <InstantText at={row.AskedAt} />,
    },
  ]
  return (
    <DataTable<Row>
      id="mark-changes"
      label={t('marking.changes')}
      module="sitting"
      call={calls.getMarkChanges}
      columns={columns}
      filters={[{ key: 'ToDecide', label: t('marking.toDecide'), kind: 'flag' }]}
      rowKey={(row) => row.ID}
      rowHref={(row) =>
        href(
          '/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?',
          { ExamID: row.ExamID, TraineeID: row.TraineeID, CourseClassID: row.CourseClassID },
          { attempt: row.Number },
        )
      }
      searchable
      defaultSort="-AskedAt"
      emptySentence={t('marking.noChanges')}
      addressPrefix="change-"
    />
  )
}
