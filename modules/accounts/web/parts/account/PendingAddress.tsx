import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code, InstantText, Sep } from '#platform/web/format.tsx'
import { mayPass, useUser } from '#platform/web/session.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { giveUpAddress, giveUpUserAddress, resendAddress, resendUserAddress } from '../../../contract/address.ts'

interface PendingAddressProps {
  readonly change: { readonly AccountID: number; readonly Email: string; readonly AskedAt: string } | null
  /** On the page of the own account. */
  readonly isOwn?: boolean
}

/** Another address that an account is to get once it is proved: its letter is sent again, or the change given up. */
export const PendingAddress = ({ change, isOwn = false }: PendingAddressProps) =>
  change && <Waiting change={change} isOwn={isOwn} />

function Waiting({ change, isOwn }: { change: NonNullable<PendingAddressProps['change']>; isOwn: boolean }) {
  const t = useText('account')
  const acts = useText('accounts/acts')
  const act = isOwn ? 'giveUpAddress' : 'giveUpUserAddress'
  // Its refusals are said here.
  useText('accounts')
  const user = useUser()
  const [running, setRunning] = useState(false)
  const { AccountID } = change
  const run = async (step: () => Promise<unknown>, sentence: string) => {
    setRunning(true)
    try {
      await step()
      toast.done(sentence)
      await refreshEverything()
    } catch (error) {
      toast.failed(problemSentence(error, 'accounts'))
    }
    setRunning(false)
  }
  const again = () => (isOwn ? send(resendAddress, { body: {} }) : send(resendUserAddress, { body: { AccountID } }))
  const stop = () => (isOwn ? send(giveUpAddress, { body: {} }) : send(giveUpUserAddress, { body: { AccountID } }))
  return (
    <Alert color="yellow" variant="light" my="sm" title={t('address.waits')} data-pending-address>
      <Text size="sm">
        <Code>{change.Email}</Code>
        <Sep />
        <InstantText at={change.AskedAt} />
      </Text>
      <Text size="sm" mt={4}>
        {t('address.waitsHint')}
      </Text>
      {user && !user.acting && (isOwn || mayPass('reviewers', user)) && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" disabled={running} onClick={() => void run(again, t('address.resent'))}>
            {t('address.resend')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={running}
            onClick={() => void run(stop, acts(`acts.${act}.done`))}
          >
            {acts(`acts.${act}.do`)}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
