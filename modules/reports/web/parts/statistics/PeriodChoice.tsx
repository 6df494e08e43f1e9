import { Select } from '@mantine/core'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { useText } from '#platform/web/text.ts'
import { periodChoices, periodOf } from './period.ts'

export interface PeriodAddress {
  readonly period: string
  readonly from: string
  readonly to: string
}
interface Props {
  readonly value: PeriodAddress
  readonly onChange: (value: Partial<PeriodAddress>) => void
}

export const periodIn = ({ period, from, to }: PeriodAddress) =>
  periodOf(periodChoices.find((each) => each === period) ?? 'thisYear', from, to)

/** Which days are counted: of a month, a quarter, a year, or chosen ones. */
export function PeriodChoice({ value, onChange }: Props) {
  const t = useText('reports')
  const choice = periodChoices.find((each) => each === value.period) ?? 'thisYear'
  const chosen = choice === 'chosen'
  const wrong = chosen && periodIn(value) === null && value.from && value.to ? t('wrongPeriod') : undefined
  return (
    <>
      <Select
        label={t('ask.period')}
        data={periodChoices.map((each) => ({ value: each, label: t(`periods.${each}`) }))}
        value={choice}
        allowDeselect={false}
        onChange={(next) => {
          const shown = periodIn(value)
          onChange(next === 'chosen' && shown ? { period: next, ...shown } : { period: next ?? '' })
        }}
      />
      {chosen && (
        <>
          <DayField
            label={t('ask.from')}
            value={value.from || null}
            hijri={false}
            onChange={(from) => onChange({ from: from ?? '' })}
          />
          <DayField
            label={t('ask.to')}
            value={value.to || null}
            hijri={false}
            error={wrong}
            onChange={(to) => onChange({ to: to ?? '' })}
          />
        </>
      )}
    </>
  )
}
