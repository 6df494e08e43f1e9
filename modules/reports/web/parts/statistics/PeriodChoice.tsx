import { Select } from '@mantine/core'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { faultOf, periodChoices, periodOf } from './period.ts'

export interface PeriodAddress {
  readonly period: string
  readonly from: string
  readonly to: string
}
interface Props {
  readonly value: PeriodAddress
  readonly onChange: (value: Partial<PeriodAddress>) => void
}

const choiceIn = ({ period }: PeriodAddress) => periodChoices.find((each) => each === period) ?? 'thisYear'
export const periodIn = (value: PeriodAddress) => periodOf(choiceIn(value), value.from, value.to)
const faultIn = (value: PeriodAddress) => faultOf(choiceIn(value), value.from, value.to)

/** What stands in place of what would be counted: nothing where the fields say what is wrong. */
export function NoPeriod({ value }: { value: PeriodAddress }) {
  const t = useText('reports')
  return faultIn(value) === 'page' && <EmptyState sentence={t('wrongPeriod')} />
}

/** Which days are counted: of a month, a quarter, a year, or chosen ones. */
export function PeriodChoice({ value, onChange }: Props) {
  const t = useText('reports')
  const choice = choiceIn(value)
  const chosen = choice === 'chosen'
  const wrong = faultIn(value) === 'fields' ? t('wrongPeriod') : undefined
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
