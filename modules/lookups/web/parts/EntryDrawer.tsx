import type { Output } from '#platform/shared/call.ts'
import { RadioField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { lookupsCalls } from '../../contract/calls.ts'
import { colours, entryFields, extraPer } from '../../contract/entry.ts'
import { lookupOf, type LookupKey } from '../../rules/registry.ts'
import { nationalityVisas } from '../../rules/visa.ts'
import { AssessmentTypeField } from './fields/AssessmentTypeField.tsx'
import { StandardEntry, standardsOf } from './StandardEntry.tsx'
import { useCurrencies } from './offered-entries.ts'

const percentSign = '%'

type Entry = Output<typeof lookupsCalls.listLookupEntries>['Items'][number]

/** One entry in a drawer, so that the list stays where it is. */
export function EntryDrawer(props: { lookup: LookupKey; entry: Entry | 'new' | null; onClose: () => void }) {
  const t = useText('lookups')
  const { lookup, entry, onClose } = props
  return (
    <Dialog
      opened={entry !== null}
      onClose={onClose}
      drawer
      size="md"
      title={t(entry === 'new' ? 'newEntry' : 'editEntry')}
    >
      {entry !== null && (
        <EntryForm
          key={entry === 'new' ? 'new' : entry.ID}
          lookup={lookup}
          entry={entry === 'new' ? null : entry}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function EntryForm({
  lookup,
  entry: opened,
  onClose,
}: {
  lookup: LookupKey
  entry: Entry | null
  onClose: () => void
}) {
  const t = useText('lookups')
  const currencies = useCurrencies()
  const entry = useNewestRow(lookupsCalls.listLookupEntries, opened, { Lookup: lookup })
  const { extra, isClosed } = lookupOf(lookup)
  const has = (field: (typeof extra)[number]) => extra.includes(field)
  const form = useRecordForm({
    module: 'lookups',
    call: lookupsCalls.saveLookupEntry,
    schema: entryFields,
    version: entry?.Version ?? 0,
    initial: {
      Code: entry?.Code ?? '',
      Name: entry?.Name ?? { ar: '', en: '', fr: '' },
      IsActive: entry?.IsActive ?? true,
      ...(has('Spellings') && { Spellings: entry?.Spellings ?? [] }),
      ...(has('Visa') && { Visa: entry?.Visa ?? 'asDefault' }),
      ...(has('Symbol') && { Symbol: entry?.Symbol ?? '' }),
      ...(has('MinPercent') && { MinPercent: (entry?.MinPercent ?? null) as number | null }),
      ...(has('Occupancy') && { Occupancy: (entry?.Occupancy ?? null) as number | null }),
      ...(has('Price') && { Price: entry?.Price ?? null }),
      ...(has('Per') && { Per: entry?.Per ?? 'person' }),
      ...(has('Colour') && { Colour: entry?.Colour ?? 'neutral' }),
      ...(has('AssessmentType') && { AssessmentType: entry?.AssessmentType ?? '' }),
      ...(has('City') && { City: entry?.City ?? '' }),
      ...(has('PerUsd') && { PerUsd: (entry?.PerUsd ?? null) as number | null }),
    } as {
      Code: string
      Name: Entry['Name']
      IsActive: boolean
      Spellings: string[]
      Visa: NonNullable<Entry['Visa']>
      Symbol: string
      PerUsd: number | null
      MinPercent: number | null
      Occupancy: number | null
      Price: NonNullable<Entry['Price']> | null
      Per: NonNullable<Entry['Per']>
      City: string
      AssessmentType: string
      Colour: NonNullable<Entry['Colour']>
    },
    toInput: (values, { version }) => ({
      body: { ...values, Lookup: lookup, ID: entry?.ID ?? null, Version: entry ? version : null },
    }),
    success: t('saved'),
    onSaved: onClose,
  })
  const spellings = form.field('Spellings')
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      {entry === null && standardsOf[lookup] && (
        <StandardEntry
          lookup={lookup}
          onChoose={({ symbol, ...standard }) => {
            form.setValue('Code', standard.code)
            form.setValue('Name', standard.name)
            if (has('Symbol')) form.setValue('Symbol', symbol ?? standard.code)
          }}
        />
      )}
      <TextField
        {...form.field('Code')}
        kind="code"
        label={t('fields.code')}
        description={t(isClosed ? 'hints.closedCode' : lookup === 'Currency' ? 'hints.currencyCode' : 'hints.code')}
        disabled={isClosed}
        required
      />
      <TrilingualField {...form.field('Name')} label={t('fields.name')} required />
      {has('Symbol') && <TextField {...form.field('Symbol')} label={t('fields.symbol')} required />}
      {has('Colour') && (
        <RadioField
          {...form.field('Colour')}
          label={t('fields.colour')}
          options={colours.map((value) => ({ value, label: t(`colours.${value}`) }))}
          required
        />
      )}
      {has('AssessmentType') && <AssessmentTypeField field={form.field('AssessmentType')} />}
      {has('Visa') && (
        <RadioField
          {...form.field('Visa')}
          label={t('fields.visa')}
          description={t('hints.visa')}
          options={nationalityVisas.map((value) => ({ value, label: t(`visas.${value}`) }))}
          required
        />
      )}
      {has('City') && <TextField {...form.field('City')} label={t('fields.city')} maxLength={80} required />}
      {has('Occupancy') && (
        <NumberField
          {...form.field('Occupancy')}
          label={t('fields.occupancy')}
          description={t('hints.occupancy')}
          min={1}
          max={20}
          required
        />
      )}
      {has('Price') && (
        <MoneyField {...form.field('Price')} label={t('fields.price')} currencies={currencies} required />
      )}
      {has('Per') && (
        <RadioField
          {...form.field('Per')}
          label={t('fields.per')}
          options={extraPer.map((value) => ({ value, label: t(`per.${value}`) }))}
          required
        />
      )}
      {has('MinPercent') && (
        <NumberField
          {...form.field('MinPercent')}
          label={t('fields.minPercent')}
          description={t('hints.minPercent')}
          decimals={2}
          suffix={percentSign}
          required
        />
      )}
      {has('PerUsd') && (
        <NumberField
          {...form.field('PerUsd')}
          label={t('fields.perUsd')}
          description={t('hints.perUsd')}
          decimals={6}
          required
        />
      )}
      {has('Spellings') && (
        <TextAreaField
          {...spellings}
          value={spellings.value.join('\n')}
          onChange={(text) => spellings.onChange((text ?? '').split('\n'))}
          onBlur={() => spellings.onChange(spellings.value.map((each) => each.trim()).filter(Boolean))}
          label={t('fields.spellings')}
          description={t('hints.spellings')}
          rows={5}
        />
      )}
      {!isClosed && (
        <SwitchField {...form.field('IsActive')} label={t('fields.active')} description={t('hints.active')} />
      )}
    </RecordForm>
  )
}
