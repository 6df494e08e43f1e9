import { href } from '#platform/web/href.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { diplomaActs, trackActs } from '../../contract/acts.ts'

interface Kept {
  readonly ID: number
  readonly Version: number
}

export const diplomaFormOf = (ID: number) => href('/Setting/Course-Edit/:ID?/true', { ID })
export const trackFormOf = (ID: number) => href('/Track-Edit/:ID?', { ID })
/** Who has completed a track. */
export const completionsOf = (TrackID: number) => href('/TrackCompletions', {}, { TrackID })

/** What may be done with a diploma. */
export const diplomaButtons = (row: Kept): Actions =>
  actButtons(diplomaActs, row, ['updateDiploma', 'publishDiploma', 'unpublishDiploma', 'deleteDiploma'], {
    updateDiploma: { href: diplomaFormOf(row.ID) },
  })

/** What may be done with a track; on its own form there is no way to it. */
export const trackButtons = (row: Kept, { isForm = false } = {}): Actions =>
  actButtons(trackActs, row, ['updateTrack', 'publishTrack', 'unpublishTrack', 'deleteTrack'], {
    updateTrack: isForm ? false : { href: trackFormOf(row.ID) },
  })
