import { Button, Drawer } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { questionCalls as calls } from '../../../contract/calls.ts'
import { useLookupOptions, useModuleOptions } from '../bank-choices.ts'
import { useTypeWords } from '../useTypeWords.ts'

type Row = Output<typeof calls.searchQuestions>['Items'][number]

export interface PickQuestionsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly courseId: number
  readonly chosen: readonly number[]
  readonly onAdd: (row: Row) => void
}

/** The bank of the course beside the exam: each press adds one question. */
export function PickQuestions({ opened, onClose, courseId, chosen, onAdd }: PickQuestionsProps) {
  const t = useText('exams')
  const typeWords = useTypeWords()
  const words = useText('platform')
  const modules = useModuleOptions(opened ? courseId : null)
  const levels = useLookupOptions('QuestionLevel')
  const { column, filter, props } = useList(calls.searchQuestions, 'exams')
  const columns: Column<Row>[] = [
    column('Preview', {
      label: t('fields.question'),
      card: 'title',
      always: true,
      cell: (row) => <bdi>{row.Preview || row.Name}</bdi>,
    }),
    column('Code'),
    column('Type', { words: typeWords }),
    column('ModuleName', { hidden: true }),
    column('Weight'),
    {
      key: 'add',
      label: t('exam.addToExam'),
      always: true,
      align: 'end',
      cell: (row) => {
        const isIn = chosen.includes(row.ID)
        return (
          <Button
            size="compact-sm"
            variant={isIn ? 'subtle' : 'default'}
            disabled={isIn}
            leftSection={isIn ? <IconCheck size="1rem" stroke={1.5} /> : <IconPlus size="1rem" stroke={1.5} />}
            aria-label={`${t(isIn ? 'exam.added' : 'exam.addToExam')} ${row.Code}`}
            onClick={() => onAdd(row)}
          >
            {t(isIn ? 'exam.added' : 'exam.addToExam')}
          </Button>
        )
      },
    },
  ]
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('exam.pickTitle')}
      closeButtonProps={{ 'aria-label': words('actions.close') }}
      position="right"
      size="60rem"
    >
      {opened && (
        <DataTable
          {...props}
          id="exam-pick"
          label={t('exam.pickTitle')}
          input={{ CourseID: courseId, IsActive: true }}
          columns={columns}
          filters={[
            filter('ModuleID', { label: t('fields.module'), options: modules }),
            filter('Type', { words: typeWords }),
            filter('LevelID', { label: t('fields.level'), options: levels }),
          ]}
          searchable
          searchLabel={t('bank.searchQuestions')}
          exportable={false}
          addressPrefix="pick"
          emptySentence={t('bank.none')}
        />
      )}
    </Drawer>
  )
}
