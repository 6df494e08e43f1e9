import type { Setting } from '#platform/shared/settings/kinds.ts'
import { useCurrencies } from '#modules/lookups/web/public.ts'
import { RadioField, SelectField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { MoneyField, NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { useText } from '#platform/web/text.ts'
import { useCountries } from './useCountries.ts'

interface Drawn {
  readonly setting: Setting
  readonly field: FieldProps<any> & { readonly name: string }
  readonly label: string
  readonly help: string
  readonly wordOf: (option: string) => string
}

/** The field of a setting, by its kind. */
export function SettingField({ setting, field, label, help, wordOf }: Drawn) {
  const t = useText('settings')
  const from = setting.from && setting.from !== 'now' ? t(`from.${setting.from}`) : ''
  const description = [help, from].filter(Boolean).join(' ')
  const shown = { ...field, label, required: setting.isRequired ?? false, ...(description && { description }) }
  switch (setting.kind) {
    case 'number':
      return (
        <NumberField
          {...shown}
          min={setting.least!}
          max={setting.most!}
          {...(setting.unit && { suffix: t(`suffixes.${setting.unit}`), suffixWidth: '5rem' })}
        />
      )
    case 'money':
      return <ChosenMoney {...shown} />
    case 'switch':
      return <SwitchField {...shown} />
    case 'choice':
      return <RadioField {...shown} options={setting.options!.map((value) => ({ value, label: wordOf(value) }))} />
    case 'trilingual':
      return (
        <TrilingualField
          {...shown}
          maxLength={setting.longest!}
          multiline={setting.rows !== undefined}
          rows={setting.rows ?? 1}
        />
      )
    case 'text':
      return <TextField {...shown} kind={setting.text ?? 'text'} maxLength={setting.longest!} />
    case 'zone':
      return <TextField {...shown} kind="code" maxLength={60} />
    case 'country':
      return <Country {...shown} />
    case 'currency':
      return <Currency {...shown} />
    // Changed on a page of its own.
    case 'own':
      return null
  }
}

const ChosenMoney = (props: FieldProps<any>) => <MoneyField {...props} currencies={useCurrencies()} />

const Currency = (props: FieldProps<any>) => (
  <SelectField {...props} options={useCurrencies().map((code) => ({ value: code, label: code }))} searchable />
)

const Country = (props: FieldProps<any>) => <SelectField {...props} options={useCountries()} searchable />
