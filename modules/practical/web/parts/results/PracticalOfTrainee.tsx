import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import { ResultOf } from './OwnPractical.tsx'

type Row = Output<typeof calls.getPracticalResults>['Items'][number]

/** On the page of a trainee: released practical results, each opened question by question. */
export function PracticalOfTrainee({ ID }: SectionOf) {
  const t = useText('practical')
  const [opened, setOpened] = useState<Row | null>(null)
  const { column, filter, props } = useList(calls.getPracticalResults, 'practical')
  return (
    <>
      <DataTable
        {...props}
        rowKey={(row) => row.RegistrationID}
        id="practical-results"
        input={{ TraineeID: ID }}
        addressPrefix="practical-"
        columns={[
          column('CourseName', {
            label: t('fields.class'),
            always: true,
            card: 'title',
            cell: (row) => (
              <>
                <Localized text={row.CourseName} />
                <Text size="xs" c="dimmed" component="div">
                  <Code>{row.ClassCode}</Code>
                </Text>
              </>
            ),
          }),
          column('Percent'),
          column('PassPercent', { label: t('fields.pass') }),
          column('Passed', {
            label: t('fields.result'),
            tones: { true: 'success', false: 'danger' },
            words: (passed) => t(passed ? 'passed' : 'failed'),
            card: 'badge',
          }),
          column('ReleasedAt'),
        ]}
        filters={[filter('Passed', { label: t('passed') })]}
        onRow={setOpened}
        emptySentence={t('noResults')}
      />
      <Dialog opened={opened !== null} onClose={() => setOpened(null)} drawer size="44rem" title={t('ofTrainee')}>
        {opened && <ResultOf classId={opened.CourseClassID} traineeId={opened.TraineeID} />}
      </Dialog>
    </>
  )
}
