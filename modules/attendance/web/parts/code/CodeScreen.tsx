import { Alert, Button, Modal, Stack, Text, Title } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { Code, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { href } from '#platform/web/href.ts'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attendanceCalls as calls } from '../../../contract/calls.ts'
import classes from './CodeScreen.module.css'

type Shown = Output<typeof calls.getAttendanceCode>

/** Milliseconds between two askings: well under the time for which a code counts. */
const askedEvery = 4000
/** A code that is older than this is not shown: by the time it is scanned it counts no more. */
const oldAfter = 30_000

/** For the wall: the code that counts now, and who has come by it. */
export function CodeScreen({ sessionId, title, onClose }: { sessionId: number; title: string; onClose: () => void }) {
  const t = useText('attendance')
  const query = useCall(calls.getAttendanceCode, { sessionID: sessionId }, { every: askedEvery, silent: true })
  const closing = useSend(calls.closeAttendanceCode, { module: 'attendance', onDone: onClose })
  const end = () => void closing.send({ body: { SessionID: sessionId } })
  return (
    <Modal
      opened
      onClose={end}
      fullScreen
      yOffset={0}
      title={title}
      closeButtonProps={{ 'aria-label': t('acts.closeAttendanceCode.do') }}
    >
      <QueryView query={query} module="attendance">
        {(shown) => <CodeAndArrived shown={shown} since={query.dataUpdatedAt} />}
      </QueryView>
      <div className={classes['foot']}>
        <Text size="sm" c="dimmed">
          {t('code.correct')}
        </Text>
        <Button onClick={end} loading={closing.sending}>
          {t('acts.closeAttendanceCode.do')}
        </Button>
      </div>
    </Modal>
  )
}

function CodeAndArrived({ shown, since }: { shown: Shown; since: number }) {
  const t = useText('attendance')
  const format = useFormat()
  const language = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true })
  const isOld = now - since > oldAfter
  const address = location.origin + href('/AttendanceByCode/:Code?', { Code: shown.Code })
  return (
    <div className={classes['halves']}>
      <Stack align="center" gap="sm">
        <Title order={3} ta="center">
          {t('code.title')}
        </Title>
        <div className={classes['code']} data-old={isOld || undefined}>
          <QrCode value={address} label={t('code.label')} size={1000} />
        </div>
        {isOld ? (
          <Alert color="red" role="alert" icon={<IconPlugConnectedX aria-hidden />} title={t('code.stale')} />
        ) : (
          <Text ta="center" c="dimmed">
            {t('code.hint')}
          </Text>
        )}
      </Stack>
      <Stack gap="xs" className={classes['arrived']}>
        <Title order={3}>{t('code.arrived')}</Title>
        <Text fw={600} role="status">
          {t('markedOf', {
            count: shown.Arrived.length,
            marked: format.number(shown.Arrived.length),
            all: format.number(shown.Enrolled),
          })}
        </Text>
        {shown.Arrived.length === 0 && <Text c="dimmed">{t('code.none')}</Text>}
        <ul className={classes['people']}>
          {shown.Arrived.map((person) => (
            <li key={person.RegistrationID}>
              <span>
                <Typed>{language === 'ar' ? person.NameAr : person.NameEn || person.NameAr}</Typed>
                <Sep />
                <Code>{person.TraineeCode}</Code>
              </span>
              <Text size="sm" c="dimmed" component="span">
                {t(`marks.${person.State}`)}
                {person.Minutes > 0 && (
                  <>
                    <Sep />
                    {format.minutes(person.Minutes)}
                  </>
                )}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  )
}
