import { Button, Drawer } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { questionCalls as calls } from '../../contract/calls.ts'
import { useLookupOptions, useModuleOptions, useTypeOptions } from './bank-choices.ts'

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
  const words = useText('platform')
  const format = useFormat()
  const modules = useModuleOptions(opened ? courseId : null)
  const [levels, types] = [useLookupOptions('QuestionLevel'), useTypeOptions()]
  const columns: Column<Row>[] = [
    {
      key: 'Preview',
      label: t('fields.question'),
      card: 'title',
      always: true,
      cell: (row) => <bdi>{row.Preview || row.Name}</bdi>,
    },
    { key: 'Code', label: t('fields.code'), sort: true, cell: (row) => <Code>{row.Code}</Code> },
    { key: 'Type', label: t('fields.type'), cell: (row) => t(`types.${row.Type}`) },
    { key: 'ModuleName', label: t('fields.module'), hidden: true, cell: (row) => <Localized text={row.ModuleName} /> },
    { key: 'Weight', label: t('fields.weight'), sort: true, align: 'end', cell: (row) => format.number(row.Weight) },
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
        <DataTable<Row>
          id="exam-pick"
          module="exams"
          label={t('exam.pickTitle')}
          call={calls.searchQuestions}
          input={{ CourseID: courseId, IsActive: true }}
          columns={columns}
          filters={[
            { kind: 'choice', key: 'ModuleID', label: t('fields.module'), options: modules },
            { kind: 'choice', key: 'Type', label: t('fields.type'), options: types },
            { kind: 'choice', key: 'LevelID', label: t('fields.level'), options: levels },
          ]}
          rowKey={(row) => row.ID}
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
