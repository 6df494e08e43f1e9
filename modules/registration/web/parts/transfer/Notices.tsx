import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { registrationActs } from '../../../contract/acts.ts'
import type { Registration } from '../wire.ts'

type Side = NonNullable<Registration['TransferredTo']>

export function Notices({ registration, onMove }: { registration: Registration; onMove?: () => void }) {
  const t = useText('registration')
  const words = useText('registration/transfer')
  const format = useFormat()
  const { TransferredFrom: from, TransferredTo: to, TransferWish: wish, Carried, ToReturn } = registration
  return (
    <>
      {to && (
        <Alert color="blue" title={words('wentTo')}>
          <Stack gap={4}>
            <Other side={to} />
            {Carried && Carried.Minor > 0 && (
              <Text size="sm">{words('carriedLine', { amount: format.money(Carried) })}</Text>
            )}
            {ToReturn && ToReturn.Minor > 0 && (
              <Text size="sm">
                {words(registration.Money === 'refunded' ? 'returnedLine' : 'toReturnLine', {
                  amount: format.money(ToReturn),
                })}
              </Text>
            )}
          </Stack>
        </Alert>
      )}
      {from && (
        <Alert color="blue" title={words('cameFrom')}>
          <Other side={from} />
        </Alert>
      )}
      {wish && (
        <Alert color="yellow" title={words('wish')}>
          <Stack gap="xs">
            <div>
              <Localized text={wish.CourseName} /> <Code>{wish.ClassCode}</Code>{' '}
              {format.dayRange(wish.StartDate, wish.EndDate)}
            </div>
            <Text size="sm" component="div">
              <Typed>{wish.Reason}</Typed>
            </Text>
            {onMove && (
              <Group gap="sm">
                {registration.Actions.includes('transfer') && <Button onClick={onMove}>{t('acts.transfer.do')}</Button>}
                <ActionBar
                  module="registration"
                  allowed={registration.Actions}
                  actions={actButtons(registrationActs, registration, ['declineTransfer'])}
                />
              </Group>
            )}
          </Stack>
        </Alert>
      )}
    </>
  )
}

/** The other registration, as the reader's own page of it. */
function Other({ side }: { side: Side }) {
  const format = useFormat()
  const role = useUser()?.userRole
  const address =
    role === 'trainee'
      ? href('/RegistrationStatus/:Code?', { Code: side.Code })
      : role === 'customer'
        ? href('/RegisterConfirmation/:Code?', { Code: side.Code })
        : href('/CourseRegistration-Edit/:ID', { ID: side.ID })
  return (
    <div>
      <Anchor component={AppLink} to={address as '/'} inherit underline="always">
        <Code>{side.Code}</Code>
      </Anchor>{' '}
      <Localized text={side.CourseName} /> <Code>{side.ClassCode}</Code> {format.day(side.StartDate)}
    </div>
  )
}
