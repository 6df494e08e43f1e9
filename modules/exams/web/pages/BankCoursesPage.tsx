import { Button, Group } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'

type Row = Output<typeof calls.searchQuestionCourses>['Items'][number]

/** The question bank by course. */
export default function BankCoursesPage() {
  const t = useText('exams')
  const format = useFormat()
  const columns: Column<Row>[] = [
    {
      key: 'CourseCode',
      label: t('fields.code'),
      sort: true,
      cell: (row) => <Code>{row.CourseCode}</Code>,
      always: true,
    },
    { key: 'CourseName', label: t('fields.course'), cell: (row) => <Localized text={row.CourseName} />, card: 'title' },
    { key: 'Modules', label: t('fields.modules'), align: 'end', cell: (row) => format.number(row.Modules) },
    {
      key: 'Questions',
      label: t('fields.questions'),
      sort: true,
      align: 'end',
      cell: (row) => format.number(row.Questions),
    },
    {
      key: 'ActiveQuestions',
      label: t('fields.activeQuestions'),
      align: 'end',
      cell: (row) => format.number(row.ActiveQuestions),
    },
  ]
  return (
    <Page title={t('screens.bankCourses')} actions={<BankActions />}>
      <DataTable<Row>
        id="question-courses"
        module="exams"
        call={calls.searchQuestionCourses}
        columns={columns}
        filters={[{ kind: 'flag', key: 'WithQuestions', label: t('bank.withQuestions') }]}
        rowKey={(row) => row.CourseID}
        rowHref={(row) => href('/ListOfModules/:ID?', { ID: row.CourseID })}
        searchable
        defaultSort="CourseCode"
        emptySentence={t('bank.noCourses')}
      />
    </Page>
  )
}

/** Import and add, to the course and module shown where there is one. */
export function BankActions({ courseId, moduleId }: { courseId?: number | null; moduleId?: number | null }) {
  const t = useText('exams')
  const place = { ...(courseId && { CourseID: courseId }), ...(moduleId && { ModuleID: moduleId }) }
  return (
    <Group gap="sm" wrap="nowrap">
      <Button
        variant="default"
        leftSection={<IconFileImport size="1.125rem" stroke={1.5} />}
        component={AppLink}
        to={href('/Question/QuestionsBank/:CourseID?/:ModuleID?', place, { import: 'file' }) as '/'}
      >
        {t('bank.import')}
      </Button>
      <Button
        leftSection={<IconPlus size="1.125rem" stroke={1.5} />}
        component={AppLink}
        to={href('/Question/QuestionBank-edit/:ID?', {}, place) as '/'}
      >
        {t('bank.addQuestion')}
      </Button>
    </Group>
  )
}
