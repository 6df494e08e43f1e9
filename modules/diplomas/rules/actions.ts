import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>
type Shown = { readonly isPublished: boolean }

export type DiplomaAction = 'updateDiploma' | 'publishDiploma' | 'unpublishDiploma' | 'deleteDiploma'
export type TrackAction = 'updateTrack' | 'publishTrack' | 'unpublishTrack' | 'deleteTrack'

const mayEdit = (who: Who) => passes('editorTrack', who.role, who.permissions)

/** What somebody may do with a diploma; whether tracks hang on it shows when deleting. */
export const diplomaActions = ({ isPublished }: Shown, who: Who): DiplomaAction[] =>
  mayEdit(who) ? ['updateDiploma', isPublished ? 'unpublishDiploma' : 'publishDiploma', 'deleteDiploma'] : []

/** What somebody may do with a track; whether somebody has completed it shows when deleting. */
export const trackActions = ({ isPublished }: Shown, who: Who): TrackAction[] =>
  mayEdit(who) ? ['updateTrack', isPublished ? 'unpublishTrack' : 'publishTrack', 'deleteTrack'] : []
