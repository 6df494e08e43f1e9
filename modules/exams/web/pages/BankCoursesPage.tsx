import { Button, Group } from '@mantine/core'
import { IconFileExport, IconFileImport, IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'

type Row = Output<typeof calls.searchQuestionCourses>['Items'][number]

/** The question bank by course. */
export default function BankCoursesPage() {
  const t = useText('exams')
  const { column, filter, props } = useList(calls.searchQuestionCourses, 'exams')
  const columns: Column<Row>[] = [
    column('CourseCode', { label: t('fields.code'), always: true }),
    column('CourseName', { card: 'title' }),
    column('Modules'),
    column('Questions'),
    column('ActiveQuestions'),
  ]
  return (
    <Page title={t('screens.bankCourses')} actions={<BankActions />}>
      <DataTable
        {...props}
        id="question-courses"
        columns={columns}
        filters={[filter('WithQuestions', { label: t('bank.withQuestions') })]}
        rowKey={(row) => row.CourseID}
        rowHref={(row) => href('/ListOfModules/:ID?', { ID: row.CourseID })}
        searchable
        emptySentence={t('bank.noCourses')}
      />
    </Page>
  )
}

/** Import, export and add, to the course and module shown where there is one. */
export function BankActions({ courseId, moduleId }: { courseId?: number | null; moduleId?: number | null }) {
  const t = useText('exams')
  const place = { ...(courseId && { CourseID: courseId }), ...(moduleId && { ModuleID: moduleId }) }
  return (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconFileImport size="1.125rem" stroke={1.5} />}
        component={AppLink}
        to={href('/Question/QuestionsBank/:CourseID?/:ModuleID?', place, { import: 'file' }) as '/'}
      >
        {t('bank.import')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileExport size="1.125rem" stroke={1.5} />}
        component={AppLink}
        to={href('/Question/QuestionsBank/:CourseID?/:ModuleID?', place, { export: 'file' }) as '/'}
      >
        {t('bank.export')}
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
