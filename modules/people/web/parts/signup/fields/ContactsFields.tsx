import { Button, CloseButton, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { kindOfContact, neededContacts, type ContactTyped } from '../../../../rules/signup/contacts.ts'
import { EntryError, ListError } from './ListError.tsx'
import classes from './lists.module.css'

export const emptyContacts = (email: string): ContactTyped[] =>
  neededContacts.map((Type) => ({ Type, Value: Type === 'EMAIL' ? email : '' }))

/** The three contacts that everybody gives, then as many further ones as the person has. */
export function ContactsFields({ form }: { form: RecordFormState<any> }) {
  const t = useText('signup')
  const format = useFormat()
  const pick = usePick()
  const types = useCall(lookupsCalls.getLookupOptions, { Lookup: 'ContactType' }, { freshFor: 60_000 })
  const options = (types.data?.Items ?? []).map((row) => ({ value: row.Code, label: pick(row.Name) }))
  const list = form.list('Contacts')
  return (
    <div className={classes['list']}>
      <Text size="sm" c="dimmed">
        {t('contacts.intro')}
      </Text>
      <ListError form={form} list="Contacts" />
      {neededContacts.map((type, at) => (
        <div key={type}>
          <TextField
            {...form.field(`Contacts.${at}.Value`)}
            kind={kindOfContact(type)}
            label={t(`contacts.${type}`)}
            disabled={type === 'EMAIL'}
            required
            {...(type === 'EMAIL' && { description: t('contacts.ownHint') })}
            {...(type === 'MOBILE' && { description: t('hints.mobile') })}
          />
          <EntryError form={form} entry={`Contacts.${at}`} />
        </div>
      ))}
      {list.items.slice(neededContacts.length).map((contact, index) => {
        const at = index + neededContacts.length
        const name = t('contacts.further', { number: format.number(at + 1) })
        return (
          <div key={at} role="group" aria-label={name}>
            <div className={classes['row']}>
              <SelectField
                {...form.field(`Contacts.${at}.Type`)}
                label={t('contacts.type')}
                options={options}
                required
              />
              <TextField
                {...form.field(`Contacts.${at}.Value`)}
                kind={kindOfContact((contact as ContactTyped).Type)}
                label={t('contacts.value')}
                required
              />
              <CloseButton aria-label={t('contacts.remove', { name })} onClick={() => list.remove(at)} />
            </div>
            <EntryError form={form} entry={`Contacts.${at}`} />
          </div>
        )
      })}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" />}
          onClick={() => list.add({ Type: 'WHATSAPP', Value: '' } as never)}
        >
          {t('contacts.add')}
        </Button>
      </div>
    </div>
  )
}
