import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { useText } from '#platform/web/text.ts'

interface Budgets {
  readonly TraineeBudget: number | null
  readonly CourseBudget: number | null
}

/** What whoever pays means to spend, in the currency of the class. */
export function BudgetFields({
  value,
  onChange,
  currency,
  own,
  many,
}: {
  value: Budgets
  onChange: (budgets: Budgets) => void
  currency: string
  /** The trainee speaks. */
  own: boolean
  /** An organization pays, which may name one for all its people. */
  many: boolean
}) {
  const t = useText('registration')
  const words = useText('registration/standing')
  const field = (key: keyof Budgets, label: string, description?: string) => (
    <MoneyField
      value={value[key] === null ? null : { Minor: value[key], Currency: currency }}
      onChange={(money) =>
        onChange({
          TraineeBudget: value.TraineeBudget,
          CourseBudget: value.CourseBudget,
          [key]: money && !Number.isNaN(money.Minor) ? Math.min(money.Minor, 999_999_999) : null,
        })
      }
      currencies={[currency]}
      label={label}
      {...(description && { description })}
    />
  )
  if (own) return field('TraineeBudget', words('budget.own'), words('budget.ownHint'))
  if (!many) return field('TraineeBudget', t('fields.traineeBudget'))
  return (
    <FieldRow>
      {field('TraineeBudget', words('budget.trainee'))}
      {field('CourseBudget', words('budget.course'), words('budget.courseHint'))}
    </FieldRow>
  )
}
