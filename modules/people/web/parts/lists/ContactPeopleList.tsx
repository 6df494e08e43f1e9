import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { mainOf } from '../../../rules/main-entry.ts'
import { EntryList } from './EntryList.tsx'

interface Entry {
  readonly Name: string
  readonly JobTitle: string
  readonly Email: string
  readonly Phone: string
  readonly IsMain: boolean
}
type Record = { readonly Contacts: readonly Entry[] } | null

const nobody: Entry = { Name: '', JobTitle: '', Email: '', Phone: '', IsMain: false }

export const initialContactPeople = (record: Record): Entry[] =>
  record && record.Contacts.length > 0
    ? record.Contacts.map(({ Name, JobTitle, Email, Phone, IsMain }) => ({ Name, JobTitle, Email, Phone, IsMain }))
    : [{ ...nobody, IsMain: true }]

export const mainAddress = (people: readonly Entry[]): string => mainOf(people)?.Email ?? ''

/**
 * The people to speak to in an organization. The main one signs in for it; who that is and at which address is the
 * academy's to say, so in the organization's own form (`isOwn`) it stays.
 */
export function ContactPeopleList({ form, isOwn = false }: { form: RecordFormState<any>; isOwn?: boolean }) {
  const t = useText('people')
  return (
    <EntryList<Entry>
      form={form}
      list="ContactPeople"
      path="Contacts"
      empty={nobody}
      mayLead={({ IsMain }) => !isOwn || IsMain}
      mayGo={({ IsMain }) => !IsMain}
      fields={({ IsMain }, path) => (
        <>
          <TextField {...form.field(`${path}.Name`)} label={t('fields.contactName')} required />
          <TextField {...form.field(`${path}.JobTitle`)} label={t('fields.contactJobTitle')} />
          <TextField
            {...form.field(`${path}.Email`)}
            kind="email"
            label={t(IsMain ? 'fields.contactEmail' : 'fields.email')}
            required={IsMain}
            disabled={isOwn && IsMain}
            {...(IsMain && { description: t(isOwn ? 'ownEmailHint' : 'emailHint') })}
          />
          <TextField {...form.field(`${path}.Phone`)} kind="phone" label={t('fields.contactPhone')} />
        </>
      )}
    />
  )
}
