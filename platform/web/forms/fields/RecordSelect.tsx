import { CloseButton, Combobox, InputBase, Loader, Pill, PillsInput, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Call, Input as InputOf } from '#platform/shared/call.ts'
import { foldText, type Trilingual } from '#platform/shared/text.ts'
import { Code, usePick } from '../../format.tsx'
import { useKit } from '../../ui/useKit.ts'
import { useSaidChoice } from '../said-choices.ts'
import { type FieldProps, inputProps, readInPlace } from './field.ts'
import classes from './fields.module.css'
import { type OptionSource, type RecordOption, type RowOf, useOptions } from '../useOptions.ts'

export type { RecordOption } from '../useOptions.ts'

type Single = FieldProps<any> & { readonly multiple?: false }
type Multiple = FieldProps<any> & { readonly multiple: true; readonly max?: number }
export type RecordSelectProps<C extends Call> = OptionSource<C> & (Single | Multiple)

/** A record, or several, out of a list that the server searches. Its value is the record's id, or ids. */
export function RecordSelect<C extends Call>(props: RecordSelectProps<C>) {
  useSaidChoice(props.name, (value) => <WordsOf source={props} value={value} />)
  return props.multiple ? <Several {...props} /> : <One {...(props as OptionSource<C> & Single)} />
}

/** The words of a record, asked for where nobody has seen them. */
function WordsOf<C extends Call>({ source, value }: { source: OptionSource<C>; value: string | number }) {
  return useOptions(source, false, [value]).wordsOf(value).label
}

