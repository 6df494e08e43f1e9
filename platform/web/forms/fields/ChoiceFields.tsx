import { Checkbox, MultiSelect, type OptionsFilter, Radio, Select, Stack, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { foldText } from '#platform/shared/text.ts'
import { useKit } from '../../ui/useKit.ts'
import { useSaidChoice } from '../said-choices.ts'
import { type FieldProps, inputProps } from './field.ts'

export interface Option<Value extends string | number = string | number> {
  readonly value: Value
  readonly label: string
  readonly description?: ReactNode
  readonly disabled?: boolean
}

/** Finds 'أسئلة' by 'اسيله' and '١' by '1'. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const wanted = foldText(search)
  return options.filter((option) => !('label' in option) || foldText(option.label).includes(wanted)).slice(0, limit)
}

const asData = (options: readonly Option[]) =>
  options.map(({ value, label, disabled = false }) => ({ value: String(value), label, disabled }))
const valueOf = <Value extends string | number>(options: readonly Option<Value>[], text: string): Value | undefined =>
  options.find((option) => String(option.value) === text)?.value

/** How options say a value that need not be the chosen one. */
const useSaidOptions = (name: string | undefined, options: readonly Option[]): void =>
  useSaidChoice(name, (value) => options.find((option) => option.value === value)?.label ?? value)

/** One of a list known to the page. Searched in where it is long. */
export function SelectField<Value extends string | number>(
  props: FieldProps<Value | null | undefined> & { options: readonly Option<Value>[]; searchable?: boolean },
) {
  const { value, onChange, options, searchable = options.length > 8 } = props
  const kit = useKit()
  useSaidOptions(props.name, options)
  return (
    <Select
      {...inputProps(props)}
      placeholder={props.placeholder ?? kit('form.choose')}
      data={asData(options)}
      value={value === null || value === undefined || value === '' ? null : String(value)}
      onChange={(text) => onChange(text === null ? null : (valueOf(options, text) ?? null))}
      searchable={searchable}
      openOnFocus={!props.error}
      clearable={!props.required}
      allowDeselect={!props.required}
      clearButtonProps={{ 'aria-label': kit('clear') }}
      filter={foldedFilter}
      nothingFoundMessage={kit('form.noOptions')}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

/** Several of a list known to the page. */
export function MultiSelectField<Value extends string | number>(
  props: FieldProps<readonly Value[] | null | undefined> & { options: readonly Option<Value>[]; max?: number },
) {
  const { value, onChange, options, max } = props
  const kit = useKit()
  useSaidOptions(props.name, options)
  const chosen = value ?? []
  return (
    <MultiSelect
      {...inputProps(props)}
      placeholder={chosen.length > 0 ? '' : (props.placeholder ?? kit('form.choose'))}
      data={asData(options)}
      value={chosen.map(String)}
      onChange={(texts) => onChange(texts.map((text) => valueOf(options, text)).filter((each) => each !== undefined))}
      {...(max !== undefined && { maxValues: max })}
      searchable={options.length > 8}
      openOnFocus={!props.error}
      hidePickedOptions
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': kit('clear') }}
      filter={foldedFilter}
      nothingFoundMessage={kit('form.noOptions')}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

/** One of a few, all in sight. */
export function RadioField<Value extends string | number>(
  props: FieldProps<Value | null | undefined> & { options: readonly Option<Value>[]; inline?: boolean },
) {
  const { value, onChange, options, inline = false } = props
  const { placeholder: _, name, ...shared } = inputProps(props)
  useSaidOptions(name, options)
  return (
    <Radio.Group
      {...shared}
      {...(name !== undefined && { name })}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(text) => onChange(valueOf(options, text) ?? null)}
    >
      <Stack gap={inline ? 'lg' : 'xs'} mt="0.25rem" style={inline ? { flexDirection: 'row', flexWrap: 'wrap' } : {}}>
        {options.map((option) => (
          <Radio
            key={String(option.value)}
            value={String(option.value)}
            label={option.label}
            description={option.description}
            disabled={(props.disabled || option.disabled) ?? false}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** Any of a few, all in sight. */
export function CheckboxGroupField<Value extends string | number>(
  props: FieldProps<readonly Value[] | null | undefined> & { options: readonly Option<Value>[] },
) {
  const { value, onChange, options } = props
  const { placeholder: _, name, ...shared } = inputProps(props)
  useSaidOptions(name, options)
  return (
    <Checkbox.Group
      {...shared}
      value={(value ?? []).map(String)}
      onChange={(texts) =>
        onChange(options.map((option) => option.value).filter((each) => texts.includes(String(each))))
      }
    >
      <Stack gap="xs" mt="0.25rem">
        {options.map((option) => (
          <Checkbox
            key={String(option.value)}
            value={String(option.value)}
            label={option.label}
            description={option.description}
            disabled={(props.disabled || option.disabled) ?? false}
            {...(name !== undefined && { name })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** Yes or no, sent with the form. */
export function CheckboxField(props: FieldProps<boolean | null | undefined>) {
  const { placeholder: _, ...shared } = inputProps(props)
  return (
    <Checkbox
      {...shared}
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  )
}

/** On or off. */
export function SwitchField(props: FieldProps<boolean | null | undefined>) {
  const { placeholder: _, ...shared } = inputProps(props)
  return (
    <Switch
      {...shared}
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  )
}
