import { Radio } from '@mantine/core'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import type { Both, FieldWords, Side } from './two-records.ts'

/** Of each field in which two records differ the value of one of them. */
export function FieldChoices<Field extends string, Of>({
  both: { Kept, Gone, Differ },
  fields: { labels, values },
  sideOf,
  onChoose,
}: {
  both: Both<Field, Of>
  fields: FieldWords<Field, Of>
  sideOf: (field: Both<Field, Of>['Differ'][number]) => Side
  onChoose: (field: Field, side: Side) => void
}) {
  const t = useText('people/merging')
  const side = (key: Side, of: Of) => ({
    key,
    label: t(key === 'kept' ? 'ofKept' : 'ofGone'),
    cell: (field: Both<Field, Of>['Differ'][number]) => (
      <Radio
        name={field.Field}
        my="0.125rem"
        aria-label={`${labels[field.Field]}, ${t(key === 'kept' ? 'ofKept' : 'ofGone')}`}
        label={values[field.Field](of) || t('empty')}
        checked={sideOf(field) === key}
        onChange={() => onChoose(field.Field, key)}
      />
    ),
  })
  return (
    <SimpleTable
      caption={t('fieldsTitle')}
      rows={Differ}
      rowKey={({ Field }) => Field}
      columns={[
        { key: 'Field', label: t('field'), card: 'title', cell: ({ Field }) => labels[Field] },
        side('kept', Kept),
        side('gone', Gone),
      ]}
      cards
    />
  )
}
