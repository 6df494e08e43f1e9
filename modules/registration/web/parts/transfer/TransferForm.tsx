import { Alert, Stack } from '@mantine/core'
import * as z from 'zod'
import type { Output } from '#platform/shared/call.ts'
import { id, plainText } from '#platform/shared/shapes.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { RadioField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useUser } from '#platform/web/session.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { overridable } from '../../../rules/objections/objections.ts'
import { letPassOf, OverrideReasons, type Reasons } from '../objections/OverrideReasons.tsx'
import type { Registration } from '../wire.ts'
import { TransferMeans } from './TransferMeans.tsx'

const schema = z.object({
  ClassID: id()
    .nullable()
    .refine((chosen) => chosen !== null, 'required')
    .transform((chosen) => chosen!),
  Reason: plainText(1000).pipe(z.string().min(1, 'required')),
  IfFull: z.enum(['refuse', 'waitlist']),
  /** By what they let pass. */
  Reasons: z.partialRecord(z.enum(overridable), plainText(1000)),
})

/** A transfer passes both at once. */
const steps = ['submission', 'approval'] as const

/** The class is chosen among those that can take the person; what the move means is shown before it is sent. */
export function TransferForm({
  registration,
  onClose,
  onReload,
  asks,
}: {
  registration: Registration
  onClose: () => void
  onReload: () => void
  asks: boolean
}) {
  const t = useText('registration')
  const words = useText('registration/transfer')
  const format = useFormat()
  const pick = usePick()
  const go = useGo()
  const role = useUser()?.userRole
  const { ID, TransferWish: wish } = registration
  const wished = asks ? null : wish
  const form = useRecordForm({
    module: 'registration',
    call: asks ? calls.askTransfer : calls.transfer,
    schema,
    version: registration.Version,
    initial: {
      ClassID: (wished?.ClassID ?? null) as number | null,
      Reason: wished?.Reason ?? '',
      IfFull: 'refuse' as 'refuse' | 'waitlist',
      Reasons: {} as Reasons,
    },
    toInput: ({ IfFull, Reasons, ...values }, { version }): never =>
      ({
        body: {
          ID,
          Version: version,
          ...values,
          ...(!asks && { IfFull, Overrides: letPassOf(objections, Reasons, steps).overrides }),
        },
      }) as never,
    success: t(asks ? 'acts.askTransfer.done' : 'acts.transfer.done'),
    onSaved: (answer) => {
      onClose()
      if (asks) onReload()
      else void go('/CourseRegistration-Edit/:ID', { ID: (answer as { ID: number }).ID })
    },
    onReload,
  })
  const ClassID = form.values.ClassID
  const query = useCall(calls.getTransfer, ClassID === null ? skip : { ID, ClassID }, { keep: false })
  const objections: Output<typeof calls.getTransfer>['Objections'] = query.data?.Objections ?? []
  const { kinds, isSettled } = letPassOf(objections, form.values.Reasons, steps)
  const named = (row: {
    ClassID: number
    ClassCode: string
    CourseName: object
    StartDate: string
    EndDate: string
  }) => ({
    value: row.ClassID,
    label: format.joined([pick(row.CourseName as never), format.dayRange(row.StartDate, row.EndDate)]),
    code: row.ClassCode,
  })
  const isFull = query.data?.ClassID === ClassID && query.data?.SeatsLeft === 0 && query.data.IsReviewed
  return (
    <RecordForm
      form={form}
      page={false}
      submitLabel={t(asks ? 'acts.askTransfer.do' : 'acts.transfer.do')}
      onCancel={onClose}
      sendable={asks || (query.data !== undefined && isSettled)}
    >
      <Stack gap="md">
        {asks && <Alert color="blue">{words('asking')}</Alert>}
        <RecordSelect
          {...form.field('ClassID')}
          onChange={(chosen: number | null) => {
            form.setValue('ClassID', chosen)
            form.setValue('Reasons', {})
          }}
          call={calls.getTransferClasses}
          byId="ClassID"
          input={{ ID }}
          option={(row) => {
            const { label, ...rest } = named(row)
            const seats = t('seats.left', { count: row.SeatsLeft })
            const fee = row.Fee.Minor === 0 ? t('upcoming.free') : format.money(row.Fee)
            return { ...rest, label: format.joined([label, seats, fee]) }
          }}
          {...(wished && { chosen: [named(wished)] })}
          label={words('class')}
          description={words(asks && role === 'trainee' ? 'ownClassHint' : 'classHint')}
          required
        />
        {ClassID !== null && (
          <QueryView query={query} module="registration">
            {(means) => <TransferMeans means={means} own={asks && role === 'trainee'} />}
          </QueryView>
        )}
        {!asks && (
          <OverrideReasons
            kinds={kinds}
            reasons={form.values.Reasons}
            onChange={(reasons) => form.setValue('Reasons', reasons)}
          />
        )}
        {isFull && !asks && (
          <RadioField
            {...form.field('IfFull')}
            label={words('full')}
            options={[
              { value: 'refuse', label: words('fullRefuse') },
              { value: 'waitlist', label: words('fullWait') },
            ]}
          />
        )}
        <TextAreaField
          {...form.field('Reason')}
          label={words('why')}
          description={asks ? words('whyAsking') : words('whyMoving')}
          required
        />
      </Stack>
    </RecordForm>
  )
}
