import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { email, id, line, plainText } from '#platform/shared/shapes.ts'
import { send } from '#platform/web/client.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, Localized, Typed, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass, useUser } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { namesIn } from '../../rules/pasted-names.ts'
import type { CourseRequest } from './request.ts'

type Nominee = CourseRequest['Nominees'][number]

/** Who is named in a request: pasted from a sheet, linked to records, swapped until the day before the start. */
export function Nominees({ request, onReload }: { request: CourseRequest; onReload: () => void }) {
  const t = useText('requests')
  const [open, setOpen] = useState<'add' | Nominee | null>(null)
  const may = request.Actions.includes('nominate')
  // Once there is a class, naming who comes is the next step of whoever asked.
  const isNext = request.State === 'nominationsOpen' && request.Nominees.length === 0
  const accepted = request.Proposals.find((each) => each.State === 'accepted')
  const isTrainee = useUser()?.userRole === 'trainee'
  const staff = useMayPass('reviewers')
  const places = accepted?.Trainees ?? request.Trainees
  const close = () => setOpen(null)
  const about = { ID: request.ID, Version: request.Version }
  const waiting = request.ClassID !== null && request.Nominees.some((each) => each.TraineeID && !each.RegistrationID)
  return (
    <Section
      title={t('sections.nominees')}
      description={
        request.OnlySwaps && may ? t('swapsOnly') : t('named', { taken: request.Nominees.length, all: places })
      }
      actions={
        may && (
          <Group gap="xs">
            {waiting && (
              <ConfirmButton
                variant="default"
                label={t('acts.registerNominees.do')}
                onConfirm={async () => {
                  await send(calls.registerNominees, { body: about })
                  onReload()
                }}
              />
            )}
            {!request.OnlySwaps && request.Nominees.length < places && (
              <Button {...(isNext ? {} : { variant: 'default' })} onClick={() => setOpen('add')}>
                {t('addNames')}
              </Button>
            )}
          </Group>
        )
      }
    >
      <SimpleTable<Nominee>
        caption={t('sections.nominees')}
        rows={request.Nominees}
        rowKey={(row) => row.ID}
        emptySentence={t('noNominees')}
        columns={[
          { key: 'name', label: t('fields.name'), cell: (row) => <Typed>{row.Name}</Typed>, card: 'title' },
          {
            key: 'trainee',
            label: t('linkTrainee'),
            cell: (row) =>
              row.TraineeName ? (
                <>
                  <Localized text={row.TraineeName} /> <Code>{row.TraineeCode ?? ''}</Code>
                </>
              ) : (
                t('notLinked')
              ),
          },
          {
            key: 'state',
            label: t('fields.state'),
            card: 'badge',
            cell: (row) =>
              row.HasLeft ? (
                <StateBadge tone="danger" label={t('placeGivenBack')} />
              ) : row.RegistrationID && staff ? (
                <AppLink to="/CourseRegistration-Edit/:ID" params={{ ID: row.RegistrationID }}>
                  {t(row.PlaceAsked ? 'placeAsked' : 'registered')}
                </AppLink>
              ) : row.PlaceAsked && !isTrainee ? (
                <StateBadge tone="info" label={t('placeAsked')} />
              ) : row.RegistrationID && isTrainee ? (
                <AppLink to="/ConfirmRequestRegistration/:ID?" params={{ ID: row.RegistrationID }}>
                  {t('confirmPlace')}
                </AppLink>
              ) : row.RegistrationID ? (
                <StateBadge tone="success" label={t('registered')} />
              ) : row.Missing.length > 0 ? (
                <StateBadge tone="warning" label={t('lacks')} />
              ) : null,
          },
          {
            key: 'acts',
            label: '',
            card: 'action',
            cell: (row) =>
              may && (
                <Group gap="xs" wrap="nowrap">
                  <Button variant="default" size="compact-sm" onClick={() => setOpen(row)}>
                    {t('swap')}
                  </Button>
                  {!request.OnlySwaps && (
                    <ConfirmButton
                      size="compact-sm"
                      variant="default"
                      danger
                      label={t('acts.removeNominee.do')}
                      onConfirm={async () => {
                        await send(calls.removeNominee, { body: { ...about, NomineeID: row.ID } })
                        onReload()
                      }}
                    />
                  )}
                </Group>
              ),
          },
        ]}
      />
      <Dialog opened={open !== null} onClose={close} title={t(open === 'add' ? 'addNames' : 'acts.swapNominee.do')}>
        {open === 'add' && <AddNames request={request} onClose={close} />}
        {open !== null && open !== 'add' && <SwapForm request={request} nominee={open} onClose={close} />}
      </Dialog>
    </Section>
  )
}

const pasted = z.object({ Names: plainText(100_000).pipe(z.string().min(1, 'required')) })

/** Names out of a sheet: one a line, with the e-mail behind. */
function AddNames({ request, onClose }: { request: CourseRequest; onClose: () => void }) {
  const t = useText('requests')
  const form = useRecordForm({
    module: 'requests',
    call: calls.nominate,
    schema: pasted,
    version: request.Version,
    initial: { Names: '' },
    toInput: ({ Names }, { version }) => ({
      body: {
        ID: request.ID,
        Version: version,
        People: namesIn(Names).map((each) => ({ ...each, TraineeID: null })),
      },
    }),
    fieldOf: () => 'Names',
    onSaved: onClose,
  })
  const count = namesIn(form.values.Names).length
  return (
    <RecordForm form={form} page={false} submitLabel={t('addNames')} onCancel={onClose}>
      <Stack gap="xs">
        <TextAreaField {...form.field('Names')} label={t('names')} description={t('hints.paste')} rows={8} required />
        <Text size="sm" c="dimmed" aria-live="polite">
          {t('peopleAsked', { count })}
        </Text>
      </Stack>
    </RecordForm>
  )
}

const person = z.object({
  Name: line(200),
  Email: z.union([z.literal(''), email()]),
  TraineeID: id().nullable(),
})

/** Names somebody else, or says whose record it is. */
function SwapForm({ request, nominee, onClose }: { request: CourseRequest; nominee: Nominee; onClose: () => void }) {
  const t = useText('requests')
  const pick = usePick()
  const mayFind = useMayPass('peopleReaders')
  const form = useRecordForm({
    module: 'requests',
    call: calls.swapNominee,
    schema: person,
    version: request.Version,
    initial: { Name: nominee.Name, Email: nominee.Email, TraineeID: nominee.TraineeID },
    toInput: (values, { version }) => ({
      body: { ID: request.ID, Version: version, NomineeID: nominee.ID, Person: values },
    }),
    fieldOf: (path) => path.replace(/^Person\./, ''),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TextField {...form.field('Name')} label={t('fields.name')} required />
      <TextField {...form.field('Email')} kind="email" label={t('fields.email')} />
      {mayFind && (
        <RecordSelect
          {...form.field('TraineeID')}
          call={peopleCalls.listTrainees}
          {...(request.OrganizationID !== null && {
            input: { OrganizationID: request.OrganizationID },
            description: t('linkHint'),
          })}
          option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
          label={t('linkTrainee')}
          chosen={
            nominee.TraineeID === null
              ? []
              : [{ value: nominee.TraineeID, label: pick(nominee.TraineeName ?? {}), code: nominee.TraineeCode ?? '' }]
          }
        />
      )}
    </RecordForm>
  )
}
