import { Button, Group, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { useCurrencies, useLanguages } from '#modules/lookups/web/public.ts'
import { costingCalls } from '#modules/costing/contract/calls.ts'
import type { CostSheetRead } from '#modules/costing/web/public.ts'
import { WeekdaysField } from '#modules/planning/web/public.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField, TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useCall } from '#platform/web/data.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { IconButton } from '#platform/web/frame/IconButton.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { places, proposalFields } from '../../contract/shapes.ts'
import { usualTimes } from '../../rules/usual-times.ts'
import { hasCosts, ProposalSums, suggestedFor } from './ProposalSums.tsx'
import type { CourseRequest, Proposal } from './request.ts'

interface Line {
  Text: Trilingual
  Quantity: number | null
  Minor: number | null
}

interface Values {
  CourseID: number | null
  FirstDay: string
  LastDay: string
  Weekdays: readonly number[]
  StartTime: string
  EndTime: string
  Hours: number | null
  Place: (typeof places)[number]
  Language: string
  Trainees: number | null
  Currency: string
  Lines: Line[]
  DiscountPercent: number | null
  CostMinor: number | null
  ValidUntil: string
  Text: Trilingual
  TemplateID: number | null
}

/** As the version before says it; the first begins with what was asked, and with the price that its costs suggest. */
const valuesOf = (
  request: CourseRequest,
  known: Proposal | undefined,
  sheet: CostSheetRead,
  templates: readonly Template[],
): Values => ({
  CourseID: (known?.CourseID ?? request.CourseID) as number | null,
  FirstDay: known?.FirstDay ?? request.FirstDay ?? '',
  LastDay: known?.LastDay ?? request.LastDay ?? '',
  Weekdays: known?.Weekdays ?? usualTimes.weekdays,
  StartTime: known?.StartTime ?? usualTimes.startsAt,
  EndTime: known?.EndTime ?? usualTimes.endsAt,
  Hours: (known?.Hours ?? null) as number | null,
  Place: (known?.Place ?? (request.OwnSite ? 'customerSite' : 'academy')) as (typeof places)[number],
  Language: known?.Language ?? request.Language,
  Trainees: (known?.Trainees ?? request.Trainees) as number | null,
  Currency: known?.Total.Currency ?? sheet.BaseCurrency,
  Lines: (known?.Lines.map(({ Text, Quantity, Minor }) => ({ Text, Quantity, Minor })) ?? [
    { Text: request.CourseName ?? {}, Quantity: request.Trainees, Minor: suggestedFor(sheet, request.Trainees) },
  ]) as Line[],
  DiscountPercent: (known?.DiscountPercent ?? 0) as number | null,
  CostMinor: (known?.Cost?.Minor ?? null) as number | null,
  ValidUntil: known?.ValidUntil ?? addDays(today(), 30),
  Text: known?.Text ?? {},
  TemplateID: templates.find(({ ID, IsDefault }) => (known ? ID === known.TemplateID : IsDefault))?.ID ?? null,
})

type Template = Output<typeof calls.getProposalTemplateOptions>['Items'][number]

interface FormProps {
  readonly request: CourseRequest
  readonly onClose: () => void
  readonly onReload: () => void
}

/** Writes the next version of a proposal, with what it comes to while one types; nothing goes out before it is sent. */
export function ProposalForm(props: FormProps) {
  const query = useCall(
    costingCalls.getCostSheet,
    { SubjectKind: 'courseRequest', SubjectID: props.request.ID },
    { keep: false },
  )
  const templates = useCall(calls.getProposalTemplateOptions, {
    Kind: props.request.OrganizationID === null ? 'trainee' : 'organization',
  })
  return (
    <QueryView query={query} module="costing">
      {(sheet) => (
        <QueryView query={templates} module="requests">
          {({ Items }) => <VersionForm {...props} sheet={sheet} templates={Items} />}
        </QueryView>
      )}
    </QueryView>
  )
}

interface VersionProps extends FormProps {
  readonly sheet: CostSheetRead
  readonly templates: readonly Template[]
}

function VersionForm({ request, onClose, onReload, sheet, templates }: VersionProps) {
  const t = useText('requests')
  const languages = useLanguages()
  const pick = usePick()
  const currencies = useCurrencies()
  const newest = request.Proposals[0]
  const form = useRecordForm({
    module: 'requests',
    call: calls.writeProposal,
    schema: proposalFields,
    version: request.Version,
    initial: valuesOf(request, newest, sheet, templates),
    toInput: (values, { version }) => ({ body: { ID: request.ID, Version: version, Proposal: values } }),
    fieldOf: (path) => path.replace(/^Proposal\./, ''),
    success: t('savedVersion'),
    onSaved: onClose,
    onReload,
  })
  const lines = form.list('Lines')
  const { Currency } = form.values
  /** An amount in the proposal's currency, of which the form holds the minor units alone. */
  const moneyField = (path: 'CostMinor' | `Lines.${number}.Minor`) => {
    const field = form.field(path)
    const minor = field.value
    return {
      ...field,
      value: minor === null ? null : { Minor: minor, Currency },
      onChange: (amount: Money | null | undefined) => field.onChange(amount?.Minor ?? null),
      currencies: [Currency],
      defaultCurrency: Currency,
    }
  }
  return (
    <RecordForm form={form} page={false} submitLabel={t('saveVersion')} onCancel={onClose}>
      <RecordSelect
        {...form.field('CourseID')}
        call={catalogueCalls.listCourses}
        option={(course) => ({ value: course.ID, label: pick(course.Name), code: course.Code })}
        label={t('fields.course')}
        required
      />
      <FieldRow>
        <DayField {...form.field('FirstDay')} label={t('fields.firstDay')} required />
        <DayField {...form.field('LastDay')} label={t('fields.lastDay')} required />
        <NumberField {...form.field('Hours')} label={t('fields.hours')} min={1} max={2000} required />
      </FieldRow>
      <WeekdaysField {...form.field('Weekdays')} label={t('fields.weekdays')} required />
      <FieldRow>
        <TimeField {...form.field('StartTime')} label={t('fields.startTime')} required />
        <TimeField {...form.field('EndTime')} label={t('fields.endTime')} required />
        <NumberField {...form.field('Trainees')} label={t('fields.trainees')} min={1} max={500} required />
      </FieldRow>
      <FieldRow>
        <SelectField
          {...form.field('Place')}
          label={t('fields.place')}
          options={places.map((value) => ({ value, label: t(`places.${value}`) }))}
          required
        />
        <SelectField
          {...form.field('Language')}
          label={t('fields.language')}
          options={languages.options([form.values.Language])}
          required
        />
        <SelectField
          {...form.field('Currency')}
          label={t('fields.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          required
        />
      </FieldRow>
      <Stack gap="sm" role="group" aria-label={t('fields.line')}>
        {lines.items.map((_, at) => (
          <Group key={at} align="end" wrap="nowrap" gap="sm">
            <div style={{ flex: 1 }}>
              <FieldRow>
                <TrilingualField
                  {...form.field(`Lines.${at}.Text`)}
                  label={t('fields.line')}
                  maxLength={400}
                  required
                />
                <NumberField {...form.field(`Lines.${at}.Quantity`)} label={t('fields.quantity')} min={1} required />
                <MoneyField {...moneyField(`Lines.${at}.Minor`)} label={t('fields.price')} required />
              </FieldRow>
            </div>
            {lines.items.length > 1 && (
              <IconButton label={t('removeLine', { number: at + 1 })} onClick={() => lines.remove(at)}>
                <IconTrash size="1.1rem" aria-hidden />
              </IconButton>
            )}
          </Group>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => lines.add({ Text: {}, Quantity: 1, Minor: null })}
          >
            {t('addLine')}
          </Button>
        </Group>
      </Stack>
      <FieldRow>
        <NumberField
          {...form.field('DiscountPercent')}
          label={t('fields.discount')}
          description={t('hints.discount')}
          min={0}
          max={100}
          decimals={2}
          suffix="%"
        />
        {!hasCosts(sheet) && (
          <MoneyField {...moneyField('CostMinor')} label={t('fields.cost')} description={t('hints.cost')} />
        )}
        <DayField {...form.field('ValidUntil')} label={t('fields.validUntil')} required />
      </FieldRow>
      <ProposalSums values={form.values} sheet={sheet} />
      <SelectField
        {...form.field('TemplateID')}
        label={t('fields.template')}
        description={t('hints.template')}
        placeholder={t('noTemplate')}
        options={templates.map(({ ID, Name }) => ({ value: ID, label: pick(Name) }))}
      />
      <TrilingualField {...form.field('Text')} label={t('fields.text')} multiline rows={6} maxLength={8000} />
    </RecordForm>
  )
}
