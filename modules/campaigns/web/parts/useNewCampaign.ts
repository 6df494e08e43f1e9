import { useState } from 'react'
import type { Input } from '#platform/shared/call.ts'
import { instantOf, isDay } from '#platform/shared/values/dates.ts'
import { zone } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'

type Field = 'AdvertisementID' | 'AudienceID' | 'IDs' | 'At'
type Body = Input<typeof calls.planCampaign>['body']

interface Chosen {
  readonly advertisement: number | null
  readonly audience: number | null
  /** Of the annual plan. */
  readonly rows: readonly number[]
  readonly when: 'now' | 'later'
  readonly day: string | null
  readonly time: string | null
}

/** What somebody chooses to send, and which of it is wrong once they have tried. */
export interface NewCampaign {
  readonly chosen: Chosen
  readonly choose: (part: Partial<Chosen>) => void
  readonly wrong: (field: Field) => string | undefined
  /** What is sent; null where something is missing, which is then said at its field. */
  readonly whole: () => Body | null
}

export function useNewCampaign(begin: Pick<Chosen, 'advertisement' | 'audience' | 'rows'>): NewCampaign {
  const t = useText('campaigns')
  const kit = useKit()
  const [chosen, setChosen] = useState<Chosen>({ ...begin, when: 'now', day: null, time: '09:00' })
  const [missing, setMissing] = useState<Partial<Record<Field, string>>>({})
  return {
    chosen,
    choose: (part) => {
      setChosen((before) => ({ ...before, ...part }))
      setMissing({})
    },
    wrong: (field) => missing[field],
    whole: () => {
      const { advertisement, audience, rows, when, day, time } = chosen
      const hour = hourOf(when, day, time)
      const isOver = hour instanceof Date && hour.getTime() < Date.now()
      const found = {
        ...(advertisement === null && { AdvertisementID: kit('fieldErrors.required') }),
        ...(audience === null && { AudienceID: kit('fieldErrors.required') }),
        ...(hour === undefined && { At: kit('fieldErrors.required') }),
        ...(isOver && { At: t('newCampaign.hourIsOver') }),
      }
      setMissing(found)
      if (advertisement === null || audience === null || hour === undefined || isOver) return null
      return {
        AdvertisementID: advertisement,
        AudienceID: audience,
        IDs: [...rows],
        At: hour === null ? null : hour.toISOString(),
      }
    },
  }
}

/** Null: now; undefined: not said. */
function hourOf(when: Chosen['when'], day: string | null, time: string | null): Date | null | undefined {
  if (when === 'now') return null
  if (day === null || time === null || !isDay(day) || !/^\d\d:\d\d$/.test(time)) return undefined
  return instantOf(day, time, zone())
}
