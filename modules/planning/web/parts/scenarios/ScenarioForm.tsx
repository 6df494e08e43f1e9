import { Text } from '@mantine/core'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { changedScenarioFields, scenarioFields } from '../../../contract/scenarios.ts'
import type { Scenario } from './Scenarios.tsx'

interface Props {
  readonly year: number
  /** Null: a new one. */
  readonly scenario: Scenario | null
  /** What a new one may be a branch of beside the plan. */
  readonly others: readonly Scenario[]
  readonly onClose: () => void
  readonly onSaved: (id: number) => void
}

/** A new scenario, of the plan or of another one; or other words for one. */
export function ScenarioForm(props: Props) {
  return props.scenario ? <Changed {...props} scenario={props.scenario} /> : <New {...props} />
}

function New({ year, others, onClose, onSaved }: Props) {
  const t = useText('planning/scenarios')
  const form = useRecordForm({
    module: 'planning',
    call: calls.addScenario,
    schema: scenarioFields,
    initial: { Year: year, Name: '', Note: '', FromID: null as number | null },
    toInput: (values) => ({ body: values }),
    refusedFields: { scenarioNameUsed: 'Name' },
    success: t('made'),
    onSaved: ({ ID }: { ID: number }) => onSaved(ID),
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <Text size="sm">{t('makeOf')}</Text>
      <TextField {...form.field('Name')} label={t('name')} required />
      <SelectField
        {...form.field('FromID')}
        value={form.values.FromID ?? 0}
        onChange={(id) => form.setValue('FromID', id || null)}
        options={[{ value: 0, label: t('plan') }, ...others.map(({ ID, Name }) => ({ value: ID, label: Name }))]}
        label={t('from')}
        required
      />
      <TextAreaField {...form.field('Note')} label={t('note')} />
    </RecordForm>
  )
}

function Changed({ scenario, onClose, onSaved }: Props & { scenario: Scenario }) {
  const t = useText('planning/scenarios')
  const form = useRecordForm({
    module: 'planning',
    call: calls.editScenario,
    schema: changedScenarioFields.omit({ Version: true }),
    initial: { Name: scenario.Name, Note: scenario.Note },
    version: scenario.Version,
    toInput: (values, { version }) => ({ ID: scenario.ID, body: { ...values, Version: version } }),
    refusedFields: { scenarioNameUsed: 'Name' },
    success: t('changed'),
    onSaved: () => onSaved(scenario.ID),
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TextField {...form.field('Name')} label={t('name')} required />
      <TextAreaField {...form.field('Note')} label={t('note')} />
    </RecordForm>
  )
}
