import { Badge, Button, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { browserOf } from '#modules/signin/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { canTakeMessages, endMessagesHere, subscribeHere } from '../../worker/registration.ts'
import classes from './PushDevices.module.css'

type Devices = Output<typeof calls.getPushDevices>

/** The browsers in which this person gets messages; this one may be added, by a press alone. */
export function PushDevices({ disabled }: { disabled: boolean }) {
  const t = useText('notifications/choices')
  const query = useCall(calls.getPushDevices, {})
  const key = query.data?.PublicKey
  const isHere = query.data?.Items.some((device) => device.IsCurrent) ?? true
  return (
    <Section
      title={t('devices.title')}
      description={t('devices.hint')}
      actions={key && !isHere && canTakeMessages() && <AddDevice publicKey={key} disabled={disabled} />}
    >
      <QueryView query={query} module="notifications">
        {({ Items }) =>
          Items.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t(canTakeMessages() ? 'devices.none' : 'devices.impossible')}
            </Text>
          ) : (
            <ul className={classes['list']}>
              {Items.map((device) => (
                <DeviceLine key={device.ID} device={device} disabled={disabled} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  )
}

function AddDevice({ publicKey, disabled }: { publicKey: string; disabled: boolean }) {
  const t = useText('notifications/choices')
  const acts = useText('notifications')
  const [asking, setAsking] = useState(false)
  const add = useSend(calls.addPushDevice, { success: t('devices.added'), module: 'notifications' })
  const press = async () => {
    setAsking(true)
    const found = await subscribeHere(publicKey)
    setAsking(false)
    if (found.token === null) return toast.failed(t(`devices.${found.why}`))
    await add.send({ body: { FCMToken: found.token } })
  }
  return (
    <Button disabled={disabled} loading={asking || add.sending} onClick={() => void press()}>
      {acts('acts.addPushDevice.do')}
    </Button>
  )
}

function DeviceLine({ device, disabled }: { device: Devices['Items'][number]; disabled: boolean }) {
  const t = useText('notifications/choices')
  const acts = useText('notifications')
  const format = useFormat()
  const remove = useSend(calls.removePushDevice, { success: t('devices.removed'), module: 'notifications' })
  const { browser, system, mobile } = browserOf(device.UserAgent)
  const Icon = mobile ? IconDeviceMobile : IconDeviceDesktop
  const stop = async () => {
    if (device.IsCurrent) await endMessagesHere()
    await remove.send({ body: { ID: device.ID } })
  }
  return (
    <li className={classes['line']}>
      <Icon size="1.6rem" stroke={1.4} aria-hidden />
      <div className={classes['facts']}>
        <span className={classes['browser']}>
          {browser ? t('devices.browser', { browser, system }) : t('devices.unknown')}
          {device.IsCurrent && (
            <Badge variant="light" color="green" tt="none">
              {t('devices.current')}
            </Badge>
          )}
        </span>
        <Text size="xs" c="dimmed">
          {t('devices.since', { at: format.dateTime(device.AddedAt) })}
        </Text>
      </div>
      <Button variant="default" size="xs" disabled={disabled} loading={remove.sending} onClick={() => void stop()}>
        {acts('acts.removePushDevice.do')}
      </Button>
    </li>
  )
}
