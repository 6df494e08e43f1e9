import { Text } from '@mantine/core'
import { useAddress, useIdParam } from '#platform/web/address.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'
import { useCourseOption, useLookupOptions, useModuleOptions, useTypeOptions } from '../parts/bank-choices.ts'
import { ImportQuestions } from '../parts/ImportQuestions.tsx'
import { questionButtons } from '../parts/question/question-buttons.ts'
import { BankActions } from './BankCoursesPage.tsx'

type Row = Output<typeof calls.searchQuestions>['Items'][number]

/** The questions of the bank, of one course or module where the address says so; `?import=file` opens the import. */
export default function QuestionBankPage() {
  const t = useText('exams')
  const pick = usePick()
  const [courseId, moduleId] = [useIdParam('CourseID'), useIdParam('ModuleID')]
  const { values, change } = useAddress({ import: '' })
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
  const format = useFormat()
  const courseOption = useCourseOption()
  const modules = useModuleOptions(courseId)
  const [levels, categories, types] = [
    useLookupOptions('QuestionLevel'),
    useLookupOptions('Category'),
    useTypeOptions(),
  ]
  const columns: Column<Row>[] = [
    {
      key: 'Code',
      label: t('fields.code'),
      sort: true,
      cell: (row) => <Code>{row.Code}</Code>,
      always: true,
      width: '6rem',
    },
    {
      key: 'Preview',
      label: t('fields.question'),
      card: 'title',
      always: true,
      text: (row) => row.Preview || row.Name,
      cell: (row) => (
        <Text component="bdi" size="sm" fw={400}>
          {row.Preview || row.Name}
        </Text>
      ),
    },
    {
      key: 'Type',
      label: t('fields.type'),
      cell: (row) => t(`types.${row.Type}`),
      text: (row) => t(`types.${row.Type}`),
    },
    {
      key: 'CourseCode',
      label: t('fields.course'),
      hidden: courseId !== null,
      cell: (row) => <Code>{row.CourseCode}</Code>,
    },
    {
      key: 'ModuleName',
      label: t('fields.module'),
      hidden: moduleId !== null,
      cell: (row) => <Localized text={row.ModuleName} />,
    },
    { key: 'LevelName', label: t('fields.level'), hidden: true, cell: (row) => <Localized text={row.LevelName} /> },
    {
      key: 'CategoryName',
      label: t('fields.category'),
      hidden: true,
      cell: (row) => <Localized text={row.CategoryName} />,
    },
    { key: 'Weight', label: t('fields.weight'), sort: true, align: 'end', cell: (row) => format.number(row.Weight) },
    { key: 'Seconds', label: t('fields.seconds'), sort: true, align: 'end', cell: (row) => format.number(row.Seconds) },
    { key: 'UsedIn', label: t('fields.usedIn'), align: 'end', hidden: true, cell: (row) => format.number(row.UsedIn) },
    {
      key: 'IsActive',
      label: t('fields.status'),
      card: 'badge',
      text: (row) => t(row.IsActive ? 'bank.active' : 'bank.inactive'),
      cell: (row) => (
        <StateBadge
          tone={row.IsActive ? 'success' : 'neutral'}
          label={t(row.IsActive ? 'bank.active' : 'bank.inactive')}
        />
      ),
    },
  ]
  const filters: Filter[] = [
    ...(courseId === null
      ? [
          {
            kind: 'record' as const,
            key: 'CourseID',
            label: t('fields.course'),
            call: calls.searchQuestionCourses,
            option: courseOption,
          },
        ]
      : []),
    ...(courseId !== null && moduleId === null
      ? [{ kind: 'choice' as const, key: 'ModuleID', label: t('fields.module'), options: modules }]
      : []),
    { kind: 'choice', key: 'Type', label: t('fields.type'), options: types },
    { kind: 'choice', key: 'LevelID', label: t('fields.level'), options: levels },
    { kind: 'choice', key: 'CategoryID', label: t('fields.category'), options: categories },
    { kind: 'flag', key: 'IsActive', label: t('bank.onlyActive') },
  ]
  return (
    <DataTable<Row>
      id="questions"
      module="exams"
      label={t('fields.questions')}
      call={calls.searchQuestions}
      input={{ ...(courseId && { CourseID: courseId }), ...(moduleId && { ModuleID: moduleId }) }}
      columns={columns}
      filters={filters}
      rowKey={(row) => row.ID}
      rowHref={(row) => href('/Question/QuestionBank-edit/:ID?', { ID: row.ID })}
      rowActions={(row) => questionButtons(row, t('question.deleted'))}
      searchable
      searchLabel={t('bank.searchQuestions')}
      emptySentence={t('bank.none')}
    />
  )
}