function One<C extends Call>(props: OptionSource<C> & Single) {
  const { value, onChange } = props
  const kit = useKit()
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.selectFirstOption(),
  })
  const has = value !== null && value !== undefined && value !== ''
  const found = useOptions(props, combobox.dropdownOpened, has ? [value] : [])
  const words = has ? found.wordsOf(value) : null
  const shown = combobox.dropdownOpened ? found.search : (words?.label ?? '')
  return (
    <Combobox
      store={combobox}
      shadow="md"
      onOptionSubmit={(text) => {
        const option = found.options.find((each) => String(each.value) === text)
        if (!option) return
        onChange(option.value)
        found.setSearch('')
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...inputProps(props)}
          {...readInPlace}
          role="combobox"
          autoComplete="off"
          placeholder={words && combobox.dropdownOpened ? words.label : (props.placeholder ?? kit('form.typeToSearch'))}
          value={shown}
          rightSectionPointerEvents={has && !props.required ? 'all' : 'none'}
          rightSection={
            found.loading && combobox.dropdownOpened ? (
              <Loader size="1rem" />
            ) : has && !props.required && !props.disabled ? (
              <CloseButton
                size="sm"
                aria-label={kit('clear')}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(null)}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.updateSelectedOptionIndex()}
          onBlur={() => {
            combobox.closeDropdown()
            found.setSearch('')
            props.onBlur?.()
          }}
          onChange={(event) => {
            found.setSearch(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
        />
      </Combobox.Target>
      <OptionsDropdown
        found={found}
        {...(props.whole && { whole: true })}
        isChosen={(option) => has && String(option.value) === String(value)}
      />
    </Combobox>
  )
}

function Several<C extends Call>(props: OptionSource<C> & Multiple) {
  const { onChange, max } = props
  const kit = useKit()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const value = (props.value ?? []) as (number | string)[]
  const found = useOptions(props, combobox.dropdownOpened, value)
  const has = (option: number | string) => value.some((each) => String(each) === String(option))
  const { placeholder: _, name, onBlur: __, ...shared } = inputProps(props)
  const toggle = (text: string) => {
    const option = found.options.find((each) => String(each.value) === text)
    if (!option) return
    if (has(option.value)) onChange(value.filter((each) => String(each) !== text))
    else if (max === undefined || value.length < max) onChange([...value, option.value])
    else return
    if (found.search === '') return
    // The next one is typed anew; the option marked by the keys was one of those that were found.
    found.setSearch('')
    combobox.resetSelectedOption()
  }
  return (
    <Combobox store={combobox} shadow="md" onOptionSubmit={toggle}>
      <Combobox.DropdownTarget>
        <PillsInput
          {...shared}
          onClick={() => combobox.openDropdown()}
          rightSection={found.loading && combobox.dropdownOpened ? <Loader size="1rem" /> : undefined}
        >
          <Pill.Group>
            {value.map((each) => {
              const words = found.wordsOf(each)
              return (
                <Pill
                  key={String(each)}
                  withRemoveButton={!props.disabled}
                  removeButtonProps={
                    {
                      'aria-label': kit('form.removeOption', { label: words.label }),
                      'aria-hidden': false,
                      tabIndex: 0,
                    } as never
                  }
                  onRemove={() => onChange(value.filter((other) => other !== each))}
                >
                  <bdi>{words.label}</bdi>
                </Pill>
              )
            })}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                name={name}
                {...(found.search && { dir: 'auto' })}
                role="combobox"
                autoComplete="off"
                placeholder={value.length === 0 ? (props.placeholder ?? kit('form.typeToSearch')) : ''}
                value={found.search}
                // What the form has led to for its mistake says why; its list would lie over that.
                onFocus={() => !props.error && combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown()
                  found.setSearch('')
                  props.onBlur?.()
                }}
                onChange={(event) => {
                  found.setSearch(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.resetSelectedOption()
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && found.search === '' && value.length > 0) onChange(value.slice(0, -1))
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <OptionsDropdown found={found} {...(props.whole && { whole: true })} isChosen={(option) => has(option.value)} />
    </Combobox>
  )
}

function OptionsDropdown(props: {
  found: ReturnType<typeof useOptions>
  whole?: boolean
  isChosen: (option: RecordOption) => boolean
}) {
  const { found, whole = false, isChosen } = props
  const kit = useKit()
  const wanted = foldText(found.search)
  const options =
    whole && wanted
      ? found.options.filter((each) => foldText(`${each.label} ${each.code ?? ''}`).includes(wanted))
      : found.options
  return (
    <Combobox.Dropdown>
      {found.isNear && options.length > 0 && (
        <div className={classes['note']} role="status">
          {kit('form.nearOptions')}
        </div>
      )}
      <Combobox.Options mah="17rem" className={classes['options']!} aria-busy={found.standing === 'searching'}>
        {options.map((option) => (
          <Combobox.Option
            key={String(option.value)}
            value={String(option.value)}
            active={isChosen(option)}
            disabled={option.disabled ?? false}
          >
            <OptionLine option={option} chosen={isChosen(option)} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {options.length === 0 && (
        <Combobox.Empty role="status">
          {kit(
            found.standing === 'failed'
              ? 'form.optionsFailed'
              : found.standing === 'searching'
                ? 'form.searching'
                : 'form.noOptions',
          )}
        </Combobox.Empty>
      )}
      {found.more && options.length > 0 && <div className={classes['note']}>{kit('form.moreOptions')}</div>}
    </Combobox.Dropdown>
  )
}

function OptionLine({ option, chosen }: { option: RecordOption; chosen: boolean }) {
  return (
    <span className={classes['option']}>
      <span className={classes['tick']} aria-hidden>
        {chosen && <IconCheck size="1rem" stroke={2} />}
      </span>
      <bdi className={classes['optionLabel']}>{option.label}</bdi>
      {option.code && (
        <span className={classes['optionCode']}>
          <Code>{option.code}</Code>
        </span>
      )}
    </span>
  )
}

/** What a call of the lookups answers a row as. */
export interface LookupRow {
  readonly ID: number
  readonly Name: Trilingual
  readonly Code?: string | null
}

export type LookupSelectProps<C extends Call> = (Single | Multiple) & {
  /** The options call of the lookups module; it takes `{ Lookup }` and answers the whole list. */
  readonly call: C
  readonly lookup: string
  readonly input?: Partial<InputOf<C>>
}

/** One of the academy's lookups, as `lookup="Nationality"`. */
export function LookupSelect<C extends Call>({ call, lookup, input, ...field }: LookupSelectProps<C>) {
  const pick = usePick()
  const option = (row: RowOf<C>) => {
    const { ID, Name, Code: code } = row as unknown as LookupRow
    return { value: ID, label: pick(Name), code }
  }
  return (
    <RecordSelect
      {...(field as Single)}
      call={call}
      input={{ ...input, Lookup: lookup } as Partial<InputOf<C>>}
      option={option}
      byId="ID"
      whole
    />
  )
}
