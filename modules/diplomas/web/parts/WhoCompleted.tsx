import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { completionsOf } from './buttons.ts'

/** How many have completed a track, in the words of the page; to whoever works with people it leads to who they are. */
export function WhoCompleted({ track, children }: { track: { ID: number; Completed: number }; children: ReactNode }) {
  const seesPeople = useMayPass('reviewers')
  if (!seesPeople || track.Completed === 0) return children
  return (
    <Anchor component={AppLink} to={completionsOf(track.ID) as '/'} inherit>
      {children}
    </Anchor>
  )
}
