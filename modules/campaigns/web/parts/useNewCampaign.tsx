import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import { day, timeOfDay } from '#platform/shared/shapes.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useRecordForm, type RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useGo } from '#platform/web/start/address.ts'
import { zone } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { campaignFields } from '../../contract/campaign.ts'
import { campaignAddress } from './addresses.ts'

interface Hour {
  readonly When: 'now' | 'later'
  readonly Day: string | null
  readonly Time: string | null
}

/** Null: now. */
const hourOf = ({ When, Day, Time }: Hour): Date | null =>
  When === 'now' || Day === null || Time === null ? null : instantOf(Day, Time, zone())

const isSaid = ({ When }: Hour, part: string | null) => When === 'now' || part !== null
const schema = z
  .strictObject({
    ...campaignFields.omit({ At: true }).shape,
    When: z.enum(['now', 'later']),
    Day: day().nullable(),
    Time: timeOfDay().nullable(),
  })
  .refine((typed) => isSaid(typed, typed.Day), { path: ['Day'], error: 'required' })
  .refine((typed) => isSaid(typed, typed.Time), { path: ['Time'], error: 'required' })
  .refine((typed) => (hourOf(typed)?.getTime() ?? Infinity) > Date.now(), { path: ['Day'], error: 'hourIsOver' })

/** What is chosen where one comes from. */
interface Begin {
  readonly AdvertisementID: number | null
  readonly AudienceID: number | null
  /** Rows of the annual plan. */
  readonly IDs: number[]
}
interface Typed extends Begin, Hour {}
export type NewCampaignForm = RecordFormState<Typed>

interface NewCampaign {
  readonly form: NewCampaignForm
  /** Tells this form from others, for what was typed and not sent. */
  readonly name: string
  /** While the people are counted. */
  readonly counting: boolean
  readonly dialog: ReactNode
}

/** What goes to whom and when. Asks with the number of people as it is now, sends, and leads to the campaign. */
export function useNewCampaign(begin: Begin): NewCampaign {
  const t = useText('campaigns')
  const format = useFormat()
  const sentence = useSentence('campaigns')
  const go = useGo()
  const [counting, setCounting] = useState(false)
  const { ask, dialog } = useAsk()
  const form: NewCampaignForm = useRecordForm({
    module: 'campaigns',
    call: calls.planCampaign,
    schema,
    initial: { ...begin, When: 'now', Day: null, Time: '09:00' } as Typed,
    toInput: ({ When, Day, Time, ...typed }) => ({
      body: { ...typed, At: hourOf({ When, Day, Time })?.toISOString() ?? null },
    }),
    fieldOf: (path) => (path === 'At' ? 'Day' : path),
    asksFirst: async (typed, sendNow) => {
      const hour = hourOf(typed)
      setCounting(true)
      try {
        const { Written } = await send(calls.countRecipients, { AudienceID: typed.AudienceID })
        const { IsOn } = await send(calls.getSending, {})
        ask({
          title: t('acts.planCampaign.do'),
          question: hour
            ? t('newCampaign.askLater', { at: format.dateTime(hour.toISOString()) })
            : t(IsOn ? 'newCampaign.askNow' : 'newCampaign.askHeld', { count: Written }),
          confirmLabel: t('newCampaign.send'),
          module: 'campaigns',
          run: sendNow,
        })
      } catch (problem) {
        toast.failed(sentence(problem))
      }
      setCounting(false)
    },
    onSaved: async ({ ID }) => {
      const { IsOn } = await send(calls.getSending, {})
      toast.done(t(form.values.When === 'now' && IsOn ? 'newCampaign.started' : 'newCampaign.scheduled'))
      await go.replace(campaignAddress(ID))
    },
  })
  return { form, name: `campaign ${JSON.stringify(begin)}`, counting, dialog }
}
