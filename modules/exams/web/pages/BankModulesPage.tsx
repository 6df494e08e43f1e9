import { Anchor, Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'
import { questionTypes } from '../../rules/question.ts'
import { BankActions } from './BankCoursesPage.tsx'
import { useTypeWords } from '../parts/useTypeWords.ts'

type Module = Output<typeof calls.getQuestionModules>['Modules'][number]

/** The modules of one course with how many questions each has of each type. */
export default function BankModulesPage() {
  const t = useText('exams')
  const typeWords = useTypeWords()
  const format = useFormat()
  const courseId = useIdParam('ID')
  const query = useCall(calls.getQuestionModules, courseId === null ? skip : { CourseID: courseId })
  if (courseId === null) {
    return (
      <Page title={t('screens.bankModules')}>
        <EmptyState
          sentence={t('bank.noCourses')}
          action={{ label: t('screens.bankCourses'), href: '/Question/QuestionBank/ListOfCourses' }}
        />
      </Page>
    )
  }
  const columns: Column<Module>[] = [
    {
      key: 'ModuleName',
      label: t('fields.module'),
      card: 'title',
      cell: (row) => (
        <Anchor
          component={AppLink}
          to="/Question/QuestionsBank/:CourseID?/:ModuleID?"
          params={{ CourseID: courseId, ...(row.ModuleID !== null && { ModuleID: row.ModuleID }) }}
        >
          {row.ModuleID === null ? t('bank.wholeCourse') : <Localized text={row.ModuleName} />}
        </Anchor>
      ),
    },
    ...questionTypes.map((type): Column<Module> => ({
      key: type,
      label: typeWords(type),
      align: 'end',
      cell: (row) => format.number(row.ByType[type] ?? 0),
    })),
    { key: 'Questions', label: t('fields.questions'), align: 'end', cell: (row) => format.number(row.Questions) },
  ]
  return (
    <QueryView query={query} module="exams">
      {(course) => (
        <Page
          title={<Localized text={course.CourseName} />}
          description={<Code>{course.CourseCode}</Code>}
          actions={<BankActions courseId={courseId} />}
        >
          <Section
            flush
            title={t('fields.modules')}
            actions={
              <Button
                variant="subtle"
                size="compact-sm"
                component={AppLink}
                to="/Question/QuestionsBank/:CourseID?/:ModuleID?"
                params={{ CourseID: courseId }}
              >
                {t('bank.allQuestions')}
              </Button>
            }
          >
            <SimpleTable
              caption={t('fields.modules')}
              rows={course.Modules}
              rowKey={(row) => row.ModuleID ?? 0}
              columns={columns}
              emptySentence={t('bank.noModules')}
            />
          </Section>
        </Page>
      )}
    </QueryView>
  )
}
