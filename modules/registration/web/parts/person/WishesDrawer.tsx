import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { usePick } from '#platform/web/format.tsx'
import { useCall, useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { useUser } from '#platform/web/session.ts'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { BudgetFields } from './BudgetFields.tsx'
import { WishesFields, type Wishes } from './WishesFields.tsx'
import type { Registration } from '../wire.ts'

interface WishesDrawerProps {
  readonly registration: Registration
  readonly opened: boolean
  readonly onClose: () => void
}

/** The wishes of a draft, or of a registration that was sent back, written anew. */
export function WishesDrawer({ registration, opened, onClose }: WishesDrawerProps) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} drawer title={t('acts.edit.do')}>
      {opened && <Fields registration={registration} onClose={onClose} />}
    </Dialog>
  )
}

function Fields({ registration, onClose }: Omit<WishesDrawerProps, 'opened'>) {
  const kit = useKit()
  const pick = usePick()
  const own = useUser()?.userRole === 'trainee'
  const person = useCall(calls.getMandatoryData, { ClassID: registration.ClassID, TraineeID: registration.TraineeID })
  const [before] = useState<Wishes>({
    NeedsAccommodation: registration.NeedsAccommodation,
    RoomTypeID: registration.RoomTypeID,
    Nights: registration.Nights,
    ExtraIDs: registration.Extras.map(({ ID }) => ID),
    NeedsTravel: registration.Travel !== 'notNeeded' && !registration.NeedsAccommodation,
    PaidByOrganization: registration.OrganizationID !== null,
    Notes: registration.Notes,
    TraineeBudget: registration.TraineeBudget?.Minor ?? null,
    CourseBudget: registration.CourseBudget?.Minor ?? null,
  })
  const [wishes, setWishes] = useState(before)
  useDialogHold(() => wishes === before)
  const saving = useSend(calls.edit, { module: 'registration', onDone: onClose })
  const organization = person.data?.OrganizationName ?? null
  const payer = own && registration.OrganizationAgreed !== true && organization ? pick(organization) : null
  return (
    <Stack gap="lg">
      <WishesFields value={wishes} onChange={setWishes} payer={payer} own={own} known={registration} />
      {registration.Fee.Minor > 0 && !(own && wishes.PaidByOrganization) && (
        <BudgetFields
          value={wishes}
          onChange={(budgets) => setWishes({ ...wishes, ...budgets })}
          currency={registration.Fee.Currency}
          own={own}
          many={!own}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {kit('cancel')}
        </Button>
        <Button
          loading={saving.sending}
          onClick={() => saving.send({ body: { ID: registration.ID, Version: registration.Version, ...wishes } })}
        >
          {kit('save')}
        </Button>
      </Group>
    </Stack>
  )
}
