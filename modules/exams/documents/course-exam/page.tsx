import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { isTruthValue } from '../../rules/question.ts'
import classes from './CourseExam.module.css'
import type courseExam from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof courseExam, typeof ar>
type Question = Shown['Content']['Questions'][number]
type Key = NonNullable<Shown['Content']['Key']>[number]

export default documentPage<typeof courseExam, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.Code,
    referenceLabel: word('examNumber'),
    subtitle: <Localized text={Content.ExamName} />,
  }),
  Body: Sheet,
})

function Sheet({ Content: shown, t }: Shown) {
  const format = useFormat()
  const words = (type: Question['Type'], text: string) =>
    type === 'trueFalse' && isTruthValue(text) ? t(text as 'true' | 'false') : text
  return (
    <>
      <PrintFacts
        items={[
          [t('course'), <Localized key="course" text={shown.CourseName} />],
          ...(shown.ClassCode === null
            ? []
            : ([[t('classNumber'), <Code key="class">{shown.ClassCode}</Code>]] as [string, React.ReactNode][])),
          [t('opens'), format.dateTime(shown.StartsAt)],
          [t('duration'), format.minutes(shown.Minutes)],
          [t('passDegree'), format.percent(shown.PassDegree)],
        ]}
      />
      {shown.Rules !== '' && <p dir="auto">{shown.Rules}</p>}
      {shown.Questions.map((question) => (
        <section key={question.Number} className={classes['question']}>
          <div className={classes['head']}>
            <span>{t('question', { number: format.number(question.Number) })}</span>
            <span>{t('weight', { weight: format.number(question.Weight) })}</span>
          </div>
          <RichTextView html={question.Text} />
          {question.Items.length > 0 && (
            <>
              <div>{t('items')}</div>
              <ul className={classes['choices']}>
                {question.Items.map((item, at) => (
                  <li key={at}>
                    <Typed>{item}</Typed>
                  </li>
                ))}
              </ul>
              <div>{t('choose')}</div>
            </>
          )}
          {question.Choices.length > 0 ? (
            <ul className={classes['choices']}>
              {question.Choices.map((choice, at) => (
                <li key={at}>
                  <Typed>{words(question.Type, choice)}</Typed>
                </li>
              ))}
            </ul>
          ) : (
            <div className={classes['lines']} />
          )}
        </section>
      ))}
      {shown.Key && (
        <div className={classes['key']}>
          <PrintTable<Key>
            caption={t('key')}
            rows={shown.Key}
            columns={[
              { key: 'number', label: t('number'), width: '18mm', cell: (row) => format.number(row.Number) },
              {
                key: 'right',
                label: t('right'),
                cell: (row) =>
                  row.ModelAnswer === '' ? (
                    <Typed>{format.list(row.Right.map((text) => words(row.Type, text)))}</Typed>
                  ) : (
                    <RichTextView html={row.ModelAnswer} />
                  ),
              },
            ]}
          />
        </div>
      )}
    </>
  )
}
