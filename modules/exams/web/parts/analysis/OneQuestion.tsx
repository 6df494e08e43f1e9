import { Button, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
import { statisticsCalls as calls } from '../../../contract/calls.ts'
import { isTruthValue } from '../../../rules/question.ts'
import { adviceTones } from './advice-tones.ts'
import { QuestionExams } from './QuestionExams.tsx'
import { useScope } from './scope.ts'

type Answers = Output<typeof calls.getQuestionAnswers>
type Given = Answers['Given'][number]
type Paper = Output<typeof calls.getAnsweringPapers>['Items'][number]

/** One question: its figures, a sentence on what to do, what was answered, and the papers that each number counted. */
export function OneQuestion({ questionId }: { readonly questionId: number }) {
  const t = useText('exams/analysis')
  const words = useText('exams')
  const scope = useScope()
  const found = useCall(calls.getQuestionAnswers, { QuestionID: questionId, ...scope })
  return (
    <Page
      title={words('screens.questionAnalysis')}
      description={found.data && <Code>{found.data.Code}</Code>}
      actions={
        <>
          <Button
            component={AppLink}
            variant="default"
            to={href('/Statistics/QuestionPassStatistics', {}, scope) as '/'}
          >
            {t('toAll')}
          </Button>
          <Button
            component={AppLink}
            variant="default"
            to={href('/Question/QuestionBank-edit/:ID?', { ID: questionId }) as '/'}
          >
            {t('toQuestion')}
          </Button>
        </>
      }
    >
      <QueryView query={found} module="exams">
        {(answers) => (
          <>
            <Figures answers={answers} />
            <GivenAnswers answers={answers} />
            <QuestionExams questionId={answers.ID} />
            <Papers answers={answers} />
          </>
        )}
      </QueryView>
    </Page>
  )
}

function Figures({ answers }: { readonly answers: Answers }) {
  const t = useText('exams/analysis')
  const words = useText('exams')
  const format = useFormat()
  const index = (value: number | null) => (value === null ? '—' : format.plain(value, 2, 2))
  return (
    <Section title={t('question')}>
      <Stack gap="md">
        <RichTextView html={answers.Text} />
        <div>
          <StateBadge tone={adviceTones[answers.Advice]} label={t(`short.${answers.Advice}`)} />
          <Text size="sm" mt="xs">
            {t(`advices.${answers.Advice}`)}
          </Text>
        </div>
        <KeyValues
          items={[
            { label: t('papers'), value: format.number(answers.Papers) },
            { label: t('facility'), value: format.percent(answers.Facility) },
            { label: t('discrimination'), value: index(answers.Discrimination) },
            { label: t('upperLower'), value: index(answers.UpperLower) },
            {
              label: t('seconds'),
              value:
                answers.Seconds === null ? '—' : `${format.number(answers.Seconds)} ${words('fields.secondsShort')}`,
            },
          ]}
        />
      </Stack>
    </Section>
  )
}

const truthWord = (text: string) => (isTruthValue(text) ? text : null)

/** A choice that hardly anybody takes, and one that the best take more often than the weakest, are worth a look. */
function noteOn(given: Given, papers: number, isChoice: boolean): 'unused' | 'drawsBest' | null {
  if (given.IsRight || papers < 30) return null
  if (given.Upper !== null && given.Lower !== null && given.Upper > given.Lower) return 'drawsBest'
  return isChoice && given.Percent < 5 ? 'unused' : null
}

function GivenAnswers({ answers }: { readonly answers: Answers }) {
  const t = useText('exams/analysis')
  const words = useText('exams')
  const format = useFormat()
  const scope = useScope()
  const isChoice = ['multiChoice', 'multiAnswers', 'trueFalse'].includes(answers.Type)
  const columns: Column<Given>[] = [
    {
      key: 'Text',
      label: t('answer'),
      card: 'title',
      cell: (row) => {
        const truth = answers.Type === 'trueFalse' ? truthWord(row.Text) : null
        const note = noteOn(row, answers.Papers, isChoice)
        return (
          <>
            {row.FileID !== null && <FilePicture fileId={row.FileID} description={t('answer')} />}
            {truth ? words(truth) : <Typed>{row.Text}</Typed>}
            {note && (
              <Text size="sm" c="dimmed">
                {t(note)}
              </Text>
            )}
          </>
        )
      },
    },
    {
      key: 'IsRight',
      label: words('fields.outcome'),
      card: 'badge',
      width: '8rem',
      cell: (row) => (
        <StateBadge tone={row.IsRight ? 'success' : 'neutral'} label={t(row.IsRight ? 'right' : 'wrong')} />
      ),
    },
    {
      key: 'Count',
      label: t('count'),
      align: 'end',
      width: '6rem',
      cell: (row) => (
        <AppLink
          to={href('/Statistics/QuestionPassStatistics', {}, { ...scope, question: answers.ID, given: row.Key }) as '/'}
        >
          {format.number(row.Count)}
        </AppLink>
      ),
    },
    { key: 'Percent', label: t('percent'), align: 'end', width: '7rem', cell: (row) => format.percent(row.Percent) },
    { key: 'Upper', label: t('upper'), align: 'end', width: '9rem', cell: (row) => format.percent(row.Upper) },
    { key: 'Lower', label: t('lower'), align: 'end', width: '9rem', cell: (row) => format.percent(row.Lower) },
  ]
  return (
    <Section flush title={t('given')}>
      <SimpleTable
        columns={columns}
        rows={answers.Given}
        rowKey={(row) => row.Key}
        caption={t('given')}
        emptySentence={answers.Type === 'text' ? t('written') : t('nonePapers')}
      />
      <Text size="sm" c="dimmed" p="md">
        {t('blank')}
        <Colon />
        <AppLink
          to={href('/Statistics/QuestionPassStatistics', {}, { ...scope, question: answers.ID, blank: 'yes' }) as '/'}
        >
          {format.number(answers.Blank)}
        </AppLink>
        {answers.Others > 0 && (
          <>
            {format.separator}
            {t('others')}
            <Colon />
            {format.number(answers.Others)}
          </>
        )}
      </Text>
    </Section>
  )
}

function Papers({ answers }: { readonly answers: Answers }) {
  const t = useText('exams/analysis')
  const words = useText('exams')
  const scope = useScope()
  const { values, change } = useAddress({ given: '', blank: '' })
  const correction = useText('correction')
  const format = useFormat()
  const pick = usePick()
  const paperNumber = (id: number) => correction('paperNumber', { number: format.count(id) })
  const { column, props } = useList(calls.getAnsweringPapers, 'exams')
  const shown = answers.Given.find((each) => each.Key === values.given)
  const truth = shown && answers.Type === 'trueFalse' ? truthWord(shown.Text) : null
  const columns: Column<Paper>[] = [
    column('TraineeCode', { label: t('number') }),
    column('TraineeName', {
      label: t('trainee'),
      card: 'title',
      text: (row) => (row.TraineeName === null ? paperNumber(row.ID) : pick(row.TraineeName)),
      cell: (row) => (row.TraineeName === null ? paperNumber(row.ID) : <Localized text={row.TraineeName} />),
    }),
    column('ExamName', { label: t('exam') }),
    column('Percent', { label: t('result') }),
    column('Share', { label: t('share') }),
    column('FinishedAt', { label: t('handedIn') }),
  ]
  return (
    <Section flush title={t('papersOf')}>
      {values.blank !== '' && (
        <ShownOnly all={t('allPapers')} onAll={() => change({ blank: '' })}>
          {t('blank')}
        </ShownOnly>
      )}
      {values.given !== '' && (
        <ShownOnly all={t('allPapers')} onAll={() => change({ given: '' })}>
          {t('papersWith', { answer: truth ? words(truth) : (shown?.Text ?? values.given) })}
        </ShownOnly>
      )}
      <DataTable
        {...props}
        id="answering-papers"
        label={t('papersOf')}
        input={{
          QuestionID: answers.ID,
          ...scope,
          ...(values.given !== '' && { Given: values.given }),
          ...(values.blank !== '' && { Blank: true }),
        }}
        columns={columns}
        filters={[]}
        emptySentence={t('nonePapers')}
      />
    </Section>
  )
}
