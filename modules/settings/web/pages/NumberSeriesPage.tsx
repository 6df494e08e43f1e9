import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { nextWritten, patternFault, digitsLeast, digitsMost } from '#platform/shared/values/number-pattern.ts'
import { useCall } from '#platform/web/data.ts'
import { Code } from '#platform/web/format.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { numberSeriesActs } from '../../contract/acts.ts'
import { settingsCalls as calls } from '../../contract/calls.ts'
import { numberSeriesFields } from '../../contract/number-series.ts'
import { LastChange } from '../parts/LastChange.tsx'

type Replied = Output<typeof calls.getNumberSeries>
type Series = Replied['Items'][number]

/** How the numbers of each kind of record are made. */
export default function NumberSeriesPage() {
  const t = useText('settings')
  const query = useCall(calls.getNumberSeries, {})
  return (
    <Page title={t('screens.numberSeries')} description={t('series.about')}>
      <QueryView query={query} module="settings">
        {(reply) => <SeriesTable reply={reply} onReload={query.refetch} />}
      </QueryView>
    </Page>
  )
}

function SeriesTable({ reply, onReload }: { reply: Replied; onReload: () => unknown }) {
  const t = useText('settings')
  const kit = useKit()
  const [edited, setEdited] = useState<Series | null>(null)
  return (
    <>
      <SimpleTable
        caption={t('screens.numberSeries')}
        rows={reply.Items}
        rowKey={(row) => row.ID}
        columns={[
          { key: 'Key', label: t('fields.series'), card: 'title', cell: (row) => t(`series.keys.${row.Key}`) },
          { key: 'Pattern', label: t('fields.pattern'), cell: (row) => <Code>{row.Pattern}</Code> },
          { key: 'Next', label: t('fields.next'), cell: (row) => <Written numbers={row.Next} /> },
          { key: 'Restarts', label: t('fields.restarts'), cell: (row) => kit(row.Restarts ? 'yes' : 'no') },
          {
            key: 'Changed',
            label: t('fields.changed'),
            cell: (row) => <LastChange at={row.ChangedAt} by={row.ChangedBy} />,
          },
          {
            key: 'Actions',
            label: t('actions'),
            card: 'action',
            cell: (row) => (
              <ActionBar
                module="settings"
                allowed={row.Actions}
                actions={actButtons(numberSeriesActs, row, ['changeNumberSeries'], {
                  changeNumberSeries: { run: () => setEdited(row) },
                })}
              />
            ),
          },
        ]}
      />
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited ? t('series.edit', { series: t(`series.keys.${edited.Key}`) }) : ''}
        size="lg"
      >
        {edited && <SeriesForm series={edited} year={reply.Year} onReload={onReload} onClose={() => setEdited(null)} />}
      </Dialog>
    </>
  )
}

interface FormOfSeries {
  readonly series: Series
  /** The year that it is at the academy. */
  readonly year: number
  readonly onReload: () => unknown
  readonly onClose: () => void
}

function SeriesForm({ series, year, onReload, onClose }: FormOfSeries) {
  const t = useText('settings')
  const platform = useText('platform')
  const form = useRecordForm({
    module: 'settings',
    call: calls.changeNumberSeries,
    schema: numberSeriesFields,
    initial: { Pattern: series.Pattern, Digits: series.Digits as number | null, Restarts: series.Restarts },
    version: series.Version,
    toInput: (values, { version }) => ({ ID: series.ID, body: { ...values, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onClose,
    onReload,
  })
  const { Pattern, Digits, Restarts } = form.values
  const typed = {
    pattern: Pattern.trim(),
    digits: Digits ?? 0,
    restarts: Restarts,
    year: series.Year,
    lastNumber: series.LastNumber,
  }
  const isWhole = patternFault(typed) === null && typed.digits >= digitsLeast && typed.digits <= digitsMost
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TextField
        {...form.field('Pattern')}
        kind="code"
        label={t('fields.pattern')}
        description={t('series.patternHelp')}
        maxLength={40}
        required
      />
      <NumberField
        {...form.field('Digits')}
        label={t('fields.digits')}
        description={t('series.digitsHelp')}
        min={digitsLeast}
        max={digitsMost}
        required
      />
      <SwitchField {...form.field('Restarts')} label={t('fields.restarts')} description={t('series.restartsHelp')} />
      <Stack gap="xs" role="status">
        <Text size="sm" fw={500}>
          {t('fields.next')}
        </Text>
        {isWhole ? (
          <Written numbers={nextWritten(typed, year, 3)} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('series.noPreview')}
          </Text>
        )}
      </Stack>
    </RecordForm>
  )
}

/** Numbers one beside the other, as they would be printed. */
const Written = ({ numbers }: { numbers: readonly string[] }) => (
  <Text component="span" size="sm" style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem 1rem' }}>
    {numbers.map((number) => (
      <Code key={number}>{number}</Code>
    ))}
  </Text>
)
