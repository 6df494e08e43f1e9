import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { examSums, sharesAddUp, shareSum } from '../../../rules/readiness.ts'
import classes from './ExamSums.module.css'
import { FaultList } from '../FaultList.tsx'

export interface ExamSumsProps {
  readonly questions: readonly { readonly weight: number; readonly seconds: number }[]
  readonly minutes: number
  /** Null: it is no class's, and shares nothing out. */
  readonly share: number | null
  readonly others: readonly { readonly ID: number; readonly SharePercent: number; readonly ExamName: Trilingual }[]
  /** Null: there is nothing left to be made ready. */
  readonly faults: readonly string[] | null
  /** Side by side over the page, instead of one under the other beside a form. */
  readonly line?: boolean
}

/** The sums that an exam must get right, and what still keeps it from being ready; counted as one types. */
export function ExamSums({ questions, minutes, share, others, faults, line = false }: ExamSumsProps) {
  const t = useText('exams')
  const format = useFormat()
  const sums = examSums(questions)
  const shares = [share || 0, ...others.map((other) => other.SharePercent)]
  const tooLong = sums.seconds > minutes * 60
  const addUp = share === null || sharesAddUp(shares)
  return (
    <Section title={t('exam.sums')}>
      <dl className={classes['sums']} data-line={line || undefined}>
        <Sum label={t('exam.questionCount')} value={format.number(sums.questions)} />
        <Sum label={t('exam.weightSum')} value={format.number(sums.weight)} />
        <Sum
          label={t('exam.timeSum')}
          wrong={tooLong}
          value={t('exam.timeOf', {
            sum: format.minutes(Math.ceil(sums.seconds / 60)),
            minutes: format.minutes(minutes || 0),
          })}
          note={tooLong ? t('examFaults.timesOverMinutes') : undefined}
        />
        {share !== null && (
          <Sum
            label={t('exam.shareSum')}
            wrong={!addUp}
            value={format.percent(shareSum(shares))}
            note={addUp ? t('exam.shareOk') : undefined}
          />
        )}
      </dl>
      {faults && (
        <FaultList
          title={t('exam.faultsTitle')}
          good={t('exam.allGood')}
          faults={addUp ? faults : [...faults, t('exam.shareWrong')]}
        />
      )}
    </Section>
  )
}

function Sum({
  label,
  value,
  note,
  wrong = false,
}: {
  label: string
  value: ReactNode
  note?: string | undefined
  wrong?: boolean
}) {
  return (
    <div className={classes['sum']} data-wrong={wrong || undefined}>
      <dt>{label}</dt>
      <dd>
        <span className={classes['value']}>{value}</span>
        {note && (
          <Text size="xs" component="span" className={classes['note']!}>
            {note}
          </Text>
        )}
      </dd>
    </div>
  )
}
