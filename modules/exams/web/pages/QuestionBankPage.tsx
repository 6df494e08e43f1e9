import { Text } from '@mantine/core'
import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'
import { useCourseOption, useModuleOptions } from '../parts/bank-choices.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { ImportQuestions } from '../parts/ImportQuestions.tsx'
import { questionButtons } from '../parts/question/question-buttons.ts'
import { BankActions } from './BankCoursesPage.tsx'
import { useTypeWords } from '../parts/useTypeWords.ts'

const ExportQuestions = lazyPart(
  async () => (await Promise.all([import('../parts/ExportQuestions.tsx'), loadText('exams/bank')]))[0].ExportQuestions,
)

type Row = Output<typeof calls.searchQuestions>['Items'][number]

/** The questions of the bank, of one course or module where the address says so; `?import=file` opens the import, `?export=file` the export. */
export default function QuestionBankPage() {
  const t = useText('exams')
  const pick = usePick()
  const [courseId, moduleId] = [useIdParam('CourseID'), useIdParam('ModuleID')]
  const { values, change } = useAddress({ import: '', export: '' })
  const course = useCall(calls.getQuestionModules, courseId === null ? skip : { CourseID: courseId })
  const name = courseId === null ? null : course.data
  const module = name?.Modules.find((each) => each.ModuleID === moduleId)
  const title = name
    ? t('bank.questionsOf', { course: pick(module?.ModuleName ?? name.CourseName) })
    : t('screens.bank')
  if (values.import !== '') {
    return (
      <ImportQuestions
        courseId={courseId}
        moduleId={moduleId}
        courseName={name ? { code: name.CourseCode, name: name.CourseName } : null}
        onClose={() => change({ import: '' })}
      />
    )
  }
  if (values.export !== '') {
    return (
      <ExportQuestions
        key={`${courseId} ${moduleId}`}
        courseId={courseId}
        moduleId={moduleId}
        course={name ? { code: name.CourseCode, name: name.CourseName } : null}
        onClose={() => change({ export: '' })}
      />
    )
  }
  return (
    <Page
      title={title}
      description={name && <Code>{name.CourseCode}</Code>}
      actions={<BankActions courseId={courseId} moduleId={moduleId} />}
    >
      <QuestionTable courseId={courseId} moduleId={moduleId} />
    </Page>
  )
}

function QuestionTable({ courseId, moduleId }: { courseId: number | null; moduleId: number | null }) {
  const t = useText('exams')
  const typeWords = useTypeWords()
  const courseOption = useCourseOption()
  const modules = useModuleOptions(courseId)
  const ofLookup = useLookupRecord()
  const { column, filter, props } = useList(calls.searchQuestions, 'exams')
  const columns: Column<Row>[] = [
    column('Code', { always: true, width: '6rem' }),
    column('Preview', {
      label: t('fields.question'),
      card: 'title',
      always: true,
      text: (row) => row.Preview || row.Name,
      cell: (row) => (
        <Text component="bdi" size="sm" fw={400}>
          {row.Preview || row.Name}
        </Text>
      ),
    }),
    column('Type', { words: typeWords }),
    column('CourseCode', { label: t('fields.course'), hidden: courseId !== null }),
    column('ModuleName', { hidden: moduleId !== null }),
    column('LevelName', { hidden: true }),
    column('CategoryName', { hidden: true }),
    column('Weight'),
    column('Seconds'),
    column('UsedIn', { hidden: true }),
    column('IsActive', {
      label: t('fields.status'),
      card: 'badge',
      text: (row) => t(row.IsActive ? 'bank.active' : 'bank.inactive'),
      cell: (row) => (
        <StateBadge
          tone={row.IsActive ? 'success' : 'neutral'}
          label={t(row.IsActive ? 'bank.active' : 'bank.inactive')}
        />
      ),
    }),
  ]
  const filters: Filter[] = [
    ...(courseId === null
      ? [
          filter('CourseID', {
            label: t('fields.course'),
            record: { call: calls.searchQuestionCourses, option: courseOption, byId: 'CourseID' },
          }),
        ]
      : []),
    ...(courseId !== null && moduleId === null
      ? [filter('ModuleID', { label: t('fields.module'), options: modules })]
      : []),
    filter('Type', { words: typeWords }),
    filter('LevelID', { label: t('fields.level'), record: ofLookup('QuestionLevel') }),
    filter('CategoryID', { label: t('fields.category'), record: ofLookup('Category') }),
    filter('IsActive', { label: t('bank.onlyActive') }),
  ]
  return (
    <DataTable
      {...props}
      id="questions"
      label={t('fields.questions')}
      input={{ ...(courseId && { CourseID: courseId }), ...(moduleId && { ModuleID: moduleId }) }}
      columns={columns}
      filters={filters}
      rowHref={(row) => href('/Question/QuestionBank-edit/:ID?', { ID: row.ID })}
      rowActions={(row) => questionButtons(row, t('question.deleted'))}
      searchable
      searchLabel={t('bank.searchQuestions')}
      emptySentence={t('bank.none')}
    />
  )
}
