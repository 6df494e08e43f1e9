import { ActionIcon, Alert, Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconCamera, IconCameraOff } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { foldText, isolated } from '#platform/shared/text.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything, skip, useCall } from '#platform/web/data.ts'
import { Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { problemSentence, useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import { codeBegun, passIn } from '../../rules/pass-code.ts'
import classes from '../door/Door.module.css'
import { useCamera } from '../door/useCamera.ts'
import { useDoor, type DoorGuest } from '../door/useDoor.ts'
import type { Occasion } from '../parts/occasion.ts'

/** At the door, on a phone: found by name, or by the code of the pass, typed or scanned; let in once. */
export default function DoorPage() {
  const id = useIdParam()
  const query = useCall(calls.getOccasion, id === null ? skip : { ID: id })
  return (
    <QueryView query={id === null ? nowhere : query} module="occasions">
      {(occasion) =>
        occasion.State === 'cancelled' ? (
          <NobodyIsReceived occasion={occasion} />
        ) : (
          <Door key={occasion.ID} occasion={occasion} />
        )
      }
    </QueryView>
  )
}

function NobodyIsReceived({ occasion }: { occasion: Occasion }) {
  const t = useText('occasions')
  const pick = usePick()
  return (
    <Page title={t('screens.door')} description={pick(occasion.Title)} width="form">
      <EmptyState
        sentence={t('entryHints.cancelled')}
        action={{ label: t('screens.guests'), href: href('/DubaiEventGuests/:ID', { ID: occasion.ID }) }}
      />
    </Page>
  )
}

interface Said {
  readonly tone: 'green' | 'yellow' | 'red'
  readonly sentence: string
}
/** So many are drawn at once; whoever looks for somebody types. */
const most = 100

function Door({ occasion }: { occasion: Occasion }) {
  const t = useText('occasions')
  const pick = usePick()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [among, setAmong] = useState<'still' | 'everybody'>('still')
  const [said, setSaid] = useState<Said | null>(null)
  const [camera, setCamera] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const scanned = useRef<{ text: string; at: number } | null>(null)
  const { ask, dialog } = useAsk()

  const sayAlready = ({ Name }: DoorGuest, at: string | null) =>
    setSaid({ tone: 'yellow', sentence: t('door.already', { name: isolated(Name), at: format.dateTime(at) }) })
  const door = useDoor(occasion.ID, (guest, { Outcome, ArrivedAt }) => {
    if (guest && Outcome === 'already') sayAlready(guest, ArrivedAt)
    else setSaid({ tone: 'red', sentence: `${isolated(guest?.Name ?? '')} ${t('door.notExpected')}`.trim() })
  })

  const letIn = (guest: DoorGuest) => {
    if (door.checkIn(guest)) setSaid({ tone: 'green', sentence: t('door.inside', { name: isolated(guest.Name) }) })
    else sayAlready(guest, guest.ArrivedAt)
    setTyped('')
    if (!camera) field.current?.focus()
  }
  const byPass = (code: string | null) => {
    const guest = code === null ? undefined : door.guests.find(({ Code }) => Code === code)
    if (guest) letIn(guest)
    else setSaid({ tone: 'red', sentence: t('door.unknown') })
  }
  const video = useCamera(
    camera,
    (text) => {
      // One pass is held before the camera for more than one look.
      const before = scanned.current
      scanned.current = { text, at: Date.now() }
      if (before?.text !== text || Date.now() - before.at > 4000) byPass(passIn(text))
    },
    () => {
      setCamera(false)
      setSaid({ tone: 'yellow', sentence: t('door.noCamera') })
    },
  )

  const wanted = foldText(typed)
  const begun = codeBegun(typed)
  const isWanted = ({ Name, Organization, Code }: DoorGuest) =>
    foldText(`${Name} ${Organization}`).includes(wanted) || (begun !== null && Code.includes(begun))
  const found = door.guests.filter((guest) =>
    wanted === '' ? among === 'everybody' || guest.ArrivedAt === null : isWanted(guest),
  )
  // Without a word typed the rows that are left out have all come in.
  const noneFound = wanted === '' ? 'allIn' : begun === null ? 'none' : 'unknown'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = passIn(typed)
    if (code !== null && door.guests.some(({ Code }) => Code === code)) byPass(code)
    else if (wanted !== '' && found.length === 1) letIn(found[0]!)
    // A name may have as many letters as a code has.
    else if (found.length === 0 && (code ?? begun) !== null) byPass(code)
  }
  const takeBack = (guest: DoorGuest) =>
    ask({
      title: t('acts.undoArrival.do'),
      question: t('acts.undoArrival.ask'),
      module: 'occasions',
      run: async () => {
        await send(calls.undoArrival, { body: { ID: guest.ID } })
        door.forget(guest.ID)
        setSaid(null)
        await refreshEverything()
      },
    })
  const inside = door.guests.filter(({ ArrivedAt }) => ArrivedAt !== null).length
  return (
    <Page title={t('screens.door')} description={pick(occasion.Title)} width="form">
      <div className={classes['head']}>
        <form className={classes['find']} noValidate onSubmit={submit}>
          <TextInput
            ref={field}
            label={t('door.find')}
            description={t('door.findHint')}
            inputWrapperOrder={['label', 'description', 'input']}
            size="md"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setSaid(null)
            }}
          />
          <Button
            size="md"
            variant="default"
            leftSection={
              camera ? <IconCameraOff size="1.125rem" aria-hidden /> : <IconCamera size="1.125rem" aria-hidden />
            }
            onClick={() => setCamera(!camera)}
          >
            {t(camera ? 'door.stop' : 'door.scan')}
          </Button>
        </form>
        {camera && (
          <>
            <video ref={video} className={classes['video']} aria-label={t('door.camera')} muted playsInline />
            <Text size="sm">{t('door.aim')}</Text>
          </>
        )}
        <div role="status">
          {said && (
            <Alert color={said.tone} p="sm">
              {said.sentence}
            </Alert>
          )}
        </div>
        {door.problem && (
          <Alert color="red" p="sm" role="alert">
            {problemSentence(door.problem, 'occasions')}
          </Alert>
        )}
        {door.unsent > 0 && (
          <Alert color="yellow" p="sm" role="note">
            {t('door.waits', { count: door.unsent })}
          </Alert>
        )}
        <Group justify="space-between">
          <Text fw={600}>{t('door.count', { in: format.number(inside), all: format.number(door.guests.length) })}</Text>
          <SegmentedControl
            value={among}
            onChange={(value) => setAmong(value as typeof among)}
            data={(['still', 'everybody'] as const).map((value) => ({ value, label: t(`door.${value}`) }))}
          />
        </Group>
      </div>
      <QueryView query={door.query} module="occasions">
        {({ Guests }) =>
          found.length === 0 ? (
            <EmptyState sentence={t(`door.${Guests.length === 0 ? 'noGuests' : noneFound}`)} />
          ) : (
            <ul className={classes['guests']}>
              {found.slice(0, most).map((guest) => (
                <li key={guest.ID} className={classes['guest']}>
                  <span className={classes['who']}>
                    <span className={classes['name']}>
                      <Typed>{guest.Name}</Typed>
                    </span>
                    {guest.Organization && (
                      <Text size="sm" c="dimmed" component="span">
                        <Typed>{guest.Organization}</Typed>
                      </Text>
                    )}
                  </span>
                  {guest.ArrivedAt === null ? (
                    <Button
                      size="md"
                      onClick={() => letIn(guest)}
                      aria-label={`${t('door.checkIn')}${format.colon}${guest.Name}`}
                    >
                      {t('door.checkIn')}
                    </Button>
                  ) : (
                    <span className={classes['came']}>
                      <Text size="sm" c="dimmed" component="span">
                        {guest.isUnsent ? t('door.unsent') : format.dateTime(guest.ArrivedAt)}
                      </Text>
                      {!guest.isUnsent && (
                        <ActionIcon
                          size="lg"
                          variant="default"
                          aria-label={t('door.undo', { name: guest.Name })}
                          onClick={() => takeBack(guest)}
                        >
                          <IconArrowBackUp size="1.125rem" aria-hidden />
                        </ActionIcon>
                      )}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {dialog}
    </Page>
  )
}
