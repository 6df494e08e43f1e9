import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { useText } from '#platform/web/text.ts'
import { readWrittenNumber } from '../../../rules/answers/numerical.ts'
import type { AnswerProps } from './answer-props.ts'

/** A number in any kind of digits; it goes out in those that every machine reads, with its unit behind it. */
export function NumberAnswer({ question, answer, onAnswer, onSettle }: AnswerProps) {
  const t = useText('sitting')
  const given = answer && 'Text' in answer ? readWrittenNumber(answer.Text) : null
  const [isNone, setNone] = useState(false)
  const [typedUnit, setUnit] = useState<string | null>(null)
  const number = isNone ? Number.NaN : (given?.value ?? null)
  const unit = typedUnit ?? given?.unit ?? ''
  const tell = (value: number | null, behind: string) => {
    const isNumber = value !== null && Number.isFinite(value)
    onAnswer({ Text: isNumber ? [plainly(value), behind.trim()].filter(Boolean).join(' ') : '' }, true)
  }
  const field = (
    <NumberField
      label={t('paper.writeNumber')}
      decimals={9}
      value={number}
      onChange={(value) => {
        setNone(Number.isNaN(value))
        tell(value ?? null, unit)
      }}
      onBlur={onSettle}
    />
  )
  if (!question.Units) return field
  return (
    <FieldRow>
      {field}
      <TextInput
        label={t('paper.unit')}
        maxLength={60}
        autoComplete="off"
        value={unit}
        onChange={(event) => {
          setUnit(event.currentTarget.value)
          tell(number, event.currentTarget.value)
        }}
        onBlur={onSettle}
      />
    </FieldRow>
  )
}

/** Without an exponent, which small and large numbers would have. */
const plainly = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 9 })
