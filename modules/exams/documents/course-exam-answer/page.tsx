import type { ReactNode } from 'react'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { isTruthValue } from '../../rules/question.ts'
import classes from './CourseExamAnswer.module.css'
import type courseExamAnswer from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof courseExamAnswer, typeof ar>
type Question = Shown['Content']['Questions'][number]

export default documentPage<typeof courseExamAnswer, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.Code,
    referenceLabel: word('examNumber'),
    subtitle: <Localized text={Content.ExamName} />,
  }),
  Body: Paper,
})

function Paper({ Content: shown, t }: Shown) {
  const format = useFormat()
  const words = (type: Question['Type'], text: string) =>
    type === 'trueFalse' && isTruthValue(text) ? t(text as 'true' | 'false') : text
  const list = (type: Question['Type'], texts: readonly string[]): ReactNode =>
    texts.map((text, at) => (
      <div key={at} className={classes['given']}>
        <Typed>{words(type, text)}</Typed>
      </div>
    ))
  return (
    <>
      <PrintFacts
        items={[
          [t('course'), <Localized key="course" text={shown.CourseName} />],
          ...(shown.ClassCode === null
            ? []
            : ([[t('classNumber'), <Code key="class">{shown.ClassCode}</Code>]] as [string, ReactNode][])),
          [
            t('trainee'),
            shown.TraineeName === null ? (
              t('paperNumber', { number: format.count(shown.AttemptID) })
            ) : (
              <span key="trainee">
                <Localized text={shown.TraineeName} /> <Code>{shown.TraineeCode}</Code>
              </span>
            ),
          ],
          [t('attempt'), format.number(shown.Number)],
          [t('handedIn'), format.dateTime(shown.FinishedAt)],
          [
            t('result'),
            shown.Grade === null
              ? t('initial')
              : format.joined([format.percent(shown.Percent), t(`grades.${shown.Grade}`)]),
          ],
        ]}
      />
      {shown.Questions.map((question) => (
        <section key={question.Number} className={classes['question']}>
          <div className={classes['head']}>
            <span>{t('question', { number: format.number(question.Number) })}</span>
            <span>
              {question.Score === null
                ? t('waits')
                : t('mark', { score: format.number(question.Score), weight: format.number(question.Weight) })}
            </span>
          </div>
          <RichTextView html={question.Text} />
          <div>
            {t('answer')}
            {format.colon}
            {question.Given.length === 0 ? t('blank') : list(question.Type, question.Given)}
          </div>
          {question.Comment !== '' && (
            <div>
              {t('comment')}
              {format.colon}
              <Typed>{question.Comment}</Typed>
            </div>
          )}
          {question.Right !== null && (question.Right.length > 0 || question.ModelAnswer) && (
            <div>
              {t('right')}
              {format.colon}
              {list(question.Type, question.Right)}
              {(question.AlsoAccepted ?? []).map((accepted) => (
                <div key={`${accepted.Text}${accepted.Since}`}>
                  {t('alsoAccepted', { day: format.dateTime(accepted.Since) })}
                  {format.colon}
                  <Typed>{words(question.Type, accepted.Text)}</Typed>
                  {accepted.Tolerance ? ` ${t('tolerance', { value: format.plain(accepted.Tolerance, 0, 9) })}` : ''}
                  <Sep />
                  <Typed>{accepted.Reason}</Typed>
                </div>
              ))}
              <RichTextView html={question.ModelAnswer} />
            </div>
          )}
        </section>
      ))}
    </>
  )
}
