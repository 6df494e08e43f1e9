import { Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { campaignsCalls as calls } from '../../../contract/calls.ts'
import { AdvertCard } from './AdvertCard.tsx'
import classes from './AdvertCard.module.css'

/** So many stand open at once: a home is not a wall of posters. */
const atOnce = 2

/** The adverts that run for whoever looks at a home; nothing where there is none, nor for the academy's own people. */
export function AdvertCards() {
  const role = useUser()?.userRole
  if (role === 'trainee') return <Cards call={calls.getTraineeAdvertisementNotify} />
  if (role === 'instructor' || role === 'evaluator') return <Cards call={calls.getInstructorAdvertisementNotify} />
  if (role === 'customer') return <Cards call={calls.getCustomerAdvertisementNotify} />
  return null
}

type Call =
  | typeof calls.getTraineeAdvertisementNotify
  | typeof calls.getInstructorAdvertisementNotify
  | typeof calls.getCustomerAdvertisementNotify

function Cards({ call }: { call: Call }) {
  const t = useText('campaigns/cards')
  const { data } = useCall(call as typeof calls.getTraineeAdvertisementNotify, {}, { every: 300_000 })
  const reading = useSend(calls.submitAdvertisementNotifyAsRead)
  const readingAll = useSend(calls.submitAllAdvertisementNotifyAsRead)
  const [closed, setClosed] = useState<readonly number[]>([])
  const [isWhole, setWhole] = useState(false)
  const region = useRef<HTMLElement>(null)
  const open = (data?.Items ?? []).filter(({ ID, IsRead }) => !IsRead && !closed.includes(ID))
  const shown = isWhole ? open : open.slice(0, atOnce)
  useShown(shown)
  if (open.length === 0) return null
  const close = async (id: number) => {
    setClosed((ids) => [...ids, id])
    // The button that had the keyboard is gone with its card.
    region.current?.focus({ preventScroll: true })
    const done = await reading.send({ body: { ID: id } })
    if (!done) setClosed((ids) => ids.filter((each) => each !== id))
  }
  return (
    <section ref={region} tabIndex={-1} className={classes['cards']} aria-label={t('region')}>
      {shown.map((advert) => (
        <AdvertCard key={advert.ID} advert={advert} onClose={() => void close(advert.ID)} />
      ))}
      {open.length > 1 && (
        <Group gap="sm">
          {open.length > shown.length && (
            <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
              {t('more', { count: open.length - shown.length })}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={readingAll.sending}
            onClick={() => void readingAll.send()}
          >
            {t('closeAll')}
          </Button>
        </Group>
      )}
    </section>
  )
}

/** Says of cards that are new that they have stood on the home. That it is not said once more is no matter. */
function useShown(shown: readonly { readonly ID: number; readonly IsNew: boolean }[]) {
  const ids = shown.flatMap(({ ID, IsNew }) => (IsNew ? [ID] : [])).join(',')
  useEffect(() => {
    if (ids === '') return
    const body = { IDs: ids.split(',').map(Number) }
    void send(calls.submitAdvertisementNotifyAsShown, { body }).catch(() => undefined)
  }, [ids])
}
