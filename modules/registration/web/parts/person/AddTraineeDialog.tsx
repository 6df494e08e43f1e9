import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { listTrainees } from '#modules/people/contract/trainees.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { PersonStep } from './PersonStep.tsx'
import { noWishes, WishesFields } from './WishesFields.tsx'

/** A reviewer registers somebody who asked on the phone or by letter. */
export function AddTraineeDialog({
  classId,
  opened,
  onClose,
}: {
  classId: number
  opened: boolean
  onClose: () => void
}) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} drawer size="lg" title={t('main.registerTrainee')}>
      {opened && <Fields classId={classId} onClose={onClose} />}
    </Dialog>
  )
}

function Fields({ classId, onClose }: { classId: number; onClose: () => void }) {
  const t = useText('registration')
  const pick = usePick()
  const [traineeId, setTraineeId] = useState<number | null>(null)
  const [wishes, setWishes] = useState(noWishes)
  const [waiver, setWaiver] = useState('')
  useDialogHold(() => wishes === noWishes && waiver === '')
  const query = useCall(
    calls.getMandatoryData,
    traineeId === null ? skip : { ClassID: classId, TraineeID: traineeId },
    { keep: false },
  )
  const person = query.data
  const lacks = (person?.MissingCourses.length ?? 0) > 0
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
              <PersonStep person={data} own={false} />
              {lacks && data.MayWaive && (
                <Textarea
                  label={t('register.waiver')}
                  description={t('register.waiverHint')}
                  value={waiver}
                  maxLength={500}
                  autosize
                  required
                  onChange={(event) => setWaiver(event.currentTarget.value)}
                />
              )}
              <WishesFields
                value={wishes}
                onChange={setWishes}
                own={false}
                payer={data.OrganizationName ? pick(data.OrganizationName) : null}
              />
            </>
          )}
        </QueryView>
      )}
      <Group justify="flex-end">
        <Button
          disabled={!person || person.Missing.length > 0 || (lacks && !waiver.trim())}
          loading={adding.sending}
          onClick={() =>
            adding.send({
              body: {
                ClassID: classId,
                TraineeID: traineeId ?? 0,
                Submit: true,
                ...wishes,
                ...(lacks && { PrerequisiteWaiver: waiver }),
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
