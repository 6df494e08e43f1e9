import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { IconSquare, IconSquareCheckFilled, IconSquareMinusFilled } from '@tabler/icons-react'
import { foldText } from '#platform/shared/text.ts'
import { Code, useFormat } from '../../format.tsx'
import { useKit } from '../../ui/useKit.ts'
import { type FieldProps, inputProps } from './field.ts'
import classes from './fields.module.css'
import { useState } from 'react'
import type { RecordOption } from '../useOptions.ts'

/** The entry that stands for all; it is no record's id and is never sent. */
export const selectAllId = 0

export interface SelectAllMultiSelectProps extends FieldProps<readonly number[] | null | undefined> {
  readonly options: readonly (RecordOption & { readonly value: number })[]
  readonly allLabel?: string
}

/** Several of a long list, shown as a count, with an entry that chooses all of them. */
export function SelectAllMultiSelect(props: SelectAllMultiSelectProps) {
  const { options, onChange } = props
  const kit = useKit()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
  })
  const value = props.value ?? []
  const chosen = new Set(value)
  const all = options.length > 0 && options.every((option) => chosen.has(option.value))
  const wanted = foldText(search)
  const found = wanted
    ? options.filter((option) => foldText(`${option.label} ${option.code ?? ''}`).includes(wanted))
    : options

  const toggle = (text: string) => {
    const id = Number(text)
    if (id === selectAllId) onChange(all ? [] : options.map((option) => option.value))
    else onChange(chosen.has(id) ? value.filter((each) => each !== id) : [...value, id])
  }
  const summary = () => {
    if (value.length === 0) return ''
    const shown = format.number(value.length)
    if (all) return kit('form.chosenAll', { shown })
    if (value.length <= 2)
      return format.list(value.map((id) => options.find((option) => option.value === id)?.label ?? `#${id}`))
    return kit('form.chosen', { count: value.length, shown })
  }
  return (
    <Combobox store={combobox} shadow="md" onOptionSubmit={toggle}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...inputProps(props)}
          role="combobox"
          autoComplete="off"
          placeholder={props.placeholder ?? kit('form.choose')}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          value={combobox.dropdownOpened ? search : summary()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown()
            props.onBlur?.()
          }}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            combobox.openDropdown()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah="17rem" className={classes['options']!} aria-multiselectable>
          {!wanted && options.length > 0 && (
            <Combobox.Option value={String(selectAllId)} active={all} fw={600}>
              <span className={classes['option']}>
                <Box checked={all} some={value.length > 0} />
                {props.allLabel ?? kit('form.selectAll')}
              </span>
            </Combobox.Option>
          )}
          {found.map((option) => (
            <Combobox.Option
              key={option.value}
              value={String(option.value)}
              active={chosen.has(option.value)}
              disabled={option.disabled ?? false}
            >
              <span className={classes['option']}>
                <Box checked={chosen.has(option.value)} />
                <bdi className={classes['optionLabel']}>{option.label}</bdi>
                {option.code && (
                  <span className={classes['optionCode']}>
                    <Code>{option.code}</Code>
                  </span>
                )}
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{kit('form.noOptions')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function Box({ checked, some = false }: { checked: boolean; some?: boolean }) {
  const Icon = checked ? IconSquareCheckFilled : some ? IconSquareMinusFilled : IconSquare
  return <Icon size="1.125rem" stroke={1.4} aria-hidden className={classes['tick']!} />
}
