import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useCurrencies } from '#modules/lookups/web/public.ts'
import { send } from '#platform/web/client.ts'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { CheckboxField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { costingCalls as calls } from '../../../contract/calls.ts'
import { costSheetFields } from '../../../contract/sheet.ts'
import { costKinds, mostLines } from '../../../rules/kinds.ts'
import type { Sheet } from './costs.ts'
import { blankLine, type SheetValues, valuesOf } from './form-values.ts'
import { LineFields } from './LineFields.tsx'
import { LiveFigures } from './LiveFigures.tsx'

type Unknown = Awaited<ReturnType<typeof proposedFor>>['Unknown']

const proposedFor = ({ Subject }: Sheet) =>
  send(calls.proposeCostLines, { SubjectKind: Subject.Kind, SubjectID: Subject.ID })

/** The lines of a sheet, with what follows from them while one types. `fill`: begin with what the academy knows. */
export function CostSheetForm({
  sheet,
  fill,
  onClose,
  onReload,
}: {
  sheet: Sheet
  fill: boolean
  onClose: () => void
  onReload: () => unknown
}) {
  const t = useText('costing')
  const sentence = useSentence('costing')
  const currencies = useCurrencies()
  const [unknown, setUnknown] = useState<Unknown>([])
  const [filling, setFilling] = useState(false)
  const { ask, dialog } = useAsk()
  const form = useRecordForm({
    module: 'costing',
    call: calls.saveCostSheet,
    schema: costSheetFields,
    initial: valuesOf(sheet),
    version: sheet.Version,
    toInput: (values, { version }) => ({
      body: { ...values, SubjectKind: sheet.Subject.Kind, SubjectID: sheet.Subject.ID, Version: version },
    }),
    success: t('sheet.saved'),
    onSaved: onClose,
    onReload,
  })
  const lines = form.list('Lines')
  const fillIn = async () => {
    setFilling(true)
    try {
      const proposed = await proposedFor(sheet)
      form.setValue('Lines', proposed.Lines.map((line) => ({ ...line })) as SheetValues['Lines'])
      setUnknown(proposed.Unknown)
      toast.info(t('sheet.filled'))
    } catch (error) {
      toast.failed(sentence(error))
    } finally {
      setFilling(false)
    }
  }
  const begin = useRef(fill ? fillIn : null)
  useEffect(() => {
    void begin.current?.()
    begin.current = null
  }, [])
  const refill = () =>
    lines.items.length === 0
      ? void fillIn()
      : ask({ title: t('sheet.start'), question: t('sheet.replaceAsk'), run: fillIn })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <Group justify="space-between">
        <Button variant="default" size="xs" loading={filling} onClick={refill}>
          {t('sheet.start')}
        </Button>
      </Group>
      {unknown.length > 0 && (
        <Alert variant="light">
          {unknown.map((each) => (
            <Text key={each} size="sm">
              {t(`sheet.unknown.${each}`)}
            </Text>
          ))}
        </Alert>
      )}
      <FieldRow>
        <NumberField
          {...form.field('OverheadPercent')}
          label={t('fields.overheadPercent')}
          description={t('hints.overhead')}
          min={0}
          max={500}
          decimals={2}
          suffix="%"
          required
        />
        <NumberField
          {...form.field('TargetMarginPercent')}
          label={t('fields.targetMarginPercent')}
          min={0}
          max={99}
          decimals={2}
          suffix="%"
          required
        />
      </FieldRow>
      <Stack gap={0} data-list>
        {lines.items.map((_, at) => (
          <LineFields key={at} form={form} at={at} currencies={currencies} onRemove={() => lines.remove(at)} />
        ))}
      </Stack>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" />}
          disabled={lines.items.length >= mostLines}
          onClick={() => lines.add(blankLine(costKinds[0], sheet.BaseCurrency))}
        >
          {t('sheet.addLine')}
        </Button>
      </div>
      {sheet.Version > 0 && (
        <CheckboxField
          {...form.field('RenewRates')}
          label={t('fields.renewRates')}
          description={t('hints.renewRates')}
        />
      )}
      <LiveFigures sheet={sheet} values={form.values} />
      {dialog}
    </RecordForm>
  )
}
