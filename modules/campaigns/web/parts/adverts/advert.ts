import type { Output } from '#platform/shared/call.ts'
import { advertActs } from '../../../contract/acts.ts'
import type { campaignsCalls as calls } from '../../../contract/calls.ts'
import { send } from '#platform/web/client.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { advertAddress } from '../addresses.ts'

export type FoundAdvert = Output<typeof calls.getAdvert>

/** The colours of the states of an advert. */
export const advertTones = {
  draft: 'neutral',
  scheduled: 'info',
  running: 'success',
  ended: 'neutral',
  stopped: 'danger',
} as const

type Go = (address: `/${string}`) => Promise<unknown>

/** What is done to an advert on its page and in the list; a copy and a deletion lead elsewhere. */
export const advertButtons = (record: { readonly ID: number; readonly Version: number }, go: Go): Actions =>
  actButtons(
    advertActs,
    record,
    ['scheduleAdvert', 'editAdvert', 'redraftAdvert', 'copyAdvert', 'stopAdvert', 'deleteAdvert'],
    {
      editAdvert: { href: advertAddress({ advert: record.ID, edit: true }) },
      copyAdvert: {
        run: async () => {
          const { ID } = await send(advertActs.table.copyAdvert.call, { body: { ID: record.ID } })
          await go(advertAddress({ advert: ID }))
        },
      },
      deleteAdvert: {
        run: async () => {
          await send(advertActs.table.deleteAdvert.call, { ID: record.ID })
          await go('/advertisement')
        },
      },
    },
  )
