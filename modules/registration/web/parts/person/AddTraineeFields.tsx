import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { listTrainees } from '#modules/people/contract/trainees.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { Objections } from '../objections/Objections.tsx'
import { letPassOf, OverrideReasons, type Reasons } from '../objections/OverrideReasons.tsx'
import { budgetsIn, useObjections } from '../objections/useObjections.ts'
import { BudgetFields } from './BudgetFields.tsx'
import { PersonStep } from './PersonStep.tsx'
import { noWishes, WishesFields } from './WishesFields.tsx'

const noReasons: Reasons = {}

/** Whom, what stands against it with the reasons to let it pass, and what is wished beside the seat. */
export function AddTraineeFields({ classId, onClose }: { classId: number; onClose: () => void }) {
  const t = useText('registration')
  const pick = usePick()
  const [traineeId, setTraineeId] = useState<number | null>(null)
  const [wishes, setWishes] = useState(noWishes)
  const [reasons, setReasons] = useState(noReasons)
  useDialogHold(() => wishes === noWishes && reasons === noReasons)
  const about = traineeId === null ? null : { ClassID: classId, TraineeID: traineeId }
  const query = useCall(calls.getMandatoryData, about ?? skip, { keep: false })
  const standing = useObjections(about && { ...about, ...budgetsIn(wishes) })
  const objections = standing.data?.Objections
  const { kinds, isSettled, overrides } = letPassOf(objections ?? [], reasons)
  const ready = query.data !== undefined && objections !== undefined && isSettled
  const adding = useSend(calls.add, {
    module: 'registration',
    success: t('register.sentOther'),
    onDone: onClose,
  })
  return (
    <Stack gap="lg">
      <RecordSelect
        call={listTrainees}
        value={traineeId}
        onChange={setTraineeId}
        option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
        label={t('register.who')}
        required
      />
      {traineeId !== null && (
        <QueryView query={query} module="registration">
          {(data) => (
            <>
              {objections && <Objections objections={objections} own={false} />}
              <OverrideReasons kinds={kinds} reasons={reasons} onChange={setReasons} />
              <PersonStep person={data} own={false} />
              <WishesFields
                value={wishes}
                onChange={setWishes}
                own={false}
                payer={data.OrganizationName ? pick(data.OrganizationName) : null}
              />
              <BudgetFields
                value={wishes}
                onChange={(budgets) => setWishes({ ...wishes, ...budgets })}
                currency={data.Fee.Currency}
                own={false}
                many={wishes.PaidByOrganization}
              />
            </>
          )}
        </QueryView>
      )}
      <Group justify="flex-end">
        <Button
          disabled={!ready}
          loading={adding.sending}
          onClick={() =>
            adding.send({
              body: {
                ClassID: classId,
                TraineeID: traineeId ?? 0,
                Submit: true,
                ...wishes,
                Overrides: overrides,
              },
            })
          }
        >
          {t('register.send')}
        </Button>
      </Group>
    </Stack>
  )
}
