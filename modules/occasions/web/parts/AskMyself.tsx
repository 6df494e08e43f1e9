import { Text } from '@mantine/core'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { nameOf, type UserInfo } from '#platform/web/session.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { accountFields } from '../../contract/asking.ts'
import { occasionsCalls as calls } from '../../contract/calls.ts'

/** Whoever is signed in asks with the name and address of the account. */
export function AskMyself({ id, user }: { id: number; user: UserInfo }) {
  const t = useText('occasions')
  const language = useLanguage()
  const form = useRecordForm({
    module: 'occasions',
    call: calls.askMyself,
    schema: accountFields,
    initial: { EventID: id, Mobile: null as string | null, Organization: '' },
    toInput: (values) => ({ body: values }),
    // The page is asked anew and shows how the request stands.
    onSaved: () => {},
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('ask.myself')}>
      <Text size="sm" c="dimmed">
        {t('hints.asYou', { name: nameOf(user, language), email: user.email })}
      </Text>
      <GuestFields form={form} />
    </RecordForm>
  )
}

/** What nobody has to say. */
export function GuestFields({ form }: { form: ReturnType<typeof useRecordForm<any, any, any>> }) {
  const t = useText('occasions')
  const mobile = form.field('Mobile')
  return (
    <>
      <TextField
        {...mobile}
        value={(mobile.value as string | null) ?? ''}
        onChange={(typed: string) => mobile.onChange(typed === '' ? null : typed)}
        kind="phone"
        label={t('fields.mobile')}
        description={t('hints.mobile')}
      />
      <TextField
        {...form.field('Organization')}
        label={t('fields.organization')}
        description={t('hints.organization')}
        maxLength={200}
        autoComplete="organization"
      />
    </>
  )
}
