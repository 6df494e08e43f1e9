import type { Output } from '#platform/shared/call.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { occasionActs } from '../../contract/acts.ts'
import type { occasionsCalls as calls } from '../../contract/calls.ts'
import type { Entry, OccasionState } from '../../rules/occasion.ts'
import type { GuestState } from '../../rules/guest.ts'

export type Occasion = Output<typeof calls.getOccasion>

export const occasionTones: Readonly<Record<OccasionState, Tone>> = {
  draft: 'neutral',
  published: 'success',
  cancelled: 'danger',
}
export const guestTones: Readonly<Record<GuestState, Tone>> = {
  waiting: 'warning',
  waitlisted: 'info',
  confirmed: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}
export const entryTones: Readonly<Record<Entry, Tone>> = {
  open: 'success',
  full: 'warning',
  closed: 'neutral',
  over: 'neutral',
  cancelled: 'danger',
}

/** What may be done with an event; its form is opened by whoever shows the buttons. */
export const occasionButtons = (row: Occasion, edit: () => void): Actions =>
  actButtons(
    occasionActs,
    row,
    ['publishOccasion', 'editOccasion', 'unpublishOccasion', 'cancelOccasion', 'deleteOccasion'],
    { editOccasion: { run: edit }, unpublishOccasion: { apart: true } },
  )
