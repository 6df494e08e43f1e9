import { Text } from '@mantine/core'
import * as z from 'zod'
import { optionalLine } from '#platform/shared/shapes.ts'
import { useFormat } from '#platform/web/format.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'
import type { Scenario } from './Scenarios.tsx'

const schema = z.object({ KeepAs: optionalLine(80) })
interface Props {
  readonly scenario: Scenario
  /** Of the comparison that is shown. */
  readonly seen: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before a scenario becomes the plan of the year, and under which name the plan that was is kept. */
export function ActivateDialog(props: Props) {
  const t = useText('planning/scenarios')
  return (
    <Dialog opened onClose={props.onClose} title={t('activate.title')}>
      <Fields {...props} />
    </Dialog>
  )
}

function Fields({ scenario, seen, onClose, onDone }: Props) {
  const t = useText('planning/scenarios')
  const plan = useText('planning')
  const format = useFormat()
  const form = useRecordForm({
    module: 'planning',
    call: calls.activateScenario,
    schema,
    initial: { KeepAs: t('activate.kept', { name: scenario.Name }).slice(0, 80) },
    version: scenario.Version,
    toInput: ({ KeepAs }, { version }) => ({
      ID: scenario.ID,
      body: { Version: version, Seen: seen, KeepAs: KeepAs || null },
    }),
    refusedFields: { scenarioNameUsed: 'KeepAs' },
    onSaved: ({
      Added,
      Changed,
      Deleted,
      Cancelled,
    }: Record<'Added' | 'Changed' | 'Deleted' | 'Cancelled', number>) => {
      toast.done(
        t('activate.done', {
          added: format.number(Added),
          changed: format.number(Changed),
          deleted: format.number(Deleted),
          cancelled: format.number(Cancelled),
        }),
      )
      onDone()
    },
  })
  return (
    <RecordForm form={form} page={false} submitLabel={plan('acts.activateScenario.do')} onCancel={onClose}>
      <Text size="sm">{t('activate.about', { year: format.count(scenario.Year), name: scenario.Name })}</Text>
      <TextField {...form.field('KeepAs')} label={t('activate.keep')} description={t('activate.keepHint')} />
    </RecordForm>
  )
}
