import { Anchor, Button } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { questionCalls as calls } from '../../../contract/calls.ts'
import { questionTypes } from '../../../rules/question.ts'
import { useTypeWords } from '../useTypeWords.ts'

type Bank = Output<typeof calls.getQuestionModules>
type Module = Bank['Modules'][number]

/** Those of a module, or of the course as a whole, that exams may ask. */
const questionsOf = (CourseID: number, { ModuleID }: Pick<Module, 'ModuleID'>) =>
  href(
    '/Question/QuestionsBank/:CourseID?/:ModuleID?',
    { CourseID, ...(ModuleID !== null && { ModuleID }) },
    { IsActive: true },
  )

/** The modules of a course with how many questions in use each has of each type. */
export function BankModules({ bank }: { bank: Bank }) {
  const t = useText('exams')
  const typeWords = useTypeWords()
  const format = useFormat()
  const columns: Column<Module>[] = [
    {
      key: 'ModuleName',
      label: t('fields.module'),
      card: 'title',
      cell: (row) => (
        <Anchor component={AppLink} to={questionsOf(bank.CourseID, row) as '/'}>
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
    <Section
      flush
      title={t('fields.modules')}
      actions={
        <Button
          variant="subtle"
          size="compact-sm"
          component={AppLink}
          to="/Question/QuestionsBank/:CourseID?/:ModuleID?"
          params={{ CourseID: bank.CourseID }}
        >
          {t('bank.allQuestions')}
        </Button>
      }
    >
      <SimpleTable
        caption={t('fields.modules')}
        rows={bank.Modules}
        rowKey={(row) => row.ModuleID ?? 0}
        columns={columns}
        emptySentence={t('bank.noModules')}
      />
    </Section>
  )
}

/** On the page of a course: its part of the question bank. */
export function BankOfCourse({ ID }: SectionOf) {
  const query = useCall(calls.getQuestionModules, { CourseID: ID })
  return (
    <QueryView query={query} module="exams">
      {(bank) => <BankModules bank={bank} />}
    </QueryView>
  )
}

/** What the bank lacks for a course: questions altogether, or those of some modules. */
export function OpenInBank({ ID }: SectionOf) {
  const t = useText('exams')
  const pick = usePick()
  const format = useFormat()
  const { data } = useCall(calls.getQuestionModules, { CourseID: ID })
  const without = data?.Modules.filter(({ Questions }) => Questions === 0) ?? []
  if (!data || (without.length === 0 && data.Modules.length > 0)) return null
  const hasNone = without.length === data.Modules.length
  const [first] = without
  return (
    <OpenThing
      act={t('bank.addQuestion')}
      href={href(
        '/Question/QuestionBank-edit/:ID?',
        {},
        { CourseID: ID, ...(!hasNone && first?.ModuleID && { ModuleID: first.ModuleID }) },
      )}
    >
      {hasNone
        ? t('bank.noneOfCourse')
        : t('bank.noneOfModules', { modules: format.list(without.map((module) => pick(module.ModuleName))) })}
    </OpenThing>
  )
}
