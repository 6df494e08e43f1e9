import { Stack } from '@mantine/core'
import { ordersOf } from '#platform/shared/record/list.ts'
import { MultiSelectField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import { looksOf } from '../../../contract/list-facts.ts'
import { reportLists } from '../../../contract/report-lists.ts'
import { canAdd, canAverage, canGroup, type Figure } from '../../../rules/definition.ts'
import { FilterFields } from './FilterFields.tsx'
import type { Definition } from './report.ts'
import { useReportWords } from './useReportWords.tsx'

interface Props {
  readonly definition: Definition
  readonly onChange: (definition: Definition) => void
}

const nameOf = ({ Kind, Column }: Figure) => `${Kind} ${Column}`

/** What a report asks of its list. */
export function DefinitionFields({ definition, onChange }: Props) {
  const t = useText('reports')
  const words = useReportWords(t as unknown as Translate)
  const { List } = definition
  const looks = looksOf(List)
  const names = Object.keys(looks)
  const option = (value: string) => ({ value, label: words.label(List, value) })
  const change = (some: Partial<Definition>) => onChange({ ...definition, ...some })
  const figures = names.flatMap((Column): Figure[] => [
    ...(canAdd(looks[Column]) ? [{ Column, Kind: 'sum' as const }] : []),
    ...(canAverage(looks[Column]) ? [{ Column, Kind: 'average' as const }] : []),
  ])
  const { orders } = ordersOf(reportLists[List].call)
  const sorts = names
    .filter((name) => orders.has(name))
    .flatMap((name) => {
      const column = words.label(List, name)
      return [
        { value: name, label: t('builder.upwards', { column }) },
        { value: `-${name}`, label: t('builder.downwards', { column }) },
      ]
    })
  return (
    <Stack gap="lg">
      <FieldGroup title={t('builder.what')}>
        <MultiSelectField<string>
          label={t('fields.columns')}
          value={definition.Columns.filter((name) => names.includes(name))}
          onChange={(Columns) => change({ Columns: [...(Columns ?? [])] })}
          options={names.map(option)}
        />
        <FieldRow>
          <MultiSelectField<string>
            label={t('fields.groupBy')}
            description={t('hints.groupBy')}
            max={2}
            value={definition.GroupBy.filter((name) => names.includes(name))}
            onChange={(GroupBy) => change({ GroupBy: [...(GroupBy ?? [])] })}
            options={names.filter((name) => canGroup(looks[name])).map(option)}
          />
          {figures.length > 0 && (
            <MultiSelectField<string>
              label={t('fields.figures')}
              description={t('hints.figures')}
              max={10}
              value={definition.Figures.map(nameOf).filter((name) => figures.some((each) => nameOf(each) === name))}
              onChange={(chosen) => change({ Figures: figures.filter((each) => chosen?.includes(nameOf(each))) })}
              options={figures.map((each) => ({ value: nameOf(each), label: words.figureLabel(List, each) }))}
            />
          )}
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('builder.filters')}>
        <FilterFields definition={definition} onChange={(Filters) => change({ Filters })} />
        <FieldRow>
          <TextField
            label={t('fields.search')}
            maxLength={100}
            value={definition.Search}
            onChange={(Search) => change({ Search: Search ?? '' })}
          />
          {sorts.length > 0 && (
            <SelectField<string>
              label={t('fields.sort')}
              placeholder={t('builder.asListed')}
              value={definition.Sort}
              onChange={(Sort) => change({ Sort: Sort ?? '' })}
              options={sorts}
            />
          )}
        </FieldRow>
      </FieldGroup>
    </Stack>
  )
}
