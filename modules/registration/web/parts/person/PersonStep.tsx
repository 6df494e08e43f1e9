import { Alert, Button, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { VisaNotice } from '../desk/VisaNotice.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { Mandatory } from '../wire.ts'

/** The mandatory data: what is known, and for the own person the form to complete it. */
export function PersonStep({
  person,
  own,
  onEditing,
}: {
  person: Mandatory
  own: boolean
  /** Complete data are being written anew: going on now would leave that behind. */
  onEditing?: (editing: boolean) => void
}) {
  const t = useText('registration')
  const format = useFormat()
  const [editing, setEditingHere] = useState(false)
  const setEditing = (now: boolean) => {
    setEditingHere(now)
    onEditing?.(now)
  }
  const complete = person.Missing.length === 0
  return (
    <Stack gap="md">
      {complete && (
        <Alert color="green" icon={<IconCircleCheck size="1.25rem" />}>
          {t(own ? 'register.complete' : 'register.completeOther')}
        </Alert>
      )}
      <VisaNotice person={person} />
      {own && (editing || !complete) ? (
        <PersonForm onSaved={() => setEditing(false)} {...(complete && { onCancel: () => setEditing(false) })} />
      ) : (
        <>
          <KeyValues
            columns={2}
            items={[
              { label: t('fields.nameAr'), value: <Typed>{person.NameAr}</Typed> },
              { label: t('fields.nameEn'), value: <Typed>{person.NameEn}</Typed> },
              {
                label: t('fields.gender'),
                value: person.Gender ? t(`genders.${person.Gender as 'male'}`) : null,
              },
              { label: t('fields.birthDate'), value: format.day(person.BirthDate) },
              { label: t('fields.nationality'), value: <Localized text={person.NationalityName} /> },
              {
                label: t('fields.passport'),
                value: person.PassportEnding ? t('edit.passportEnding', { ending: person.PassportEnding }) : null,
              },
              { label: t('fields.passportExpiresOn'), value: format.day(person.PassportExpiresOn) },
              { label: t('fields.mobile'), value: <Code>{person.Mobile}</Code> },
              { label: t('fields.email'), value: <Code>{person.Email}</Code> },
              { label: t('fields.workEmail'), value: <Code>{person.WorkEmail}</Code> },
            ]}
          />
          {own && (
            <div>
              <Button variant="default" size="xs" onClick={() => setEditing(true)}>
                {t('register.fill')}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  )
}
