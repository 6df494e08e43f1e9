import { Button, CloseButton, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { useKeyed } from '#platform/web/ui/useKeyed.ts'
import type { FormList, RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Marked } from '../../../rules/main-entry.ts'
import { EntryError, ListError } from '../signup/fields/ListError.tsx'
import classes from './lists.module.css'
import { MainMark } from './MainMark.tsx'
import { OrderButtons } from './OrderButtons.tsx'

interface EntryListProps<E extends Marked> {
  readonly form: RecordFormState<any>
  /** The list's name on the wire, and the key of its words. */
  readonly list: 'Contacts' | 'Education' | 'Languages' | 'Areas' | 'Sectors' | 'Obtained' | 'ContactPeople'
  /** Where the list stands in the form, if not under that name. */
  readonly path?: string
  readonly empty: E
  readonly fields: (entry: E, path: string, at: number) => ReactNode
  readonly groupOf?: (entry: E) => string
  /** Whether an entry may be the main one; all may, where nothing is said. */
  readonly mayLead?: (entry: E) => boolean
  readonly mayGo?: (entry: E) => boolean
  readonly children?: ReactNode
}

/** A list that is edited in place: its entries, which of them is the main one, and a way to another. */
export function EntryList<E extends Marked>(props: EntryListProps<E>) {
  const { form, list, path = list, empty, fields, groupOf, mayLead = () => true, mayGo = () => true, children } = props
  const t = useText('people')
  const format = useFormat()
  const { items, keyOf, add, remove, move } = useKeyed(form.list(path) as FormList<E & { readonly ID?: number | null }>)
  return (
    <FieldGroup title={t(`lists.${list}`)}>
      <div className={classes['list']}>
        <ListError form={form} list={path} />
        {children}
        {items.map((entry, at) => {
          const name = t('lists.entry', { list: t(`lists.${list}`), number: format.number(at + 1) })
          return (
            <div key={keyOf(at)} role="group" aria-label={name} className={classes['entry']}>
              <div className={classes['fields']}>{fields(entry, `${path}.${at}`, at)}</div>
              <div className={classes['side']}>
                {mayLead(entry) && <MainMark form={form} list={path} at={at} {...(groupOf && { groupOf })} />}
                <OrderButtons name={name} at={at} count={items.length} onMove={(to) => move(at, to)} />
                {mayGo(entry) && <CloseButton aria-label={t('lists.remove', { name })} onClick={() => remove(at)} />}
              </div>
              <EntryError form={form} entry={`${path}.${at}`} />
            </div>
          )
        })}
        {items.length === 0 && !children && (
          <Text size="sm" c="dimmed">
            {t('lists.none')}
          </Text>
        )}
        <div>
          <Button
            variant="default"
            aria-label={t('lists.addTo', { list: t(`lists.${list}`) })}
            leftSection={<IconPlus size="1rem" />}
            onClick={() => add(empty as never)}
          >
            {t('lists.add')}
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}
