import { ActionIcon, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { CheckboxField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { costKinds } from '../../../rules/kinds.ts'
import { ofKind, type SheetValues } from './form-values.ts'
import classes from './sheet.module.css'

/** One line of a sheet. */
export function LineFields({
  form,
  at,
  currencies,
  onRemove,
}: {
  form: RecordFormState<SheetValues>
  at: number
  currencies: readonly string[]
  onRemove: () => void
}) {
  const t = useText('costing')
  const format = useFormat()
  const line = form.values.Lines[at]!
  const number = format.number(at + 1)
  const kind = form.field(`Lines.${at}.Kind`)
  return (
    <div
      className={classes['line']}
      role="group"
      aria-label={t('sheet.line', { number, kind: t(`kinds.${line.Kind}`) })}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          {t('sheet.line', { number, kind: t(`kinds.${line.Kind}`) })}
        </Text>
        <ActionIcon variant="subtle" color="red" aria-label={t('sheet.removeLine', { number })} onClick={onRemove}>
          <IconTrash size="1rem" />
        </ActionIcon>
      </Group>
      <FieldRow>
        <SelectField
          {...kind}
          onChange={(next) => next && form.setValue(`Lines.${at}`, ofKind(line, next))}
          label={t('fields.kind')}
          options={costKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          required
        />
        <TextField {...form.field(`Lines.${at}.Note`)} label={t('fields.note')} />
        <NumberField
          {...form.field(`Lines.${at}.Quantity`)}
          label={t('fields.quantity')}
          min={0.01}
          max={10_000}
          decimals={2}
          required
        />
        <MoneyField {...form.field(`Lines.${at}.Unit`)} label={t('fields.unit')} currencies={currencies} required />
        {line.Kind === 'accommodation' && (
          <NumberField
            {...form.field(`Lines.${at}.SharedBy`)}
            label={t('fields.sharedBy')}
            description={t('hints.sharedBy')}
            min={1}
            max={20}
            required
          />
        )}
      </FieldRow>
      <FieldRow>
        <MoneyField
          {...form.field(`Lines.${at}.Committed`)}
          label={t('fields.committed')}
          description={line.PerTrainee ? t('hints.together') : t('hints.committed')}
          currencies={currencies}
          defaultCurrency={line.Unit?.Currency ?? currencies[0] ?? 'USD'}
        />
        <MoneyField
          {...form.field(`Lines.${at}.Actual`)}
          label={t('fields.actual')}
          {...(line.PerTrainee && { description: t('hints.together') })}
          currencies={currencies}
          defaultCurrency={line.Unit?.Currency ?? currencies[0] ?? 'USD'}
        />
      </FieldRow>
      <Group gap="lg">
        <CheckboxField {...form.field(`Lines.${at}.PerTrainee`)} label={t('fields.perTrainee')} />
        {!line.PerTrainee && (
          <CheckboxField
            {...form.field(`Lines.${at}.IsAvoidable`)}
            label={t('fields.isAvoidable')}
            description={t('hints.isAvoidable')}
          />
        )}
      </Group>
    </div>
  )
}
