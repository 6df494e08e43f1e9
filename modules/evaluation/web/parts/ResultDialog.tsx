import { Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { Arithmetic } from './Arithmetic.tsx'
import { decided, OutcomeBadge } from './OutcomeBadge.tsx'
import { PersonName } from './PersonName.tsx'

/** How the result of one row comes about, as it stands now. */
export function ResultDialog({
  classId,
  person,
  onClose,
}: {
  classId: number
  person: { TraineeID: number; NameAr: string; NameEn: string; TraineeCode: string }
  onClose: () => void
}) {
  const t = useText('evaluation')
  const format = useFormat()
  const query = useCall(calls.getFinalResultDetail, { CourseClassID: classId, TraineeID: person.TraineeID })
  return (
    <Dialog opened onClose={onClose} size="xl" title={<PersonName person={person} />}>
      <QueryView query={query}>
        {(detail) => (
          <Stack gap="md">
            <KeyValues
              columns={3}
              items={[
                { label: t('percent'), value: format.percent(decided(detail.Outcome) ? detail.Percent : null) },
                {
                  label: t('band'),
                  value: detail.BandName ? <Localized text={detail.BandName} /> : format.number(null),
                },
                {
                  label: t('outcome'),
                  value: <OutcomeBadge outcome={detail.Outcome} />,
                },
              ]}
            />
            <Arithmetic detail={detail} />
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}
