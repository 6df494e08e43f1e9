import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import { useFormat, usePick } from '../format.tsx'
import { useUser } from '../session.ts'
import { type Translate, useLanguage, useText } from '../text.ts'
import { useInSight } from '../ui/useInSight.ts'
import { useKit } from '../ui/useKit.ts'
import { whoChanged } from '../words/who-changed.ts'
import classes from './ChangedFields.module.css'
import type { Difference } from './merge.ts'
import type { SayChoice } from './said-choices.ts'
import type { Changed, RecordFormState } from './useRecordForm.ts'

interface ChangedFieldsProps {
  readonly form: RecordFormState
  readonly changed: Changed
  /** How fields that choose say their values, by path. */
  readonly said: ReadonlyMap<string, SayChoice>
}

/** Who saved meanwhile and what; each field as it stands now beside what stands in the form, to be chosen from. */
export function ChangedFields({ form, changed, said }: ChangedFieldsProps) {
  const kit = useKit()
  const language = useLanguage()
  const seen = useInSight(changed)
  const reader = useUser()?.uid
  const { who: by, at, own } = whoChanged(changed.problem.data, language, reader)
  const who = by ?? kit('form.somebody')
  return (
    <Alert
      color="yellow"
      role="alert"
      {...seen}
      title={kit('form.changedTitle')}
      className={classes['root']!}
      withCloseButton
      closeButtonLabel={kit('close')}
      onClose={form.settle}
    >
      <Text size="sm">
        <bdi>
          {at
            ? kit(own ? 'form.changedByYou' : 'form.changedBy', own ? { at } : { who, at })
            : kit('form.changedBySomebody', { who })}
        </bdi>{' '}
        {kit(changed.differences.length > 0 ? 'form.changedChoose' : 'form.changedNothing')}
      </Text>
      <ul className={classes['fields']}>
        {changed.differences.map((each) => (
          <ChangedField key={each.path} form={form} difference={each} choice={said.get(each.path)} />
        ))}
      </ul>
      <Group mt="sm">
        <Button size="compact-sm" variant="default" onClick={form.settle}>
          {kit('form.changedDone')}
        </Button>
      </Group>
    </Alert>
  )
}

type Which = 'theirs' | 'mine' | 'together'

interface ChangedFieldProps {
  readonly form: RecordFormState
  readonly difference: Difference
  readonly choice: SayChoice | undefined
}

function ChangedField({ form, difference, choice }: ChangedFieldProps) {
  const kit = useKit()
  const label = useLabel(form, difference.path)
  const said = useSaid(choice)
  const first = difference.together !== undefined ? 'together' : difference.both ? 'mine' : 'theirs'
  const [taken, setTaken] = useState<Which>(first)
  const take = (which: Which) => {
    setTaken(which)
    form.setValue(difference.path, difference[which])
  }
  return (
    <li className={classes['field']}>
      <span>
        <strong className={classes['label']}>{label}</strong>
        <span className={classes['whose']}>
          {kit('form.was')} <bdi>{said(difference.was)}</bdi>
        </span>
      </span>
      <span className={classes['version']} data-taken={taken !== 'mine' || undefined}>
        <span className={classes['whose']}>{kit('form.theirs')}</span> <bdi>{said(difference.theirs)}</bdi>
      </span>
      <span className={classes['version']} data-taken={taken !== 'theirs' || undefined}>
        <span className={classes['whose']}>{kit('form.mine')}</span> <bdi>{said(difference.mine)}</bdi>
      </span>
      <SegmentedControl
        size="xs"
        aria-label={label}
        value={taken}
        onChange={(which) => take(which as Which)}
        data={[
          { value: 'theirs', label: kit('form.takeTheirs') },
          { value: 'mine', label: kit('form.keepMine') },
          ...(difference.together === undefined ? [] : [{ value: 'together', label: kit('form.takeBoth') }]),
        ]}
      />
    </li>
  )
}

/** The field's own label on the page, else the module's word for it. */
function useLabel(form: RecordFormState, path: string): string {
  const t = useText(form.module ?? 'kit') as Translate
  const kit = useKit()
  const [name = '', language] = path.split('.')
  const word = t.maybe(`fields.${name.charAt(0).toLowerCase()}${name.slice(1)}`, '')
  // A field of one language bears the whole path; an editor has no name, and its label is said to screen readers alone.
  const places = [`[name="${CSS.escape(name)}"]`, `[name="${CSS.escape(path)}"]`, `[data-name="${CSS.escape(path)}"]`]
  const input = document.getElementById(form.id)?.querySelector<HTMLInputElement>(places.join())
  const shown = (input?.labels?.[0]?.textContent ?? input?.ariaLabel)?.replace(/\s*\*\s*$/, '') ?? ''
  const label = word || shown || name
  const named = language ? kit(`languages.${language as 'ar'}`) : ''
  return label.includes(named) ? label : `${label} (${named})`
}

/** So many of a list are named. */
const named = 6

/** What a value says to a reader; a choice by the words of its field. */
function useSaid(choice: SayChoice | undefined): (value: unknown) => ReactNode {
  const kit = useKit()
  const format = useFormat()
  const pick = usePick()
  const counted = (count: number) => kit('form.entries', { count })
  const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'string'
  return (value) => {
    if (value === null || value === undefined || value === '') return kit('form.empty')
    if (choice && isPlain(value)) return choice(value as string | number)
    if (typeof value === 'boolean') return kit(value ? 'yes' : 'no')
    if (typeof value === 'number') return format.number(value)
    if (Array.isArray(value)) {
      if (choice && value.length > 0 && value.every(isPlain)) {
        const rest = value.length - named
        return (
          <>
            {value.slice(0, named).map((each: string | number, at) => (
              <Fragment key={each}>
                {at > 0 && format.separator}
                <bdi>{choice(each)}</bdi>
              </Fragment>
            ))}
            {rest > 0 && [format.separator, counted(rest)]}
          </>
        )
      }
      const names = value.slice(0, named).map((each: { Name?: Trilingual } | null) => pick(each?.Name))
      const rest = value.length - names.length
      if (names.length === 0 || names.includes('')) return counted(value.length)
      return format.list(rest > 0 ? [...names, counted(rest)] : names)
    }
    if (typeof value === 'object')
      return 'Minor' in value && 'Currency' in value ? format.money(value as never) : kit('form.anotherChoice')
    const text = String(value)
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? format.day(text) : text.replace(/<[^>]+>/g, ' ').trim()
  }
}
